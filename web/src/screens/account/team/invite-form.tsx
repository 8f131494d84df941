import { inviteMember } from '@redmark/contract';
import { z } from 'zod';
import { call } from '../../../api/call.ts';
import { messageOf } from '../../../api/refused.ts';
import { email } from '../../../parts/form/rules.ts';
import { SubmitButton } from '../../../parts/form/submit-button.tsx';
import { TextField } from '../../../parts/form/text-field.tsx';
import { useFields } from '../../../parts/form/use-fields.ts';
import { notify } from '../../../parts/toasts/notify.ts';
import { useKeepTeam } from './team-query.ts';

const fields = z.object({ email });
const loadFields = async () => ({ fields });
const start = { email: '' };

export function InviteForm() {
  const { register, handleSubmit, formState, setError, reset } = useFields(loadFields, start);
  const keep = useKeepTeam();
  const invite = handleSubmit(async (given) => {
    try {
      await keep(await call(inviteMember, { body: given }));
      reset(start);
      void notify('success', `The invitation to ${given.email} is on its way`);
    } catch (refused) {
      setError('email', { message: messageOf(refused) });
    }
  });

  return (
    <form noValidate onSubmit={invite} className="flex max-w-md flex-col gap-4">
      <TextField
        label="Their email"
        type="email"
        autoComplete="off"
        hint="They get a letter with a link that works for 7 days, for this address alone."
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <SubmitButton busy={formState.isSubmitting} className="self-start">
        Invite
      </SubmitButton>
    </form>
  );
}
