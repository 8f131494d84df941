import { consoleSearch } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { call } from '../../../api/call.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { SubmitButton } from '../../../parts/form/submit-button.tsx';
import { TextField } from '../../../parts/form/text-field.tsx';
import { useFields } from '../../../parts/form/use-fields.ts';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { PeopleList } from './people-list.tsx';

const fields = z.object({
  search: z.string().trim().min(3, 'Type at least three letters of the address.').max(254, 'This address is too long.'),
});
const loadFields = async () => ({ fields });

/** Accounts by a part of their address. What was searched for stays in the address of the page. */
export function PeopleSearch() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const { register, handleSubmit, formState } = useFields(loadFields, { search });
  const query = useQuery({
    queryKey: ['console', 'people', search],
    queryFn: async () => await call(consoleSearch, { query: { search } }),
    enabled: search !== '',
    staleTime: 0,
    gcTime: 0,
  });

  return (
    <div className="flex flex-col gap-8">
      <form
        noValidate
        onSubmit={handleSubmit((values) => setParams({ section: 'accounts', search: values.search }))}
        className="flex max-w-xl flex-col gap-3 tablet:flex-row tablet:items-end"
      >
        <div className="flex-1">
          <TextField
            label="Email, or a part of it"
            type="search"
            autoComplete="off"
            error={formState.errors.search?.message}
            {...register('search')}
          />
        </div>
        <SubmitButton busy={query.isFetching}>Search</SubmitButton>
      </form>
      {search !== '' && query.isPending && <SkeletonLines count={4} label="Accounts are searched" />}
      {query.isError && <LoadFailed query={query} size="small" />}
      {query.data && <PeopleList {...query.data} search={search} />}
    </div>
  );
}
