import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { asRefused } from '../../api/refused.ts';
import { brand } from '../../parts/brand/brand.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { notify } from '../../parts/toasts/notify.ts';
import { claimVisit } from '../../session/claim.ts';
import { useSession } from '../../session/use-session.ts';
import { endVisit, readVisit, type Visit } from '../../session/visit.ts';
import { Preprocessing } from './preprocessing.tsx';

export const meta = () => [
  { title: `Preprocessing your resume – ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function PreprocessingRoute() {
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const [visit, setVisit] = useState<Visit>();

  useEffect(() => {
    const kept = readVisit();
    const goTo = (path: string) => void navigate(path, { replace: true });
    if (!kept || kept.step === 'uploaded') return goTo('/');
    if (kept.owned && !isSignedIn) {
      endVisit();
      return goTo('/');
    }
    if (kept.owned || !isSignedIn) return setVisit(kept);
    claimVisit().then(
      (path) => (path === '/preprocessing' ? setVisit(readVisit()) : goTo(path ?? '/')),
      (error) => {
        const { code, message } = asRefused(error);
        void notify('error', message);
        goTo(code === 'no_credits' ? '/pricing' : '/dashboard');
      },
    );
  }, [navigate, isSignedIn]);

  return <Shell>{visit && <Preprocessing key={String(visit.owned)} visit={visit} />}</Shell>;
}
