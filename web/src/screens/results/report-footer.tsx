import { Link } from 'react-router';
import { GiveFeedback } from './feedback/give-feedback.tsx';
import { useReport } from './report/report-context.ts';

export function ReportFooter() {
  const { grading, isShared } = useReport();
  const { insights, rubricVersion } = grading;
  return (
    <div className="border-line border-t bg-surface">
      <div className="wrap grid gap-8 py-12 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <div className="flex max-w-measure flex-col gap-4 text-14 text-soft">
          <p>
            Graded by rubric <span className="figures font-medium text-ink">{rubricVersion}</span>. The same file gets
            the same report.{' '}
            <Link
              to="/rubric"
              className="underline decoration-edge underline-offset-4 hover:text-ink hover:decoration-ink"
            >
              Read every rule
            </Link>
          </p>
          <p>This is what we found, not everything a careful reader may see.</p>
          {!isShared && <GiveFeedback />}
        </div>
        {insights.length > 0 && (
          <div className="flex flex-col gap-4">
            <h2 className="text-22">Worth knowing</h2>
            <dl className="grid gap-4 tablet:grid-cols-2">
              {insights.map(({ title, text }) => (
                <div key={title} className="text-14">
                  <dt className="font-semibold">{title}</dt>
                  <dd className="text-soft">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </div>
  );
}
