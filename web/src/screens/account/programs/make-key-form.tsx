import { keyNameMaxLength, makeKey, type ReplyOf, type Scope, scopeNames, scopes } from '@redmark/contract';
import { z } from 'zod';
import { call } from '../../../api/call.ts';
import { messageOf } from '../../../api/refused.ts';
import { FormEnd } from '../../../parts/form/form-end.tsx';
import { requiredText } from '../../../parts/form/required-text.ts';
import { TextField } from '../../../parts/form/text-field.tsx';
import { TickBox } from '../../../parts/form/tick-box.tsx';
import { useFields } from '../../../parts/form/use-fields.ts';
import { recently } from '../../../session/recent-sign-in.ts';

const none = 'Choose what the key may do.';
const fields = z
  .object({
    name: z.string().trim().min(1, requiredText).max(keyNameMaxLength, 'This name is too long.'),
    'resumes:read': z.boolean(),
    'resumes:write': z.boolean(),
    'gradings:write': z.boolean(),
  } satisfies Record<Scope | 'name', z.ZodType>)
  .refine((values) => scopeNames.some((scope) => values[scope]), { path: ['resumes:read'], message: none });
const loadFields = async () => ({ fields });
const start = { name: '', 'resumes:read': true, 'resumes:write': true, 'gradings:write': true };

type Props = { onMade: (made: ReplyOf<typeof makeKey>) => void; onCancel: () => void };

export function MakeKeyForm({ onMade, onCancel }: Props) {
  const { register, handleSubmit, formState, setError } = useFields(loadFields, start);
  const { errors } = formState;

  const send = handleSubmit(async ({ name, ...may }) => {
    try {
      await recently(async () =>
        onMade(await call(makeKey, { body: { name, scopes: scopeNames.filter((scope) => may[scope]) } })),
      );
    } catch (refused) {
      setError('name', { message: messageOf(refused) });
    }
  });

  return (
    <form noValidate onSubmit={send} className="flex max-w-md flex-col gap-6">
      <TextField
        label="Name of the key"
        hint="Where it is used, such as “Nightly import”."
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 text-14 font-medium">What it may do</legend>
        {scopeNames.map((scope) => (
          <TickBox key={scope} error={errors['resumes:read']?.message} {...register(scope)}>
            {scopes[scope]}
          </TickBox>
        ))}
        {errors['resumes:read'] && (
          <p role="alert" className="text-14 text-pen">
            {none}
          </p>
        )}
      </fieldset>
      <FormEnd verb="Make key" busy={formState.isSubmitting} onCancel={onCancel} />
    </form>
  );
}
