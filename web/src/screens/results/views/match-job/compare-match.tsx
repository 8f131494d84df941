import { type Match, matchAdvert } from '@redmark/contract';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useCall } from '../../../../parts/calls/use-call.ts';
import { controlClass, FieldFrame } from '../../../../parts/form/field-frame.tsx';
import { dateText, nameOf } from '../../../../parts/report/report-words.ts';
import { useReports } from '../../../../parts/report/use-reports.ts';
import { shownOnlyIn } from './demand-text.ts';

type Props = { resumeId: string; match: Match; text: string };

/** The same advert matched with another resume of the account. */
export function CompareMatch({ resumeId, match, text }: Props) {
  const id = useId();
  const [other, setOther] = useState<Match>();
  const { reports } = useReports({ search: '', order: 'Date' });
  const others = reports.filter((report) => report.resumeId !== resumeId);
  const matching = useCall(matchAdvert, { onSuccess: setOther });
  if (others.length === 0) return null;

  function choose(chosen: string) {
    setOther(undefined);
    if (chosen) void matching.mutate({ params: { id: chosen }, body: { text } });
  }

  return (
    <section aria-labelledby="compare-match" className="flex flex-col gap-4">
      <h3 id="compare-match" className="text-22">
        Another version of your resume
      </h3>
      <FieldFrame id={id} label="Match the same advert with" error={undefined}>
        <div className="relative max-w-measure">
          <select
            id={id}
            defaultValue=""
            aria-busy={matching.isPending}
            className={`${controlClass} appearance-none truncate pr-10`}
            onChange={({ currentTarget: { value } }) => choose(value)}
          >
            <option value="">Choose a resume</option>
            {others.map((report) => (
              <option key={report.resumeId} value={report.resumeId}>
                {nameOf(report.fileName)}, {dateText(report.createdAt)}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-soft"
          />
        </div>
      </FieldFrame>
      <div aria-live="polite">{other && <Difference match={match} other={other} />}</div>
    </section>
  );
}

function Difference({ match, other }: { match: Match; other: Match }) {
  const sides = [
    { name: 'This resume', score: match.score, only: shownOnlyIn(match, other) },
    { name: 'The other', score: other.score, only: shownOnlyIn(other, match) },
  ];
  return (
    <dl className="grid gap-4 tablet:grid-cols-2">
      {sides.map(({ name, score, only }) => (
        <div key={name} className="rounded-card border border-line bg-surface p-5">
          <dt className="text-14 font-medium text-soft">{name}</dt>
          <dd>
            <span className="figures font-serif text-28 font-semibold">{score.toFixed(1)}</span>
            <span className="mt-1 block text-14 break-words">
              {only.length > 0 ? `Only it shows: ${only.join(', ')}.` : 'It shows nothing that the other does not.'}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
