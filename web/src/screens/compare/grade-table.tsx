import type { ComparedSide } from '@redmark/contract';

type Props = { before: ComparedSide; after: ComparedSide };

const rows = [
  { part: 'Cumulative', name: 'Final grade' },
  { part: 'Content', name: 'Content' },
  { part: 'Format', name: 'Formatting' },
  { part: 'Writing', name: 'Writing' },
] as const;

export function GradeTable({ before, after }: Props) {
  return (
    <table className="figures w-full text-14">
      <caption className="sr-only">Grades of both reports</caption>
      <thead className="text-left text-12 text-soft">
        <tr>
          <th scope="col" className="pb-2 font-medium">
            Part
          </th>
          <th scope="col" className="pb-2 font-medium">
            Before
          </th>
          <th scope="col" className="pb-2 font-medium">
            After
          </th>
          <th scope="col" className="pb-2 text-right font-medium">
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, name }) => (
          <tr key={part} className="border-line border-t">
            <th scope="row" className="py-2.5 text-left font-medium">
              {name}
            </th>
            <td className="py-2.5">{gradeOf(before, part)}</td>
            <td className="py-2.5 font-semibold">{gradeOf(after, part)}</td>
            <td className="py-2.5 text-right">
              <Change by={after.scores[part] - before.scores[part]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function gradeOf({ grades, scores }: ComparedSide, part: (typeof rows)[number]['part']): string {
  const grade = grades[part];
  return grade === null ? 'not graded' : `${grade.replace('-', '−')} · ${scores[part].toFixed(1)}`;
}

function Change({ by }: { by: number }) {
  if (Math.abs(by) < 0.05) return <span className="text-soft">same</span>;
  return (
    <span className={by > 0 ? 'font-semibold text-good' : 'font-semibold text-pen'}>
      {by > 0 ? '+' : '−'}
      {Math.abs(by).toFixed(1)}
    </span>
  );
}
