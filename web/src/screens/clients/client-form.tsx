import {
  type Client,
  type ClientFields,
  clientNameMaxLength,
  grounds,
  labelMaxLength,
  labelsMost,
} from '@redmark/contract';
import { z } from 'zod';
import { messageOf } from '../../api/refused.ts';
import { groundWords } from '../../parts/clients/ground-words.ts';
import { FormEnd } from '../../parts/form/form-end.tsx';
import { requiredText } from '../../parts/form/required-text.ts';
import { emailText } from '../../parts/form/rules.ts';
import { SelectField } from '../../parts/form/select-field.tsx';
import { TextField } from '../../parts/form/text-field.tsx';
import { useFields } from '../../parts/form/use-fields.ts';
import { labelsIn } from './client-words.ts';

const groundChoices = grounds.map((ground) => groundWords[ground]);
const fields = z.object({
  name: z.string().trim().min(1, requiredText).max(clientNameMaxLength, 'This name is too long.'),
  email: z.union([z.literal(''), z.string().trim().max(254, emailText).pipe(z.email(emailText))], emailText),
  labels: z
    .string()
    .refine((text) => labelsIn(text).length <= labelsMost, `At most ${labelsMost} labels.`)
    .refine(
      (text) => labelsIn(text).every((label) => label.length <= labelMaxLength),
      `A label has at most ${labelMaxLength} characters.`,
    ),
  ground: z.string(),
});
const loadFields = async () => ({ fields });

type Props = {
  client?: Pick<Client, 'name' | 'email' | 'labels' | 'ground'>;
  verb: string;
  onSave: (fields: ClientFields) => Promise<void>;
  onCancel: () => void;
};

/** What is kept about a client. */
export function ClientForm({ client, verb, onSave, onCancel }: Props) {
  const { register, handleSubmit, formState, setError } = useFields(loadFields, {
    name: client?.name ?? '',
    email: client?.email ?? '',
    labels: client?.labels.join(', ') ?? '',
    ground: groundWords[client?.ground ?? 'consent'],
  });
  const { errors } = formState;
  const send = handleSubmit(async ({ name, email, labels, ground }) => {
    try {
      const chosen = grounds.find((one) => groundWords[one] === ground) ?? 'consent';
      await onSave({ name, email, labels: labelsIn(labels), ground: chosen });
    } catch (refused) {
      setError('name', { message: messageOf(refused) });
    }
  });

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <TextField label="Name" autoComplete="off" error={errors.name?.message} {...register('name')} />
      <TextField
        label="Email, if you like"
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Labels"
        hint="With commas between, such as: spring, remote"
        autoComplete="off"
        error={errors.labels?.message}
        {...register('labels')}
      />
      <SelectField label="On what ground you hold their data" options={groundChoices} {...register('ground')} />
      <FormEnd verb={verb} busy={formState.isSubmitting} isInDialog onCancel={onCancel} />
    </form>
  );
}
