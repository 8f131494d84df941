import { Popover } from '@base-ui/react/popover';
import { useReport } from '../report/report-context.ts';
import { useCloseReading } from '../report/use-close-reading.ts';
import { takenFor } from './read-as-text.ts';

/** Career stage, language and kind of document, which decide what is asked of the resume. */
export function ReadAsLine() {
  const { data, isPending } = useCloseReading();
  const { stage, locale, finalGrade } = useReport().grading;
  const taken = takenFor({ stage, locale, english: finalGrade.Writing !== null, ...data?.reading?.readAs });
  return (
    <p className="text-14 text-soft">
      Read as: <span className="font-medium text-ink">{taken.map(({ name }) => name).join(', ')}</span>
      {/* The kind of document arrives with the close reading; its space is reserved, so that nothing shifts. */}
      {isPending && (
        <span className="invisible font-medium" aria-hidden="true">
          , resume
        </span>
      )}
      .{' '}
      <Popover.Root>
        <Popover.Trigger className="rounded-control underline decoration-edge underline-offset-4 hover:text-ink hover:decoration-ink">
          What this changes
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner sideOffset={8} align="start" className="z-30">
            <Popover.Popup className="max-w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-5 text-14 shadow-paper">
              <Popover.Title className="font-serif text-18 font-semibold">What your resume was taken for</Popover.Title>
              <dl className="mt-3 flex flex-col gap-3">
                {taken.map(({ what, name, effect }) => (
                  <div key={what}>
                    <dt className="font-medium">
                      {what}: {name}
                    </dt>
                    {effect && <dd className="text-soft">{effect}</dd>}
                  </div>
                ))}
              </dl>
              <Popover.Description className="mt-3 border-line border-t pt-3 text-soft">
                Names, schools, employers, nationality and gaps between jobs never change a grade.
              </Popover.Description>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </p>
  );
}
