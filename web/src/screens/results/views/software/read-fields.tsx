import type { ReadEntry, Reading } from '@redmark/contract';
import type { ReactNode } from 'react';
import type { Spot } from '../read-page.tsx';
import { ReadItem } from './read-item.tsx';

type Props = { reading: Reading; onSpot: (spot: Spot | undefined) => void };

const names = { name: 'Name', email: 'Email', phone: 'Phone', location: 'Location', link: 'Link' } as const;
const single = ['name', 'email', 'phone', 'location'] as const;

/** Contact details, then every section with its entries, as fields. */
export function ReadFields({ reading, onSpot }: Props) {
  const { fields, sections, skills, lines } = reading;
  const links = fields.filter(({ field }) => field === 'link');
  return (
    <div className="flex flex-col gap-8">
      <Part title="Contact">
        <dl className="flex flex-col">
          {single.map((name) => {
            const found = fields.find(({ field }) => field === name);
            return (
              <ReadItem key={name} name={names[name]} text={found?.text ?? ''} at={found?.at ?? []} onSpot={onSpot} />
            );
          })}
          {links.map(({ text, at }) => (
            <ReadItem key={text} name="Link" text={text} at={at} onSpot={onSpot} />
          ))}
        </dl>
      </Part>
      {sections.map(({ title, kind, entries, rest, at }) => (
        <Part key={title + boxKey(at)} title={title} kind={kindText(kind, title)}>
          {entries.map((entry) => (
            <Entry
              key={entry.header + boxKey(entry.at) + (entry.lines[0] ?? '')}
              entry={entry}
              isStudy={kind === 'education'}
              lines={entry.lines.map((at) => lines[at]).filter((line) => line !== undefined)}
              onSpot={onSpot}
            />
          ))}
          {kind === 'skills' && skills.length > 0 ? (
            <ul aria-label="Skills" className="flex flex-wrap gap-2">
              {[...new Set(skills)].map((skill) => (
                <li key={skill} className="rounded-control border border-line bg-surface px-2 py-1 text-14 break-words">
                  {skill}
                </li>
              ))}
            </ul>
          ) : (
            rest.length > 0 && (
              <p className="whitespace-pre-line text-14 break-words">
                {rest.join(kind === 'summary' || kind === 'objective' ? ' ' : '\n')}
              </p>
            )
          )}
          {entries.length === 0 && rest.length === 0 && (
            <p className="text-14 text-amber">Nothing was read under this title.</p>
          )}
        </Part>
      ))}
    </div>
  );
}

/** Two fields may have the same text, but never the same box. */
const boxKey = ([first]: Spot) => (first ? ` ${first.page} ${first.box.join(' ')}` : '');

/** The kind of a section, unless its title names it already. */
function kindText(kind: string, title: string): string | undefined {
  if (kind === 'other') return 'not recognized';
  return title.toLowerCase().includes(kind) ? undefined : kind;
}

function Part({ title, kind, children }: { title: string; kind?: string | undefined; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-22">
        {title}
        {kind && <span className="font-sans text-12 font-medium tracking-normal text-soft">read as: {kind}</span>}
      </h3>
      {children}
    </section>
  );
}

type EntryProps = {
  entry: ReadEntry;
  isStudy: boolean;
  lines: Reading['lines'];
  onSpot: Props['onSpot'];
};

function Entry({ entry, isStudy, lines, onSpot }: EntryProps) {
  const { title, organisation, location, date, at, header } = entry;
  const isNamed = title !== '' || organisation !== '';
  return (
    <div className="border-line border-l-2 pl-4">
      <dl className="flex flex-col">
        {isNamed ? (
          <>
            <ReadItem name={isStudy ? 'Degree' : 'Title'} text={title} at={at} onSpot={onSpot} />
            <ReadItem name={isStudy ? 'School' : 'Employer'} text={organisation} at={at} onSpot={onSpot} />
          </>
        ) : (
          header && <ReadItem name="Name" text={header} at={at} onSpot={onSpot} />
        )}
        {header && <ReadItem name="Dates" text={date} at={at} onSpot={onSpot} />}
        {location && <ReadItem name="Place" text={location} at={at} onSpot={onSpot} />}
        {lines.length > 0 && (
          <div className="grid gap-x-4 py-2 tablet:grid-cols-[6rem_minmax(0,1fr)]">
            <dt className="text-14 text-soft">Lines</dt>
            <dd>
              <ul className="flex flex-col gap-1.5">
                {lines.map((line) => (
                  <li
                    key={line.text + boxKey(line.at)}
                    className="text-14 break-words hover:bg-line/50"
                    onMouseEnter={() => onSpot(line.at)}
                    onMouseLeave={() => onSpot(undefined)}
                  >
                    {line.isBullet && <span aria-hidden="true">• </span>}
                    {line.text}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
