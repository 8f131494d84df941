import type { Finding } from '@redmark/contract';
import { useReport } from '../../report/report-context.ts';
import { ViewHead } from '../view-head.tsx';
import type { ViewProps } from '../view-props.ts';
import { BeforeAfterCard } from './before-after-card.tsx';

/** Every line for which a note proposes other words, before and after. */
export function BeforeAfter({ reading, onShow }: ViewProps<'reading'>) {
  const findings = new Map(useReport().grading.findings.map((finding) => [finding.number, finding]));
  const cards = reading.rewrites.flatMap((rewrite) => {
    const finding: Finding | undefined = findings.get(rewrite.number);
    return finding ? [{ rewrite, finding }] : [];
  });
  if (cards.length === 0) {
    return (
      <ViewHead title="Nothing to rewrite">
        No note proposes other words. Where a line could say more, its note asks you instead.
      </ViewHead>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <ViewHead title="Before and after">
        The words stay yours. What only you know stays in <Blank>brackets</Blank>: fill it in, or leave it out. We never
        make up a fact.
      </ViewHead>
      <ul className="grid gap-6 laptop:grid-cols-2">
        {cards.map(({ rewrite, finding }) => (
          <li key={rewrite.number}>
            <BeforeAfterCard rewrite={rewrite} finding={finding} onShow={() => onShow(finding)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Blank({ children }: { children: string }) {
  return <span className="border-amber border-b-2 border-dashed text-ink">[{children}]</span>;
}
