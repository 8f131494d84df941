import { useReport } from '../report/report-context.ts';

/** How many notes of the whole report are done. */
export function DoneProgress() {
  const { grading, done, onDone } = useReport();
  const total = grading.findings.length;
  if (!onDone || total === 0) return null;
  const count = grading.findings.filter(({ number }) => done.has(number)).length;
  return (
    <div className="flex flex-wrap items-center gap-3 text-14 text-soft">
      <progress className="pen-progress w-24! done-progress" value={count} max={total} aria-label="Notes done" />
      <p role="status" className="figures whitespace-nowrap">
        {count === total ? `All ${total} done` : `${count} of ${total} done`}
      </p>
    </div>
  );
}
