import { brand } from '../../parts/brand/brand.ts';
import { pageMeta, questionsMeta } from '../../parts/layout/page-meta.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { CallToAction } from '../../parts/marketing/call-to-action.tsx';
import { Questions } from '../../parts/marketing/questions.tsx';
import { Experience } from './experience.tsx';
import { Hero } from './hero.tsx';
import { homeQuestions } from './home-questions.ts';
import { HowItWorks } from './how-it-works.tsx';
import { ModernRecruiting } from './modern-recruiting.tsx';
import { MoreThanAGrade } from './more-than-a-grade.tsx';
import { Quotes } from './quotes.tsx';
import { ReportPower } from './report-power.tsx';

export const meta = () => [
  ...pageMeta({
    title: `${brand.name} – Your resume, marked line by line`,
    description:
      'Upload a resume as PDF and see its grade, with every finding marked on your own page and a concrete fix.',
    path: '/',
  }),
  questionsMeta(homeQuestions),
];

export default function Home() {
  return (
    <Shell>
      <Hero />
      <MoreThanAGrade />
      <HowItWorks />
      <ReportPower />
      <ModernRecruiting />
      <Experience />
      <Quotes />
      <Questions questions={homeQuestions} />
      <CallToAction />
    </Shell>
  );
}
