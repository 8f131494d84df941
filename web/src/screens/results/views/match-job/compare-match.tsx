import { type Match, matchAdvert } from '@redmark/contract';
import { useState } from 'react';
import { useCall } from '../../../../parts/calls/use-call.ts';
import { SelectField } from '../../../../parts/form/select-field.tsx';
import { dateText, nameOf } from '../../../../parts/report/report-words.ts';
import { useReports } from '../../../../parts/report/use-reports.ts';
import { shownOnlyIn } from './demand-text.ts';

type Props = { resumeId: string; match: Match; text: string };

/** The same advert matched with another resume of the account. */
export function CompareMatch({ resumeId, match, text }: Props) {
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
      <div className="max-w-measure">
        <SelectField
          label="Match the same advert with"
          empty="Choose a resume"
          options={others.map(
            ({ resumeId, fileName, createdAt }) => [resumeId, `${nameOf(fileName)}, ${dateText(createdAt)}`] as const,
          )}
          defaultValue=""
          aria-busy={matching.isPending}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
      </div>
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
