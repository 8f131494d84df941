import type { ReactNode } from 'react';
import { rubric } from './rubric.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The arithmetic, in sentences and in its own formulas. */
export function HowItAddsUp() {
  const { weights, weightsWithoutWriting, kappa, onset, meanPower, plainErrors } = rubric;
  return (
    <ol className="flex flex-col gap-6">
      <Step title="Rules cost points">
        The first note of a rule costs about its weight, further ones less and less, and all together never more than
        its maximum. In a longer resume the same number of notes weighs less.
        <Formula>cost = max · (1 − e^(−weight · notes / max))</Formula>
      </Step>
      <Step title="Costs make three grades">
        {`Content, Formatting and Writing each start at 100 and fall with what their rules cost. In Formatting and Writing the first faults cost up to ${onset.most.writing} points more than their rules say: readers forgive the tenth slip sooner than the first.`}
        <Formula>{`score = 100 · e^(−${kappa.content} · cost / 100) for Content`}</Formula>
        <Formula>{`score = 100 · e^(−${kappa.writing} · (cost + ${onset.most.writing} · (1 − e^(−cost / ${onset.over}))) / 100) for the others`}</Formula>
      </Step>
      <Step title="Three grades make one">
        {`The final score weighs Content ${percent(weights.content)}, Formatting ${percent(weights.formatting)} and Writing ${percent(weights.writing)}, and the weakest of them draws it down: a brilliant layout does not hide poor content. Where the text is not English, or hardly any runs over a line, Writing is not graded, and Content counts ${percent(weightsWithoutWriting.content)}, Formatting ${percent(weightsWithoutWriting.formatting)}, and what was found in Writing ${percent(weightsWithoutWriting.writing)}.`}
        <Formula>{`score = (Σ share · grade^${String(meanPower).replace('-', '−')})^(−1/${-meanPower})`}</Formula>
      </Step>
      <Step title="Grave things cost twice">
        {`What keeps a reader from reaching or believing somebody, such as a missing email address, lowers its category and the final score as well; it is named below. So do plain errors: misspellings, wrong words, doubled words, articles and number agreement. The first takes about ${plainErrors.weight} points of the final score, all together never more than ${plainErrors.max}.`}
        <Formula>final = score · e^(−grave / 100)</Formula>
      </Step>
      <Step title="Every fix counts">
        There are no caps: whatever else is wrong, mending any note that costs points raises the grade.
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
