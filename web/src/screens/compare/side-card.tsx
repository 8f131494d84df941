import type { ComparedSide } from '@redmark/contract';
import { Link } from 'react-router';
import { GradeBadge } from '../../parts/report/grade-badge.tsx';
import { dateText, nameOf } from '../../parts/report/report-words.ts';
import { reportPath } from '../../session/last-report.ts';

/** One of the two reports: its first page, its grade, and a link to it. */
export function SideCard({ side, label }: { side: ComparedSide; label: string }) {
  const name = nameOf(side.fileName);
  return (
    <article aria-label={`${label}: ${name}`} className="flex min-w-0 flex-col gap-3">
      <p className="small-caps-label text-soft">{label}</p>
      <div className="relative">
        <div className="aspect-[504/560] overflow-hidden bg-page shadow-paper">
          {side.image && <img src={side.image} alt={`First page of ${name}`} className="w-full" />}
        </div>
        <div className="absolute -right-2 bottom-3 tablet:-right-4">
          <GradeBadge grade={side.grades.Cumulative} />
        </div>
      </div>
      <div className="min-w-0">
        <Link
          to={reportPath(side.resumeId)}
          className="block truncate font-medium underline decoration-edge underline-offset-4 hover:decoration-ink"
        >
          {name}
        </Link>
        <p className="figures text-14 text-soft">{dateText(side.createdAt)}</p>
      </div>
    </article>
  );
}
