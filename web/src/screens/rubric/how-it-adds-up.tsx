import type { ReactNode } from 'react';
import { letterAt, rubric } from './rubric.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The arithmetic, in sentences and in its own formulas. */
export function HowItAddsUp() {
  const { weights, weightsWithoutWriting, kappa, weakestPlus, objectiveCaps } = rubric;
  const caps = objectiveCaps
    .toReversed()
    .map(({ from, total }) => `from ${from} on at most ${letterAt(total)}`)
    .join(', ');
  return (
    <ol className="flex flex-col gap-6">
      <Step title="Rules cost points">
        The first note of a rule costs about its weight, further ones less and less, and all together never more than
        its maximum. In a longer resume the same number of notes weighs less.
        <Formula>cost = max · (1 − e^(−weight · notes / max))</Formula>
      </Step>
      <Step title="Costs make three grades">
        {`Content, Formatting and Writing each start at 100 and fall with what their rules cost. Content falls at ${kappa.content} of the pace.`}
        <Formula>{`score = 100 · e^(−${kappa.content} · cost / 100) for Content, 100 · e^(−cost / 100) for the others`}</Formula>
      </Step>
      <Step title="Three grades make one">
        {`The final score is ${percent(weights.content)} Content, ${percent(weights.formatting)} Formatting and ${percent(weights.writing)} Writing, and never more than ${weakestPlus} points above the weakest of them. Where the text is not English, Writing is not graded, and Content counts ${percent(weightsWithoutWriting.content)}, Formatting ${percent(weightsWithoutWriting.formatting)}.`}
      </Step>
      <Step title="Some things set a limit">
        {`Without an email address, and in a few other cases named below, a grade cannot rise above a letter however good the rest is. Plain errors limit the final grade as well: ${caps}. Plain errors are misspellings, wrong words, doubled words, articles and number agreement.`}
      </Step>
      <Step title="Adding a flaw never helps">
        Mending what a note tells never lowers a grade, and a new flaw never raises one. Names, schools, employers,
        nationality, gender and gaps between jobs change nothing. Text nobody can see changes nothing either.
      </Step>
    </ol>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="flex max-w-measure flex-col gap-1">
      <h3 className="text-22">{title}</h3>
      <div className="flex flex-col gap-2 text-soft">{children}</div>
    </li>
  );
}

function Formula({ children }: { children: string }) {
  return <p className="figures border-line border-l-2 pl-4 font-serif text-ink">{children}</p>;
}
