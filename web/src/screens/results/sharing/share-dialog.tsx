import { shareLinkOf, shareReport, signShareLink, stopSharing } from '@redmark/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { Modal } from '../../../parts/dialog/modal.tsx';
import { Question } from '../../../parts/dialog/question.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { notify } from '../../../parts/toasts/notify.ts';
import { LinkField } from './link-field.tsx';
import { SignLink } from './sign-link.tsx';

type Props = { resumeId: string; open: boolean; onOpen: (open: boolean) => void };

/** Makes, copies and ends the link that shows a report to others. */
export function ShareDialog({ resumeId, open, onOpen }: Props) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const queryKey = ['share-link', resumeId];
  const params = { id: resumeId };
  const found = useQuery({ queryKey, enabled: open, queryFn: async () => await call(shareLinkOf, { params }) });
  const make = useCall(shareReport, { onSuccess: (made) => queries.setQueryData(queryKey, made) });
  const sign = useCall(signShareLink, {
    onSuccess(signed) {
      queries.setQueryData(queryKey, signed);
      const { author } = signed.link;
      void notify(
        'success',
        author ? `The link shows ${author} and your notes` : 'The link shows no name and no notes',
      );
    },
  });
  const end = useCall(stopSharing, {
    onSuccess({ message }) {
      queries.setQueryData(queryKey, { link: null });
      void notify('success', message);
    },
    onSettled: () => setAsking(false),
  });
  const link = found.data?.link;

  return (
    <>
      <Modal
        open={open && !isAsking}
        onOpen={onOpen}
        title="Share this report"
        text="Whoever has the link can read the report and see the pages of your resume, and change nothing. You stay unnamed, unless you add your name below."
      >
        {found.isPending && <SkeletonLines count={2} label="Looking for the link" />}
        {found.isError && <LoadFailed query={found} />}
        {found.isSuccess && !link && (
          <Button
            onClick={() => void make.mutate({ params })}
            aria-busy={make.isPending}
            aria-disabled={make.isPending}
          >
            Make a link
          </Button>
        )}
        {link && <LinkField link={link} onEnd={() => setAsking(true)} />}
        {link && (
          <SignLink
            key={link.author}
            author={link.author}
            isBusy={sign.isPending}
            onSign={(author) => void sign.mutate({ params, body: { author } })}
          />
        )}
      </Modal>
      <Question
        open={isAsking}
        onOpen={setAsking}
        title="End this link?"
        text="Whoever has it will not see the report any more. You can make a new link whenever you like."
        verb="End the link"
        isGrave
        onYes={() => end.mutate({ params })}
      />
    </>
  );
}
