import { contactNameMaxLength, messageMaxLength } from '@redmark/contract';
import { PrerenderedForm } from '../../parts/form/prerendered-form.tsx';
import { SubmitButton } from '../../parts/form/submit-button.tsx';
import { TextArea } from '../../parts/form/text-area.tsx';
import { TextField } from '../../parts/form/text-field.tsx';
import type { Message } from './message-fields.ts';
import { MessageReceived } from './message-received.tsx';
import { useMessage } from './use-message.ts';

/** The form, and once it was sent, its confirmation. */
export function ContactForm() {
  const { field: fieldOf, isSending, answerTo, submit, writeAnother } = useMessage();
  const field = (name: keyof Message) => ({ ...fieldOf(name), required: true });
  if (answerTo !== undefined) return <MessageReceived answerTo={answerTo} onAnother={writeAnother} />;
  return (
    <PrerenderedForm onSubmit={submit} aria-label="Contact Us" className="flex flex-col gap-5">
      <div className="grid items-start gap-5 tablet:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={contactNameMaxLength}
          {...field('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={contactNameMaxLength}
          {...field('lastName')}
        />
      </div>
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextArea
        label="Message or feedback"
        hint="What you ask, or what we should know. For hiring: the job title, the place and the three skills that matter most. At least 10 characters."
        maxLength={messageMaxLength}
        {...field('feedback')}
      />
      <SubmitButton busy={isSending} className="self-start">
        Send message
      </SubmitButton>
    </PrerenderedForm>
  );
}
