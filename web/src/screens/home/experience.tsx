import { SectionHead } from '../../parts/marketing/section-head.tsx';
import { GradeSeal } from '../../parts/report/grade-seal.tsx';
import { PenList } from './pen-list.tsx';

const sides = [
  {
    whom: 'For candidates',
    points: [
      'You are asked before your resume goes to anybody.',
      'You see the report on your resume that the employer sees.',
      'Being considered costs nothing, now or later.',
    ],
  },
  {
    whom: 'For employers',
    points: [
      'Two or three people to talk to, not two hundred to read.',
      'A marked resume for each, so that interviews start at the point.',
      'Nothing to pay until somebody has started work with you.',
    ],
  },
];

export function Experience() {
  return (
    <section aria-labelledby="experience" className="border-line border-t">
      <div className="wrap grid gap-12 py-16 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] laptop:py-24">
        <div className="flex flex-col gap-8">
          <SectionHead
            id="experience"
            title="The A+ Hiring Experience"
            lead="Good manners on both sides of the desk."
          />
          <div className="w-36">
            <GradeSeal grade="A+" label="Hiring" />
          </div>
        </div>
        <div className="grid gap-8 tablet:grid-cols-2 laptop:gap-12">
          {sides.map(({ whom, points }) => (
            <div key={whom} className="flex flex-col gap-6 border-ink border-t pt-6">
              <h3 className="text-22">{whom}</h3>
              <PenList points={points} className="gap-4" />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
