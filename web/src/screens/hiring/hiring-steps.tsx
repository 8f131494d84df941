import { brand } from '../../parts/brand/brand.ts';
import { NumberedSteps } from '../../parts/marketing/numbered-steps.tsx';
import { SectionHead } from '../../parts/marketing/section-head.tsx';

const steps = [
  {
    title: 'Say whom you need',
    text: 'Job title, place, salary range, and the three skills you will not do without. A short form is enough.',
  },
  {
    title: 'We ask the people who fit',
    text: 'We read the resumes of everybody in the pool who matches and ask those who fit best whether they are interested.',
  },
  {
    title: `You meet ${brand.candidatesPerRequest} of them`,
    text: 'You get their resumes with our reading of each. You talk to them yourself and decide at your own pace.',
  },
  {
    title: 'You pay when somebody starts',
    text: 'The fee is due once the person you hired has begun to work with you. Until then there is no invoice.',
  },
];

export function HiringSteps() {
  return (
    <section aria-labelledby="steps" className="border-line border-t">
      <div className="wrap flex flex-col gap-12 py-16 laptop:py-24">
        <SectionHead id="steps" title="How It Works" />
        <NumberedSteps steps={steps} columns="tablet:grid-cols-2 desktop:grid-cols-4" />
      </div>
    </section>
  );
}
