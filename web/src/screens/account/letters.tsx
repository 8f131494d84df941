import { chooseLetter, letterKinds, listLetters } from '@redmark/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { LoadFailed } from '../../parts/calls/load-failed.tsx';
import { useCall } from '../../parts/calls/use-call.ts';
import { SwitchField } from '../../parts/form/switch-field.tsx';
import { AccountSection } from '../../parts/layout/account-layout.tsx';
import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';

const queryKey = ['letters'];

/** Which emails an account gets, beside codes, receipts and what concerns its safety. */
export function Letters() {
  const queries = useQueryClient();
  const read = useQuery({ queryKey, queryFn: async ({ signal }) => await call(listLetters, {}, { signal }) });
  const choose = useCall(chooseLetter, { onSuccess: (letters) => queries.setQueryData(queryKey, letters) });

  return (
    <AccountSection
      title="Emails"
      lead="Codes, receipts and warnings about your sign-in come in any case. These you can turn off."
    >
      {read.isPending && <SkeletonLines count={4} label="Your choices are loading" />}
      {read.isError && <LoadFailed query={read} size="small" />}
      <div className="flex max-w-measure flex-col gap-6">
        {read.data?.letters.map(({ kind, wanted }) => (
          <SwitchField
            key={kind}
            label={letterKinds[kind].label}
            checked={wanted}
            disabled={choose.isPending}
            onChange={({ target }) => void choose.mutate({ body: { kind, wanted: target.checked } })}
          >
            {letterKinds[kind].about}
          </SwitchField>
        ))}
      </div>
    </AccountSection>
  );
}
