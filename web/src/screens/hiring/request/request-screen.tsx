import { openHiringRequest } from '@redmark/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Refused } from '../../../api/refused.ts';
import { Button, LinkButton } from '../../../parts/controls/button.tsx';
import { Notice } from '../../../parts/layout/notice.tsx';
import { OwnRequest } from './own-request.tsx';

export function RequestScreen({ linkKey }: { linkKey: string }) {
  const [isWithdrawn, setIsWithdrawn] = useState(false);
  const queries = useQueryClient();
  const queryKey = ['hiring-request', linkKey];
  const found = useQuery({
    queryKey,
    enabled: linkKey !== '' && !isWithdrawn,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call(openHiringRequest, { body: { key: linkKey } }, { signal }),
  });

  if (isWithdrawn)
    return <Ended title="Your request is withdrawn" text="It is deleted, and its link opens nothing any more." />;
  if (linkKey === '' || (found.error instanceof Refused && found.error.code === 'request_ended'))
    return (
      <Ended
        title="This link does not open a request any more"
        text="It ended, the request was withdrawn, or a part of the address is missing. You can send a new request."
      />
    );
  if (found.isError)
    return (
      <Notice sketch={{ words: 'this request', pen: 'strike' }}>
        <div role="alert" className="flex flex-col items-start gap-6">
          <h1 className="text-36 tablet:text-48">We could not open this request</h1>
          <p className="max-w-measure text-18 text-soft">{found.error.message}</p>
        </div>
        <Button onClick={() => void found.refetch()}>Try again</Button>
      </Notice>
    );
  if (found.isPending)
    return (
      <div className="wrap flex-1 py-16">
        <p role="status" className="breathe text-18 text-soft">
          Opening your request…
        </p>
      </div>
    );
  return (
    <OwnRequest
      linkKey={linkKey}
      request={found.data}
      onChanged={(request) => queries.setQueryData(queryKey, request)}
      onWithdrawn={() => setIsWithdrawn(true)}
    />
  );
}

function Ended({ title, text }: { title: string; text: string }) {
  return (
    <Notice sketch={{ words: 'this request', pen: 'strike' }}>
      <div role="alert" className="flex flex-col items-start gap-6">
        <h1 className="text-36 tablet:text-48">{title}</h1>
        <p className="max-w-measure text-18 text-soft">{text}</p>
      </div>
      <LinkButton to="/hiring">Go to Hiring</LinkButton>
    </Notice>
  );
}
