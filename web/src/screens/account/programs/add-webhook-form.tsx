import {
  addWebhook,
  type ReplyOf,
  type WebhookEvent,
  webhookEventNames,
  webhookEvents,
  webhookUrlMaxLength,
} from '@redmark/contract';
import { z } from 'zod';
import { call } from '../../../api/call.ts';
import { messageOf } from '../../../api/refused.ts';
import { FormEnd } from '../../../parts/form/form-end.tsx';
import { TextField } from '../../../parts/form/text-field.tsx';
import { TickBox } from '../../../parts/form/tick-box.tsx';
import { useFields } from '../../../parts/form/use-fields.ts';
import { recently } from '../../../session/recent-sign-in.ts';

/** Dots in the name of a field would mean nesting. */
const fieldOf = (event: WebhookEvent) => event.replace('.', '_') as 'report_ready' | 'report_refused' | 'credits_low';

const none = 'Choose at least one event.';
const fields = z
  .object({
    url: z
      .string()
      .trim()
      .max(webhookUrlMaxLength, 'This address is too long.')
      .url('Write the whole address, such as https://example.com/hook.'),
    report_ready: z.boolean(),
    report_refused: z.boolean(),
    credits_low: z.boolean(),
  })
  .refine((values) => webhookEventNames.some((event) => values[fieldOf(event)]), {
    path: ['report_ready'],
    message: none,
  });
const loadFields = async () => ({ fields });
const start = { url: '', report_ready: true, report_refused: true, credits_low: true };

type Props = { onAdded: (added: ReplyOf<typeof addWebhook>) => void; onCancel: () => void };

export function AddWebhookForm({ onAdded, onCancel }: Props) {
  const { register, handleSubmit, formState, setError } = useFields(loadFields, start);
  const { errors } = formState;

  const send = handleSubmit(async ({ url, ...told }) => {
    const events = webhookEventNames.filter((event) => told[fieldOf(event)]);
    try {
      await recently(async () => onAdded(await call(addWebhook, { body: { url, events } })));
    } catch (refused) {
      setError('url', { message: messageOf(refused) });
    }
  });

  return (
    <form noValidate onSubmit={send} className="flex max-w-md flex-col gap-6">
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        placeholder="https://example.com/hook"
        autoComplete="off"
        error={errors.url?.message}
        {...register('url')}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 text-14 font-medium">What it is told</legend>
        {webhookEventNames.map((event) => (
          <TickBox key={event} error={errors.report_ready?.message} {...register(fieldOf(event))}>
            {webhookEvents[event]} <code className="text-12 text-soft">{event}</code>
          </TickBox>
        ))}
        {errors.report_ready && (
          <p role="alert" className="text-14 text-pen">
            {none}
          </p>
        )}
      </fieldset>
      <FormEnd verb="Add webhook" busy={formState.isSubmitting} onCancel={onCancel} />
    </form>
  );
}
