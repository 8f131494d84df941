import type { Client, ClientOrder, ClientPart } from '@redmark/contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { dateText } from '../../parts/report/report-words.ts';
import { clientPath } from './client-words.ts';
import { type Filters, sortedBy } from './filters.ts';

type Props = { clients: Client[]; filters: Filters; onChange: (filters: Filters) => void };

const parts: { part: ClientPart; name: string }[] = [
  { part: 'Content', name: 'Content' },
  { part: 'Format', name: 'Formatting' },
  { part: 'Writing', name: 'Writing' },
];

/** The clients with the grades of their newest report; a heading sorts by its column. */
export function ClientTable({ clients, filters, onChange }: Props) {
  const { order = 'name', direction = 'up', part = 'Cumulative' } = filters;
  const heading = (one: ClientOrder, text: string, sortedPart: ClientPart = 'Cumulative', className = '') => {
    const isSorted = order === one && (one !== 'grade' || part === sortedPart);
    const Arrow = direction === 'up' ? ArrowUp : ArrowDown;
    const next = () =>
      onChange(
        isSorted || one !== 'grade'
          ? sortedBy(filters, one)
          : { ...filters, part: sortedPart === 'Cumulative' ? undefined : sortedPart, order: one, direction: 'up' },
      );
    return (
      <th
        key={text}
        scope="col"
        aria-sort={isSorted ? (direction === 'up' ? 'ascending' : 'descending') : 'none'}
        className={`pr-4 text-left font-medium ${className}`}
      >
        <button type="button" onClick={next} className="inline-flex min-h-11 items-center gap-1 rounded-control">
          {text}
          {isSorted && <Arrow className="size-4" aria-hidden="true" />}
        </button>
      </th>
    );
  };

  return (
    <table className="figures w-full text-14">
      <caption className="sr-only">Your clients</caption>
      <thead className="border-line border-b text-soft">
        <tr>
          {heading('name', 'Name')}
          {heading('grade', 'Grade')}
          {parts.map(({ part: one, name }) => heading('grade', name, one, 'hidden tablet:table-cell'))}
          {heading('date', 'Newest report')}
          <th scope="col" className="hidden text-left font-medium laptop:table-cell">
            Labels
          </th>
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <Row key={client.id} client={client} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ client: { id, name, email, labels, resumes, newest } }: { client: Client }) {
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className="max-w-0 min-w-40 py-3 pr-4 text-left font-normal tablet:w-1/3">
        <Link
          to={clientPath(id)}
          className="inline-flex min-h-6 max-w-full items-center text-16 font-medium underline decoration-edge underline-offset-4 hover:decoration-ink"
        >
          <span className="truncate">{name}</span>
        </Link>
        <span className="block truncate text-soft">
          {[email, `${resumes} ${resumes === 1 ? 'resume' : 'resumes'}`].filter(Boolean).join(' · ')}
        </span>
        <span className="block truncate text-soft laptop:hidden">{labels.join(', ')}</span>
      </th>
      <td className="py-3 pr-4 whitespace-nowrap">
        <span className="font-serif text-18 font-semibold">{letterOf(newest?.grades.Cumulative)}</span>
        {newest?.grades.Cumulative && <span className="text-soft"> {newest.score.toFixed(1)}</span>}
      </td>
      {parts.map(({ part }) => (
        <td key={part} className="hidden py-3 pr-4 tablet:table-cell">
          {letterOf(newest?.grades[part])}
        </td>
      ))}
      <td className="py-3 pr-4">{newest ? dateText(newest.createdAt) : <span className="text-soft">None yet</span>}</td>
      <td className="hidden py-3 laptop:table-cell">
        <span className="flex flex-wrap gap-1">
          {labels.map((label) => (
            <span key={label} className="rounded-full bg-line px-2 py-0.5 text-12">
              {label}
            </span>
          ))}
        </span>
      </td>
    </tr>
  );
}

const letterOf = (grade: string | null | undefined) => grade?.replace('-', '−') ?? '–';
