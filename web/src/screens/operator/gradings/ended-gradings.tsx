import { consoleGradings, type EndedGrading } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/call.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { accountPath } from '../account-path.ts';
import { ChoiceBar } from '../choice-bar.tsx';
import { momentText } from '../moment-text.ts';

const states = [
  ['failed', 'Failed'],
  ['refused', 'Refused'],
] as const;
const leads = {
  failed: 'A fault of ours. No credit was used, and the log of the server holds the error.',
  refused: 'The file could not be read; its owner was told why, and no credit was used.',
};
const empty = { failed: 'No grading has failed.', refused: 'No file has been refused.' };

export function EndedGradings() {
  const [state, setState] = useState<EndedGrading['state']>('failed');
  const query = useQuery({
    queryKey: ['console', 'gradings', state],
    queryFn: async () => (await call(consoleGradings, { query: { state } })).gradings,
    staleTime: 0,
    gcTime: 0,
  });

  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-22">Gradings without a report</h2>
      <ChoiceBar label="Which gradings" choices={states} chosen={state} onChoose={setState} />
      <p className="max-w-measure text-soft">{leads[state]}</p>
      {query.isPending && <SkeletonLines count={5} label="Gradings are loading" />}
      {query.isError && <LoadFailed query={query} size="small" />}
      {query.data?.length === 0 && <p>{empty[state]}</p>}
      {query.data && query.data.length > 0 && (
        <ul aria-label="Gradings without a report" className="border-line border-b">
          {query.data.map((grading) => (
            <Row key={grading.id} grading={grading} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ grading: { at, code, attempts, pages, bytes, account, resumeId } }: { grading: EndedGrading }) {
  const facts = [
    `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
    pages === null ? '' : `${pages} ${pages === 1 ? 'page' : 'pages'}`,
    bytes === null ? '' : `${Math.ceil(bytes / 1024)} KB`,
  ].filter(Boolean);
  return (
    <li className="grid gap-x-6 gap-y-1 border-line border-t py-3 tablet:grid-cols-[11rem_minmax(0,1fr)]">
      <time dateTime={at} className="figures text-14 text-soft tablet:pt-0.5">
        {momentText(at)}
      </time>
      <span className="flex min-w-0 flex-col gap-1">
        <span className="break-words">
          <code>{code}</code>, {facts.join(', ')}
        </span>
        <span className="break-all text-14 text-soft">
          {account ? (
            <Link to={accountPath(account.id)} className="underline underline-offset-4">
              {account.email}
            </Link>
          ) : (
            'A visitor'
          )}
          , resume {resumeId}
        </span>
      </span>
    </li>
  );
}
