import { contactNameMaxLength, messageMaxLength } from '@redmark/contract';
import { DrawnForm } from '../../parts/form/drawn-form.tsx';
import { SubmitButton } from '../../parts/form/submit-button.tsx';
import { TextArea } from '../../parts/form/text-area.tsx';
import { TextField } from '../../parts/form/text-field.tsx';
import { MessageReceived } from './message-received.tsx';
import type { Field } from './message-rules.ts';
import { useMessage } from './use-message.ts';

export function ContactForm() {
  const { complaints, isSending, answerTo, check, correct, submit, writeAnother } = useMessage();
  const says = (field: Field) => ({
    name: field,
    required: true,
    error: complaints[field],
    onBlur: check,
    onInput: correct,
  });
  if (answerTo !== undefined) return <MessageReceived answerTo={answerTo} onAnother={writeAnother} />;
  return (
    <DrawnForm onSubmit={submit} aria-label="Contact Us" className="flex flex-col gap-5">
      <div className="grid items-start gap-5 tablet:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={contactNameMaxLength}
          {...says('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={contactNameMaxLength}
          {...says('lastName')}
        />
      </div>
      <TextField label="Email" type="email" autoComplete="email" {...says('email')} />
      <TextArea
        label="Message or feedback"
        hint="What you ask, or what we should know. For hiring: the job title, the place and the three skills that matter most. At least 10 characters."
        maxLength={messageMaxLength}
        {...says('feedback')}
      />
      <SubmitButton busy={isSending} className="self-start">
        Send message
      </SubmitButton>
    </DrawnForm>
  );
}
