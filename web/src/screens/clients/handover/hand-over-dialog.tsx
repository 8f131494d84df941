import { authorMaxLength, type Client, type Handover, handOver, handoverDays } from '@redmark/contract';
import type { RefObject } from 'react';
import { z } from 'zod';
import { call } from '../../../api/call.ts';
import { messageOf } from '../../../api/refused.ts';
import { Modal } from '../../../parts/dialog/modal.tsx';
import { FormEnd } from '../../../parts/form/form-end.tsx';
import { requiredText } from '../../../parts/form/required-text.ts';
import { emailText } from '../../../parts/form/rules.ts';
import { SelectField } from '../../../parts/form/select-field.tsx';
import { TextField } from '../../../parts/form/text-field.tsx';
import { TickBox } from '../../../parts/form/tick-box.tsx';
import { useFields } from '../../../parts/form/use-fields.ts';
import { dateText, nameOf } from '../../../parts/report/report-words.ts';
import { useReports } from '../../../parts/report/use-reports.ts';
import { notify } from '../../../parts/toasts/notify.ts';
import { useSession } from '../../../session/use-session.ts';

const fields = z.object({
  resumeId: z.string(),
  email: z.string().trim().min(1, requiredText).max(254, emailText).pipe(z.email(emailText)),
  author: z.string().trim().min(1, requiredText).max(authorMaxLength, 'This name is too long.'),
  gives: z.boolean(),
});
const loadFields = async () => ({ fields });

type Props = {
  client: Client;
  open: boolean;
  onOpen: (open: boolean) => void;
  returnTo: RefObject<HTMLElement | null>;
  onSent: (answer: { handovers: Handover[] }) => void;
};

/** Invites somebody by letter to take a report over. */
export function HandOverDialog({ client, open, onOpen, returnTo, onSent }: Props) {
  return (
    <Modal
      open={open}
      onOpen={onOpen}
      title="Hand over a report"
      text={`We write to this address. The link in the letter is open for ${handoverDays} days and works once. Taking the report costs no credit.`}
      returnTo={returnTo}
    >
      <Form
        client={client}
        onCancel={() => onOpen(false)}
        onSent={(answer) => {
          onSent(answer);
          onOpen(false);
        }}
      />
    </Modal>
  );
}

function Form({ client, onCancel, onSent }: Pick<Props, 'client' | 'onSent'> & { onCancel: () => void }) {
  const { user } = useSession();
  const { reports } = useReports({ search: '', order: 'Date', client: client.id });
  const { register, handleSubmit, formState, setError } = useFields(loadFields, {
    resumeId: client.newest?.resumeId ?? '',
    email: client.email,
    author: `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim(),
    gives: false,
  });
  const { errors } = formState;
  const send = handleSubmit(async (body) => {
    try {
      onSent(await call(handOver, { params: { id: client.id }, body }));
      void notify('success', `The invitation is on its way to ${body.email}`);
    } catch (refused) {
      setError('email', { message: messageOf(refused) });
    }
  });

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      {reports.length > 1 && (
        <SelectField
          label="Report"
          options={reports.map(
            ({ resumeId, fileName, createdAt }) => [resumeId, `${nameOf(fileName)}, ${dateText(createdAt)}`] as const,
          )}
          {...register('resumeId')}
        />
      )}
      <TextField
        label="Email of the client"
        type="email"
        autoComplete="off"
        hint="Only an account with this address can take the report."
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Your name"
        hint="The letter and the report show it, also beside your notes."
        autoComplete="name"
        error={errors.author?.message}
        {...register('author')}
      />
      <TickBox {...register('gives')}>
        Give it away entirely: once it is taken, the report and its file are deleted from your account.
      </TickBox>
      <FormEnd verb="Send invitation" busy={formState.isSubmitting} isInDialog onCancel={onCancel} />
    </form>
  );
}
