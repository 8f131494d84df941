import { openOffer } from '@redmark/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { asRefused } from '../../../api/refused.ts';
import { LinkButton } from '../../../parts/controls/button.tsx';
import { LinkEnded, LinkFailed, LinkOpening } from '../../../parts/recruiting/link-states.tsx';
import { dateText } from '../../../parts/report/report-words.ts';
import { Candidate } from './candidate.tsx';

export function ShortlistScreen({ linkKey }: { linkKey: string }) {
  const queries = useQueryClient();
  const queryKey = ['shortlist', linkKey];
  const found = useQuery({
    queryKey,
    enabled: linkKey !== '',
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call(openOffer, { body: { key: linkKey } }, { signal }),
  });

  if (linkKey === '' || asRefused(found.error).code === 'shortlist_ended')
    return (
      <LinkEnded
        words="these candidates"
        title="This link shows no candidates any more"
        text="Its time is over, the request ended, or we sent you a newer letter. Write to us, and we send you a new link."
      >
        <LinkButton to="/contact-us">Contact us</LinkButton>
      </LinkEnded>
    );
  if (found.isError) return <LinkFailed words="these candidates" query={found} />;
  if (found.isPending) return <LinkOpening text="Opening your candidates…" />;
  const { company, role, expiresAt, candidates } = found.data;
  return (
    <div className="wrap flex flex-1 flex-col gap-10 py-10 laptop:py-16">
      <div className="flex flex-col gap-4">
        <h1 className="break-words text-36 tablet:text-48">Candidates for {role}</h1>
        <p className="max-w-measure text-18 text-soft">
          Chosen for {company}. Each of them agreed to be shown to you; please keep this page to yourself. The link
          works until {dateText(expiresAt)}.
        </p>
      </div>
      {candidates.length === 0 && (
        <p role="status" className="text-18">
          Nobody is on this list any more. We look for others and write to you.
        </p>
      )}
      {candidates.map((candidate) => (
        <Candidate
          key={candidate.id}
          linkKey={linkKey}
          candidate={candidate}
          onAnswered={(offer) => queries.setQueryData(queryKey, offer)}
        />
      ))}
    </div>
  );
}
