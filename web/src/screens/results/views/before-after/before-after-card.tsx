import type { Finding, Reading } from '@redmark/contract';
import { CopyButton } from '../../notes/copy-button.tsx';
import { gainText } from '../../report/report-tabs.ts';
import { differencesOf, type Piece } from './differences.ts';

type Props = { rewrite: Reading['rewrites'][number]; finding: Finding; onShow: () => void };

export function BeforeAfterCard({ rewrite, finding, onShow }: Props) {
  const { before, after } = differencesOf(rewrite.before, rewrite.after);
  const worth = gainText(finding.gain);
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 pt-4">
        <h3 className="font-sans text-16 font-semibold tracking-normal">
          <span className="chip mr-2 align-[0.1em]">
            <span className="sr-only">Note </span>
            {finding.number}
          </span>
          {finding.title}
        </h3>
        {worth && <span className="figures text-12 font-semibold text-good">{worth}</span>}
      </header>
      <div className="px-5 py-4">
        <p className="text-12 font-semibold text-pen">Before</p>
        <p className="mt-1 font-serif break-words">{before.map(marked)}</p>
      </div>
      <div className="mt-auto rounded-b-card border-line border-t bg-good-wash px-5 py-4">
        <div className="flex items-center justify-between gap-3">
          <p className="text-12 font-semibold text-good">After</p>
          <CopyButton text={rewrite.after} />
        </div>
        <p className="mt-1 font-serif break-words">{after.map(marked)}</p>
        <button
          type="button"
          onClick={onShow}
          className="mt-2 min-h-8 text-12 font-medium underline decoration-edge underline-offset-4 hover:decoration-ink"
        >
          Show on the page<span className="sr-only">, note {finding.number}</span>
        </button>
      </div>
    </article>
  );
}

function marked({ text, kind }: Piece, index: number) {
  switch (kind) {
    case 'same':
      return text;
    case 'gone':
      return (
        <del key={index} className="text-pen decoration-2">
          {text}
        </del>
      );
    case 'new':
      return (
        <ins key={index} className="font-semibold text-good no-underline">
          {text}
        </ins>
      );
    case 'blank':
      return (
        <mark key={index} className="border-amber border-b-2 border-dashed bg-transparent text-ink">
          {text}
        </mark>
      );
  }
}
