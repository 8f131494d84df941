import type { DemandMatch, FoundCandidate } from '@redmark/contract';
import { Check, CircleDashed, X } from 'lucide-react';
import { Button } from '../../../parts/controls/button.tsx';

type Props = { person: FoundCandidate; isChosen: boolean; onChoose: () => void };

const statuses: [status: DemandMatch['status'], label: string, Icon: typeof Check, color: string][] = [
  ['shown', 'Shown', Check, 'text-good'],
  ['listed', 'Listed only', CircleDashed, 'text-amber'],
  ['missing', 'Missing', X, 'text-pen'],
];

/** Somebody who fits, with what the resume shows, lists and lacks. */
export function FoundPerson({ person, isChosen, onChoose }: Props) {
  const { firstName, lastName, location, isRemote, years, languages, match } = person;
  const name = `${firstName} ${lastName}`;
  const about = [
    match.title.closest,
    location === '' ? 'place not told' : location,
    ...(isRemote ? ['asks for remote work'] : []),
    `${Math.round(years)} years of work`,
    ...languages,
  ].filter(Boolean);
  return (
    <li className="flex flex-col gap-2 border-line border-t py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="break-words text-18">{name}</h3>
          <p className="break-words text-14 text-soft">{about.join(' · ')}</p>
        </div>
        <div className="flex items-center gap-4">
          <span className="figures text-22">
            {match.score.toFixed(0)} <span className="text-14 text-soft">of 100</span>
          </span>
          <Button
            size="small"
            look="quiet"
            disabled={isChosen}
            aria-label={isChosen ? `On the shortlist: ${name}` : `Add ${name}`}
            onClick={onChoose}
          >
            {isChosen ? 'On the shortlist' : 'Add'}
          </Button>
        </div>
      </div>
      <details>
        <summary className="cursor-pointer text-14">
          {statuses
            .map(([status, label]) => `${label} ${match.demands.filter((demand) => demand.status === status).length}`)
            .join(', ')}
        </summary>
        <ul className="mt-2 flex flex-col">
          {statuses.flatMap(([status, label, Icon, color]) =>
            match.demands
              .filter((demand) => demand.status === status)
              .map((demand) => (
                <li
                  key={`${demand.kind} ${demand.text}`}
                  className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 py-1"
                >
                  <Icon aria-label={label} className={`mt-1 size-4 ${color}`} />
                  <div className="min-w-0 break-words">
                    {demand.text}
                    {demand.proofs.map(({ text }) => (
                      <p key={text} className="font-serif text-14">
                        “{text}”
                      </p>
                    ))}
                  </div>
                </li>
              )),
          )}
        </ul>
      </details>
    </li>
  );
}
