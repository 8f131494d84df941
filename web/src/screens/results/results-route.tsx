import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { QueryProvider } from '../../api/query-provider.tsx';
import { brand } from '../../parts/brand.ts';
import { LinkButton } from '../../parts/button.tsx';
import { Shell } from '../../parts/shell.tsx';
import { readVisit, type Visit } from '../../session/visit.ts';
import { Results } from './results.tsx';
import './results.css';

export const meta = () => [{ title: `Resume Report – ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function ResultsRoute() {
  const navigate = useNavigate();
  const [visit, setVisit] = useState<Visit>();

  useEffect(() => {
    const kept = readVisit();
    if (kept?.step === 'graded') setVisit(kept);
    else void navigate('/', { replace: true });
  }, [navigate]);

  return (
    <Shell
      action={
        <LinkButton to="/" state={{ another: true }} look="quiet" size="small">
          <span>
            Grade another<span className="max-tablet:sr-only"> resume</span>
          </span>
        </LinkButton>
      }
    >
      {visit && (
        <QueryProvider>
          <Results visit={visit} />
        </QueryProvider>
      )}
    </Shell>
  );
}
