import type { Category, Grading } from '@redmark/contract';
import { GradeSeal } from '../../parts/grade-seal.tsx';
import { CategoryCard } from './category-card.tsx';
import { countOf, suggestionsOf, tabs } from './report-tabs.ts';

type Props = { grading: Grading; fileName: string; onOpen: (category: Category) => void };

export function ReportHead({ grading, fileName, onOpen }: Props) {
  const { finalGrade, profile, scores, strengths } = grading;
  const count = suggestionsOf(grading);
  return (
    <header className="border-line border-b">
      <div className="wrap grid items-start gap-8 py-8 laptop:grid-cols-[minmax(0,1fr)_auto] laptop:gap-x-16 laptop:py-12">
        <div className="flex items-start justify-between gap-6">
          <div className="flex min-w-0 flex-col gap-3">
            <h1 className="text-36 text-balance tablet:text-48">
              {profile.firstName ? `${profile.firstName}’s Resume Report` : 'Your Resume Report'}
            </h1>
            <p className="font-serif text-22 font-semibold" role="heading" aria-level={2}>
              <span className="text-pen">“{count} {count === 1 ? 'suggestion' : 'suggestions'}”</span> to improve your resume
            </p>
            <p className="max-w-measure text-soft">
              We read every word of <span className="break-words text-ink">{fileName}</span>. The numbers say where to
              begin: mark 1 costs you most.
            </p>
          </div>
          <div className="stamp w-24 shrink-0 [animation-delay:200ms] tablet:w-32 laptop:hidden">
            <GradeSeal grade={finalGrade.Cumulative} label="Final grade" />
          </div>
        </div>
        <div className="stamp hidden w-40 [animation-delay:200ms] laptop:row-span-2 laptop:block">
          <GradeSeal grade={finalGrade.Cumulative} label="Final grade" />
          <p className="figures mt-2 text-center text-14 text-soft">{scores.Cumulative.toFixed(1)} of 100</p>
        </div>
        <ul className="grid gap-3 tablet:grid-cols-3">
          {tabs.map(({ category, name, grade }) => (
            <li key={category}>
              <CategoryCard
                name={name === 'Formatting' ? 'Format' : name}
                grade={finalGrade[grade]}
                score={scores[grade]}
                count={countOf(grading, category)}
                onOpen={() => onOpen(category)}
              />
            </li>
          ))}
        </ul>
        {strengths.length > 0 && <Strengths strengths={strengths.slice(0, 3)} />}
      </div>
    </header>
  );
}

function Strengths({ strengths }: { strengths: string[] }) {
  return (
    <div className="flex flex-col gap-1 text-14 laptop:col-span-2 laptop:flex-row laptop:gap-6">
      <h2 className="shrink-0 font-sans text-14 font-semibold tracking-normal text-good">Already good</h2>
      <ul className="flex flex-col gap-x-6 gap-y-1 text-soft laptop:flex-row laptop:flex-wrap">
        {strengths.map((strength) => (
          <li key={strength}>{strength}</li>
        ))}
      </ul>
    </div>
  );
}
