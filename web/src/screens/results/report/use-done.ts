import { type Finding, markDone, type Resume } from '@redmark/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { reportKey } from '../../../api/queries.tsx';
import { notify } from '../../../parts/toasts/notify.ts';

type Mark = { number: number; done: boolean };

/** Marks show at once and are sent one after the other; one that could not be kept is taken back and said. */
export function useDone(resumeId: string) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    scope: { id: `done-${resumeId}` },
    mutationFn: async (mark: Mark) => await call(markDone, { params: { id: resumeId }, body: mark }),
    onMutate: show,
    onError(refused, { number, done }) {
      show({ number, done: !done });
      void notify('error', refused.message);
    },
  });

  function show(mark: Mark) {
    const marked = (resume: Resume): Resume => ({ ...resume, done: withMark(resume.done, mark) });
    queries.setQueryData<Resume>(reportKey(resumeId, true), (resume) => resume && marked(resume));
  }

  return ({ number }: Finding, done: boolean) => mutate({ number, done });
}

function withMark(all: number[], { number, done }: Mark): number[] {
  const others = all.filter((one) => one !== number);
  return done ? [...others, number] : others;
}
