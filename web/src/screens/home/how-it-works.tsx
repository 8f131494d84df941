import { NumberedSteps } from '../../parts/marketing/numbered-steps.tsx';
import { SectionHead } from '../../parts/marketing/section-head.tsx';

const steps = [
  {
    title: 'Upload your PDF',
    text: 'Up to 30 MB, straight from the program you wrote it in. You see its pages before anything starts.',
  },
  {
    title: 'Start grading',
    text: 'We read every word with its place on the page and check it by the same rules each time. It takes about a second.',
  },
  {
    title: 'Fix what counts',
    text: 'Open the report, start with mark 1, copy the better line, and upload again to see the new grade.',
  },
];

export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how" className="border-line border-t bg-surface">
      <div className="wrap flex flex-col gap-12 py-16 laptop:py-24">
        <SectionHead id="how" title="How It Works" />
        <NumberedSteps steps={steps} columns="tablet:grid-cols-3" />
      </div>
    </section>
  );
}
