import { consoleAnswer, messageMaxLength } from '@redmark/contract';
import { z } from 'zod';
import { call } from '../../../api/call.ts';
import { messageOf } from '../../../api/refused.ts';
import { FormEnd } from '../../../parts/form/form-end.tsx';
import { requiredText } from '../../../parts/form/required-text.ts';
import { TextArea } from '../../../parts/form/text-area.tsx';
import { useFields } from '../../../parts/form/use-fields.ts';
import { notify } from '../../../parts/toasts/notify.ts';

const fields = z.object({
  response: z.string().trim().min(1, requiredText).max(messageMaxLength, 'This answer is too long.'),
});
const loadFields = async () => ({ fields });
const hint =
  'The letter greets them by their first name and repeats their message. Replies come to the operator’s address.';

type Props = { id: string; name: string; onSent: () => unknown; onCancel: () => void };

export function AnswerForm({ id, name, onSent, onCancel }: Props) {
  const { register, handleSubmit, formState, setError } = useFields(loadFields, { response: '' });

  const send = handleSubmit(async (body) => {
    try {
      const { message } = await call(consoleAnswer, { params: { id }, body });
      void notify('success', message);
      await onSent();
    } catch (refused) {
      setError('response', { message: messageOf(refused) });
    }
  });

  return (
    <form noValidate onSubmit={send} className="flex max-w-measure flex-col gap-4">
      <TextArea
        label={`Your answer to ${name}`}
        hint={hint}
        error={formState.errors.response?.message}
        {...register('response')}
      />
      <FormEnd verb="Send the answer" busy={formState.isSubmitting} onCancel={onCancel} />
    </form>
  );
}
