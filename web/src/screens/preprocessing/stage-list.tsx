import { StageName, stages } from '@redmark/contract';
import { Check } from 'lucide-react';
import { stageText } from './stage-text.ts';

const names = StageName.options.filter((name) => name !== 'done');

/** The stages of a grading: done, under way, and to come. */
export function StageList({ now }: { now: StageName }) {
  return (
    <ol className="flex flex-col gap-2 border-line border-t pt-6 text-14">
      {names.map((name) => {
        const over = stages[name] < stages[now];
        const current = name === now;
        return (
          <li
            key={name}
            aria-current={current ? 'step' : undefined}
            className={`flex items-center gap-3 ${current ? 'font-semibold text-ink' : 'text-soft'}`}
          >
            <span className="grid size-5 place-items-center">
              {over ? (
                <Check className="size-4 text-good" aria-label="done" />
              ) : (
                <span className={`size-2 rounded-full ${current ? 'breathe bg-pen' : 'bg-line'}`} aria-hidden="true" />
              )}
            </span>
            {stageText[name]}
          </li>
        );
      })}
    </ol>
  );
}
