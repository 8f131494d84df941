import { type OwnCandidacy, ownCandidacy } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { LoadFailed } from '../../parts/calls/load-failed.tsx';
import { inlineLink } from '../../parts/layout/form-layout.tsx';
import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';
import { dateText, nameOf } from '../../parts/report/report-words.ts';
import { reportPath } from '../../session/last-report.ts';

export const candidacyKey = ['candidacy'];

const hiddenText: Record<NonNullable<OwnCandidacy['hiddenBy']>, string> = {
  no_consent: 'Employers see nothing of you. With your consent they would see this:',
  not_verified: 'Employers see nothing of you until your email address is verified.',
  no_graded_resume: 'Employers see nothing of you yet: grade a resume first.',
};

/** What an employer would see, to whom it was shown, and the consents with their words. */
export function Candidacy() {
  const query = useQuery({
    queryKey: candidacyKey,
    queryFn: ({ signal }) => call(ownCandidacy, {}, { signal }),
  });
  if (query.isPending) return <SkeletonLines count={3} label="What employers see is loading" />;
  if (query.isError) return <LoadFailed query={query} size="small" />;
  const { hiddenBy, card, showings, consents } = query.data;
  return (
    <div className="flex flex-col gap-6">
      <Part title="What an employer would see">
        <p className="text-14 text-soft">
          {hiddenBy === null ? 'The pages of your newest graded resume, and:' : hiddenText[hiddenBy]}
        </p>
        {card && hiddenBy !== 'not_verified' && (
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 border border-line bg-surface p-4">
            <dt className="text-soft">Name</dt>
            <dd className="break-words">{`${card.firstName} ${card.lastName}`.trim() || 'Not given'}</dd>
            <dt className="text-soft">Email</dt>
            <dd className="break-words">{card.email}</dd>
            <dt className="text-soft">Resume</dt>
            <dd className="break-words">
              <Link to={reportPath(card.resumeId)} className={inlineLink}>
                {nameOf(card.fileName)}
              </Link>
            </dd>
          </dl>
        )}
      </Part>
      <Part title="Who was shown it">
        {showings.length === 0 ? (
          <p className="text-14 text-soft">Nobody so far.</p>
        ) : (
          <ul className="border-line border-t">
            {showings.map(({ company, role, fileName, shownAt }) => (
              <li key={`${company} ${role} ${shownAt}`} className="border-line border-b py-2 break-words">
                <span className="font-medium">{company}</span> for “{role}”
                <span className="figures block text-14 text-soft">
                  {nameOf(fileName)}, {dateText(shownAt)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Part>
      {consents.length > 0 && (
        <details>
          <summary className="cursor-pointer text-14 font-medium">What you agreed to, and when</summary>
          <ul className="mt-2 border-line border-t text-14">
            {consents.map(({ given, at, agreedTo }) => (
              <li key={at} className="border-line border-b py-2">
                <span className="font-medium">{given ? 'Given' : 'Withdrawn'}</span>{' '}
                <span className="figures text-soft">{dateText(at)}</span>
                {agreedTo && <span className="block text-soft">“{agreedTo}”</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-18">{title}</h3>
      {children}
    </div>
  );
}
