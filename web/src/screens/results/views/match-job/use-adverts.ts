import { type Advert, removeAdvert, saveAdvert, savedAdverts } from '@redmark/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../api/call.ts';
import { useCall } from '../../../../parts/calls/use-call.ts';
import { notify } from '../../../../parts/toasts/notify.ts';

export type Adverts = ReturnType<typeof useAdverts>;

/** The adverts that are kept with a report, and how to keep and remove them. */
export function useAdverts(resumeId: string) {
  const queries = useQueryClient();
  const queryKey = ['adverts', resumeId];
  const params = { id: resumeId };
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(savedAdverts, { params }, { signal })).adverts,
  });
  const took = ({ adverts }: { adverts: Advert[] }) => queries.setQueryData(queryKey, adverts);
  const saving = useCall(saveAdvert, {
    onSuccess(answer) {
      took(answer);
      void notify('success', 'The advert is kept with this report.');
    },
  });
  const removing = useCall(removeAdvert, {
    onSuccess(answer) {
      took(answer);
      void notify('success', 'The advert was removed.');
    },
  });
  return {
    query,
    isSaving: saving.isPending,
    save: (title: string, text: string) => void saving.mutate({ params, body: { title, text } }),
    remove: async (advertId: string) => await removing.mutate({ params: { ...params, advertId } }),
  };
}
