import { brand } from '../../parts/brand/brand.ts';
import { pageMeta, questionsMeta } from '../../parts/layout/page-meta.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { CallToAction } from '../../parts/marketing/call-to-action.tsx';
import { Questions } from '../../parts/marketing/questions.tsx';
import { UploadPanel } from '../../parts/upload/upload-panel.tsx';
import { Fee } from './fee.tsx';
import { hiringQuestions } from './hiring-questions.ts';
import { HiringSteps } from './hiring-steps.tsx';
import { Pitch } from './pitch.tsx';
import { PoolNumbers } from './pool-numbers.tsx';
import { AskForCandidates } from './request/ask-for-candidates.tsx';

export const meta = () => [
  ...pageMeta({
    title: `Hiring – ${brand.name}`,
    description: `Tell us whom you look for. You meet the ${brand.candidatesPerRequest} candidates who fit best and pay only when you hire.`,
    path: '/hiring',
  }),
  questionsMeta(hiringQuestions),
];

export default function Hiring() {
  return (
    <Shell>
      <Pitch />
      <PoolNumbers />
      <HiringSteps />
      <Fee />
      <AskForCandidates />
      <Questions questions={hiringQuestions} contactOnPhones />
      <CallToAction upload={<UploadPanel height="min-h-56" />} />
    </Shell>
  );
}
