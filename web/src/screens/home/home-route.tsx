import { brand } from '../../parts/brand.ts';
import { Shell } from '../../parts/shell.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Hero } from './hero.tsx';
import { HomeNav } from './home-nav.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MoreThanAGrade } from './more-than-a-grade.tsx';
import { Questions } from './questions.tsx';
import { ReportPower } from './report-power.tsx';

export const meta = () => [
  { title: `${brand.name} – Your resume, marked line by line` },
  {
    name: 'description',
    content: 'Upload a resume as PDF and see its grade, with every finding marked on your own page and a concrete fix.',
  },
];

export default function Home() {
  return (
    <Shell guestNav={<HomeNav />}>
      <Hero />
      <MoreThanAGrade />
      <HowItWorks />
      <ReportPower />
      <Questions />
      <CallToAction />
    </Shell>
  );
}
