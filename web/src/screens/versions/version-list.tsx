import type { Version } from '@redmark/contract';
import { Link } from 'react-router';
import { Button, LinkButton } from '../../parts/controls/button.tsx';
import { GradeBadge } from '../../parts/report/grade-badge.tsx';
import { dateText, nameOf } from '../../parts/report/report-words.ts';
import { reportPath } from '../../session/last-report.ts';

type Props = { versions: Version[]; isBusy: boolean; onLeave: (version: Version) => void };

const parts = [
  { part: 'Content', name: 'Content' },
  { part: 'Format', name: 'Formatting' },
  { part: 'Writing', name: 'Writing' },
] as const;

/** Each version with its grades, how far it moved from the one before, and the way to what changed. */
export function VersionList({ versions, isBusy, onLeave }: Props) {
  return (
    <ol aria-label="Versions, the newest first" className="border-line border-t">
      {versions.map((version, at) => {
        const before = versions[at + 1];
        const name = nameOf(version.fileName) || 'No Name';
        return (
          <li key={version.resumeId} className="flex flex-wrap items-start gap-x-6 gap-y-4 border-line border-b py-5">
            <GradeBadge grade={version.grades.Cumulative} />
            <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
              <Link
                to={reportPath(version.resumeId)}
                className="self-start font-medium break-words underline decoration-edge underline-offset-4 hover:decoration-ink"
              >
                {name}
              </Link>
              <p className="figures text-14 text-soft">
                {dateText(version.createdAt)} · {version.scores.Cumulative.toFixed(1)} of 100
                {before && <Moved by={version.scores.Cumulative - before.scores.Cumulative} />}
              </p>
              <p className="figures text-14 text-soft">
                {parts
                  .map(({ part, name: label }) => `${label} ${version.grades[part]?.replace('-', '−') ?? '–'}`)
                  .join(' · ')}
              </p>
              {version.changes && (
                <p className="figures text-14">
                  {version.changes.fixed} {version.changes.fixed === 1 ? 'note' : 'notes'} fixed,{' '}
                  {version.changes.added} new
                </p>
              )}
              {before && before.rubricVersion !== version.rubricVersion && (
                <p className="text-14 text-amber">
                  Graded by a newer rubric: some differences come from it, not from you.
                </p>
              )}
            </div>
            <div className="flex flex-wrap gap-3">
              {before && (
                <LinkButton
                  look="quiet"
                  size="small"
                  to={`/compare?before=${before.resumeId}&after=${version.resumeId}`}
                  aria-label={`What changed in ${name}`}
                >
                  What changed
                </LinkButton>
              )}
              {versions.length > 1 && (
                <Button
                  look="ghost"
                  size="small"
                  aria-disabled={isBusy}
                  aria-label={`Take out ${name}`}
                  onClick={() => onLeave(version)}
                >
                  Take out
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Moved({ by }: { by: number }) {
  if (Math.abs(by) < 0.05) return <> · same score</>;
  return (
    <>
      {' · '}
      <span className={by > 0 ? 'font-semibold text-good' : 'font-semibold text-pen'}>
        {by > 0 ? '+' : '−'}
        {Math.abs(by).toFixed(1)}
      </span>
    </>
  );
}
