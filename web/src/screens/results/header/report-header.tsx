import type { Category } from '@redmark/contract';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { ArrivalHeading } from '../../../parts/layout/arrival-heading.tsx';
import { GradeSeal } from '../../../parts/report/grade-seal.tsx';
import { useSession } from '../../../session/use-session.ts';
import { type Report, useReport } from '../report/report-context.ts';
import { countOf, suggestionsOf, tabs } from '../report/report-tabs.ts';
import { CategoryCard } from './category-card.tsx';
import { ReadAsLine } from './read-as-line.tsx';
import { ReportActions } from './report-actions.tsx';

/** From this confidence on, everything that matters was read. */
const sureReading = 0.9;

type Props = { onOpen: (category: Category) => void; onPrint: () => void };

export function ReportHeader({ onOpen, onPrint }: Props) {
  const { grading, fileName, resumeId, ownId, isShared, author } = useReport();
  const { finalGrade, profile, scores, strengths, failedRules } = grading;
  const count = suggestionsOf(grading);
  const { user } = useSession();
  // A report of one's own, where no name could be read, bears the name of the account.
  const firstName = profile.firstName || (ownId ? user?.firstName : '');
  return (
    <header className="wrap grid overflow-x-clip grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-4 py-6 laptop:grid-cols-[minmax(0,1fr)_17rem_auto] laptop:items-center laptop:gap-x-8 laptop:py-8 desktop:gap-x-12">
      <div className="flex flex-col gap-2 laptop:self-end">
        <ArrivalHeading className="text-28 tablet:text-36 desktop:text-48">
          {firstName ? `${firstName}’s Resume Report` : 'Resume Report'}
        </ArrivalHeading>
        <h2 className="text-18 tablet:text-22">
          <span className="text-pen">
            “{count} {count === 1 ? 'suggestion' : 'suggestions'}”
          </span>{' '}
          to improve {isShared ? 'this' : 'your'} resume
        </h2>
      </div>
      <div className="w-24 text-center tablet:w-36 laptop:col-start-3 laptop:row-span-2 laptop:row-start-1 laptop:w-36">
        <div className="stamp [animation-delay:200ms]">
          <GradeSeal grade={finalGrade.Cumulative} label="Final grade" />
        </div>
        <p className="figures mt-2 text-14 text-soft">
          {finalGrade.Cumulative === null ? 'No grade, no charge' : `${scores.Cumulative.toFixed(1)} of 100`}
        </p>
        <Partial finalGrade={finalGrade} failedRules={failedRules} />
      </div>
      <section
        aria-labelledby="cumulative-grading"
        className="col-span-2 flex flex-col gap-2 laptop:col-span-1 laptop:col-start-2 laptop:row-span-2 laptop:row-start-1"
      >
        <h2 id="cumulative-grading" className="small-caps-label font-sans text-soft">
          Cumulative grading
        </h2>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2 laptop:grid-cols-1">
          {tabs.map(({ category, name, grade }) => (
            <li key={category}>
              <CategoryCard
                name={name === 'Formatting' ? 'Format' : name}
                grade={finalGrade[grade]}
                why={category === 'writing' ? 'Only English is checked' : 'Not enough was read'}
                score={scores[grade]}
                count={countOf(grading, category)}
                onOpen={() => onOpen(category)}
              />
            </li>
          ))}
        </ul>
      </section>
      <div className="col-span-2 flex flex-col gap-3 laptop:col-span-1 laptop:col-start-1 laptop:self-start">
        {author && (
          <p className="font-medium break-words">
            {author} {isShared ? 'shares this report with you' : 'handed this report over to you'}.
          </p>
        )}
        <p className="max-w-measure text-soft">
          We graded <span className="break-words text-ink">{fileName}</span>
          {leadOf(grading, count)}
          {ownId && (
            <>
              {' '}
              This report is saved on{' '}
              <Link to="/dashboard" className="underline decoration-edge underline-offset-4 hover:decoration-ink">
                your dashboard
              </Link>
              .
            </>
          )}
        </p>
        {resumeId !== undefined && <ReadAsLine />}
        {strengths.length > 0 && <Strengths strengths={strengths.slice(0, 3)} />}
        <ReportActions onPrint={onPrint} />
      </div>
    </header>
  );
}

/** Says of what the final grade is not made. */
function Partial({ finalGrade, failedRules }: Pick<Report['grading'], 'finalGrade' | 'failedRules'>) {
  const isWhole = finalGrade.Cumulative === null || (finalGrade.Content !== null && failedRules.length === 0);
  if (isWhole) return null;
  return (
    <p className="text-14 text-pen">
      {finalGrade.Content === null ? 'Partial: too little was read for Content' : 'Partial: not everything was checked'}
    </p>
  );
}

/** What the findings amount to: nothing, polish only, or where to begin. */
function leadOf({ findings, confidence, understood = confidence }: Report['grading'], count: number): string {
  const unread =
    Math.min(confidence, understood) < sureReading
      ? ' Some of it was hard to read: “What software reads” shows what arrived.'
      : '';
  if (count === 0) return ` and found nothing to mark.${unread}`;
  const isPolish = findings.every(({ severity }) => severity === 'minor');
  return isPolish
    ? `. Nothing grave was found: what is marked is polish.${unread}`
    : `. “Fix first” shows which marks are worth most.${unread}`;
}

function Strengths({ strengths }: { strengths: string[] }) {
  return (
    <ul aria-label="Already good" className="flex flex-col gap-1 text-14">
      {strengths.map((strength) => (
        <li key={strength} className="flex items-start gap-2">
          <Check className="mt-1 size-4 shrink-0 text-good" aria-hidden="true" />
          {strength}
        </li>
      ))}
    </ul>
  );
}
