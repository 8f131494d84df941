import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Groups } from './groups.tsx';
import { people, scores, swaps } from './swaps.ts';

const counts = [
  'What the advert requires, and where your resume shows it',
  'The work it describes, and what is welcome besides',
  'Job titles of the same trade',
  'Years of such work',
  'A level of education and languages, where the advert asks for them',
];
const never = [
  'Your name, gender, age, nationality and family',
  'A photo, or none',
  'Which school you went to, and whom you worked for',
  'A gap between two jobs',
  'The grade of your resume',
  'Repeated words, hidden text, and an advert pasted into the page',
];

const link = 'underline decoration-edge underline-offset-4 hover:decoration-ink';

/** What the matching compares, what it leaves out, and how that is tested. */
export function FairnessPage() {
  return (
    <>
      <header className="wrap py-12 laptop:py-16">
        <div className="flex max-w-measure flex-col gap-4">
          <h1 className="text-48 tablet:text-60">What counts, and what does not</h1>
          <p className="text-18 text-soft">
            When a resume is matched with a job, two texts are compared: what the job asks for, and what the resume
            shows of it. Every point has its line on the page. The same two texts always get the same score.
          </p>
        </div>
      </header>
      <div className="border-line border-t bg-surface">
        <div className="wrap grid gap-x-16 gap-y-12 py-12 tablet:grid-cols-2 laptop:py-16">
          <Points
            title="What counts"
            points={counts}
            icon={<Check className="mt-1 size-5 shrink-0 text-good" aria-hidden="true" />}
          />
          <Points
            title="What never counts"
            points={never}
            icon={<X className="mt-1 size-5 shrink-0 text-pen" aria-hidden="true" />}
          />
        </div>
      </div>
      <section aria-labelledby="tested" className="border-line border-t">
        <div className="wrap flex flex-col gap-6 py-12 laptop:py-16">
          <div className="flex max-w-measure flex-col gap-4">
            <h2 id="tested" className="text-36">
              How it is tested
            </h2>
            <p>
              {`${people} invented people of ${people} professions are matched with ${people} adverts, which makes ${scores} scores. Then one thing about all of them is changed, and every score is computed again. A version of the software by which a single score differs is not released.`}
            </p>
          </div>
          <Swaps />
          <Groups />
          <p className="max-w-measure text-14 text-soft">
            A gap between jobs is tried too: the right person keeps their place for every job. What this cannot show is
            how people read a resume once they have it. The people we send are chosen by a person, who sees the same
            lines as you do. See how requests work on the{' '}
            <Link to="/hiring" className={link}>
              hiring page
            </Link>
            , and what a grade is made of in{' '}
            <Link to="/rubric" className={link}>
              the rubric
            </Link>
            .
          </p>
        </div>
      </section>
    </>
  );
}

type PointsProps = { title: string; points: string[]; icon: ReactNode };

function Points({ title, points, icon }: PointsProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 border-ink border-t pt-4">
      <h2 className="text-28">{title}</h2>
      <ul className="flex flex-col gap-3">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            {icon}
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Swaps() {
  return (
    <table className="w-full border-line border-t text-left">
      <thead className="text-14 text-soft">
        <tr className="border-line border-b">
          <th scope="col" className="py-3 pr-4 font-medium">
            What is changed
          </th>
          <th scope="col" className="hidden py-3 pr-4 font-medium tablet:table-cell">
            Into what
          </th>
          <th scope="col" className="py-3 text-right font-medium">
            Scores that differ
          </th>
        </tr>
      </thead>
      <tbody>
        {swaps.map(({ changed, into }) => (
          <tr key={changed} className="border-line border-b align-top">
            <th scope="row" className="py-3 pr-4 font-medium">
              {changed}
              <span className="block text-14 font-normal text-soft tablet:hidden">{into}</span>
            </th>
            <td className="hidden py-3 pr-4 text-soft tablet:table-cell">{into}</td>
            <td className="figures py-3 text-right">{`0 of ${scores}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
