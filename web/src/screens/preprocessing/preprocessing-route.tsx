import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { brand } from '../../parts/brand.ts';
import { Shell } from '../../parts/shell.tsx';
import { readVisit, type Visit } from '../../session/visit.ts';
import { Preprocessing } from './preprocessing.tsx';

export const meta = () => [
  { title: `Preprocessing your resume – ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function PreprocessingRoute() {
  const navigate = useNavigate();
  const [visit, setVisit] = useState<Visit>();

  useEffect(() => {
    const kept = readVisit();
    if (kept?.step === 'grading') setVisit(kept);
    else void navigate(kept?.step === 'graded' ? '/results' : '/', { replace: true });
  }, [navigate]);

  return <Shell>{visit && <Preprocessing visit={visit} />}</Shell>;
}
