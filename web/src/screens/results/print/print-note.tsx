import type { Finding } from '@redmark/contract';
import { isRemark, signOf } from '../remarks/remark-finding.ts';
import { gainText, penOf, weights } from '../report/report-tabs.ts';

/** A note on paper names the page of its box, since nothing can be clicked there. */
export function PrintNote({ finding, isDone }: { finding: Finding; isDone: boolean }) {
  const { number, title, advice, text, rewrite, severity, gain, boxes } = finding;
  const position = boxes[0] ? `page ${boxes[0].page + 1}` : 'the whole resume';
  const about = [
    isRemark(finding) ? undefined : weights[severity],
    gainText(gain),
    position,
    isDone ? 'done' : undefined,
  ].filter(Boolean);
  return (
    <article className="print-note">
      <span className="print-number" data-pen={penOf(finding)}>
        {signOf(number)}
      </span>
      <div>
        <h3>{title}</h3>
        <p className="print-about">{about.join(' · ')}</p>
        <p className={isRemark(finding) ? 'whitespace-pre-line' : undefined}>
          {isRemark(finding) ? advice : advice.replaceAll('**', '')}
        </p>
        {text && <p className="print-quote">“{text}”</p>}
        {rewrite && <p className="print-better">Better: {rewrite.replaceAll('**', '')}</p>}
      </div>
    </article>
  );
}
