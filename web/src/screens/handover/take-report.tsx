import { type HandoverOffer, takeHandover } from '@redmark/contract';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/refused.ts';
import { Button, LinkButton } from '../../parts/controls/button.tsx';
import { dateText } from '../../parts/report/report-words.ts';
import { reportPath } from '../../session/last-report.ts';
import { useSession } from '../../session/use-session.ts';

type Props = { linkKey: string; offer: HandoverOffer };

/** Who hands over what, and the way to take it: with a login of the address that was invited. */
export function TakeReport({ linkKey, offer: { state, author, fileName, email, expiresAt } }: Props) {
  const { isSignedIn, user } = useSession();
  const isTaken = state === 'taken';
  const rows: [label: string, text: string][] = [
    ['Report of', fileName],
    ['From', author],
    ['For', `the account of ${email}`],
    ['Costs', 'nothing'],
    ...(isTaken ? [] : ([['Open until', dateText(expiresAt)]] as [string, string][])),
  ];

  return (
    <div className="wrap grid flex-1 content-start items-start gap-12 py-10 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] laptop:py-16">
      <div className="flex flex-col items-start gap-4">
        <h1 className="text-36 break-words tablet:text-48">
          {isTaken ? 'This report was taken already' : `${author} hands a report over to you`}
        </h1>
        <p className="max-w-measure text-18 text-soft">
          {isTaken
            ? 'It is in the account that took it.'
            : 'Take it, and it is in an account of your own: yours to read, keep and delete, with the notes of whoever hands it over.'}
        </p>
        {isSignedIn ? (
          <Take linkKey={linkKey} verb={isTaken ? 'Open the report' : 'Take the report'} own={user?.email} />
        ) : (
          <Enter isTaken={isTaken} email={email} />
        )}
      </div>
      <dl className="flex flex-col bg-surface p-6 shadow-paper tablet:p-10">
        {rows.map(([label, text]) => (
          <div
            key={label}
            className="grid gap-x-6 gap-y-1 border-line border-t py-3 first:border-t-0 tablet:grid-cols-[9rem_1fr]"
          >
            <dt className="text-14 text-soft">{label}</dt>
            <dd className="min-w-0 break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Take({ linkKey, verb, own }: { linkKey: string; verb: string; own: string | undefined }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function take() {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { resumeId } = await call(takeHandover, { body: { key: linkKey } });
      await navigate(reportPath(resumeId));
    } catch (refused) {
      setProblem(messageOf(refused));
    }
    setBusy(false);
  }

  return (
    <>
      <Button onClick={() => void take()} aria-disabled={isBusy} aria-busy={isBusy}>
        {verb}
      </Button>
      {problem && (
        <p role="alert" className="max-w-measure border-pen border-l-2 pl-4 break-words">
          {problem}
        </p>
      )}
      {own && <p className="text-14 break-words text-soft">You are logged in as {own}.</p>}
    </>
  );
}

function Enter({ isTaken, email }: { isTaken: boolean; email: string }) {
  const { pathname, search } = useLocation();
  const state = { from: pathname + search };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/login" state={state} look={isTaken ? 'main' : 'quiet'}>
          Log in
        </LinkButton>
        {!isTaken && (
          <LinkButton to="/signUp" state={state}>
            Create an account
          </LinkButton>
        )}
      </div>
      <p className="max-w-measure text-14 text-soft">Use the address the letter came to: {email}.</p>
    </>
  );
}
