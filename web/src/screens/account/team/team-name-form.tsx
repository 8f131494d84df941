import { teamNameMaxLength, teamNamePattern } from '@redmark/contract';
import { z } from 'zod';
import { messageOf } from '../../../api/refused.ts';
import { FormEnd } from '../../../parts/form/form-end.tsx';
import { requiredText } from '../../../parts/form/required-text.ts';
import { TextField } from '../../../parts/form/text-field.tsx';
import { useFields } from '../../../parts/form/use-fields.ts';

const fields = z.object({
  name: z
    .string()
    .trim()
    .min(1, requiredText)
    .max(teamNameMaxLength, 'This name is too long.')
    .regex(teamNamePattern, 'A name cannot hold the address of a page or a mailbox.'),
});
const loadFields = async () => ({ fields });

type Props = { name?: string; verb: string; onSave: (name: string) => Promise<void>; onCancel: () => void };

export function TeamNameForm({ name = '', verb, onSave, onCancel }: Props) {
  const { register, handleSubmit, formState, setError } = useFields(loadFields, { name });
  const save = handleSubmit(async (given) => {
    try {
      await onSave(given.name);
    } catch (refused) {
      setError('name', { message: messageOf(refused) });
    }
  });

  return (
    <form noValidate onSubmit={save} className="flex max-w-md flex-col gap-6">
      <TextField
        label="Name of the team"
        hint="It stands in the letters with which you invite people."
        autoComplete="organization"
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <FormEnd verb={verb} busy={formState.isSubmitting} onCancel={onCancel} />
    </form>
  );
}
