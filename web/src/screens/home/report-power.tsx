import type { ReactNode } from 'react';
import { PenList } from '../../parts/pen-list.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { ContentSample, FormattingSample, WritingSample } from './report-samples.tsx';

const parts: { title: string; text: string; points: string[]; sample: ReactNode }[] = [
  {
    title: 'Content analysis',
    text: 'Does each line say what you did and what came of it?',
    points: [
      'Weak openings, with a stronger line to copy',
      'Lines without a number that could have one',
      'Missing contact details, dates and sections',
    ],
    sample: <ContentSample />,
  },
  {
    title: 'Formatting review',
    text: 'Does the page look as if one careful hand had set it?',
    points: [
      'Guides that show what stands off the line',
      'Dates, bullets and full stops written two ways',
      'Sizes, fonts and margins that change midway',
    ],
    sample: <FormattingSample />,
  },
  {
    title: 'Writing evaluation',
    text: 'Does it read cleanly, the first time?',
    points: [
      'Spelling and grammar, with the right form',
      'Verbs and words you use too often',
      'Phrases that every resume uses',
    ],
    sample: <WritingSample />,
  },
];

export function ReportPower() {
  return (
    <section id="report" aria-labelledby="power" className="border-line border-t">
      <div className="wrap flex flex-col gap-12 py-16 laptop:py-24">
        <SectionHead id="power" title="The Power Behind Your Personalized Resume Report" />
        {parts.map(({ title, text, points, sample }) => (
          <article
            key={title}
            className="grid items-center gap-8 border-line border-t pt-8 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] laptop:gap-16 laptop:pt-12"
          >
            <div className="flex flex-col gap-4">
              <h3 className="text-28">{title}</h3>
              <p className="text-18 text-soft">{text}</p>
              <PenList points={points} className="gap-2 text-16" />
            </div>
            {sample}
          </article>
        ))}
      </div>
    </section>
  );
}
