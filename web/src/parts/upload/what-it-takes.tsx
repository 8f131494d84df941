import type { Site } from '@redmark/contract';
import { useEffect, useState } from 'react';
import { readSite } from '../../api/site.ts';
import { useSession } from '../../session/use-session.ts';
import type { Visit } from '../../session/visit.ts';

/** What the report will require: an account from visitors, a credit from the others. */
export function WhatItTakes({ visit }: { visit: Visit }) {
  const { user } = useSession();
  const credits = user?.credits;
  const team = user?.team?.role === 'member' ? user.team : undefined;
  const has = team?.limit ? 'your team lets you use up to' : team ? 'your team has' : 'you have';
  if (!visit.owned) return <Visitor />;
  if (credits === undefined) return null;
  return (
    <p className="text-14">
      {credits > 0
        ? `Grading uses one credit; ${has} ${credits}${team?.limit ? ' more this month' : ''}.`
        : `Grading costs one credit, and ${
            team
              ? 'your team has none left for you. Your file waits here; ask its owner for more.'
              : 'you have none left. Your file waits here while you buy.'
          }`}
    </p>
  );
}

function Visitor() {
  const [site, setSite] = useState<Site>();
  useEffect(() => {
    readSite().then(setSite, () => undefined);
  }, []);
  if (!site?.seals) return null;
  return (
    <p className="text-14">
      To open the report you make an account, confirmed by a code we email you.
      {site.welcomeCredits > 0 && ' Your first report is free.'}
    </p>
  );
}
