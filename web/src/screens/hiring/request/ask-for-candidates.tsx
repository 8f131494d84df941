import { useState } from 'react';
import { Link } from 'react-router';
import { PrerenderedForm } from '../../../parts/form/prerendered-form.tsx';
import { SubmitButton } from '../../../parts/form/submit-button.tsx';
import { TextField } from '../../../parts/form/text-field.tsx';
import { usePlainForm } from '../../../parts/form/use-plain-form.ts';
import { SectionHead } from '../../../parts/marketing/section-head.tsx';
import type { Asked } from './request-fields.ts';
import { RequestSent } from './request-sent.tsx';
import { WishInputs } from './wish-inputs.tsx';

/** The form for a request, and once it was sent, where its letter went. */
export function AskForCandidates() {
  const [sentTo, setSentTo] = useState<string>();
  const { field, isSending, submit } = usePlainForm<Asked>({
    read: async (values) => (await import('./request-fields.ts')).readRequest(values),
    async send(asked) {
      const { sendRequest } = await import('./send-request.ts');
      await sendRequest(asked);
      setSentTo(asked.email);
    },
  });
  return (
    <section id="request" aria-labelledby="request-title" className="scroll-mt-6 border-line border-t">
      <div className="wrap grid items-start gap-12 py-16 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] laptop:py-24">
        <div className="flex flex-col items-start gap-6">
          <SectionHead
            id="request-title"
            title="Tell us whom you look for"
            lead="It costs nothing to ask. We send you a link that confirms your request, and with it you can change or withdraw the request at any time."
          />
          <Link to="/fairness" className="underline decoration-edge underline-offset-4 hover:decoration-ink">
            What counts, and what never does
          </Link>
        </div>
        <div className="bg-surface p-6 shadow-paper tablet:p-10">
          {sentTo === undefined ? (
            <PrerenderedForm onSubmit={submit} aria-labelledby="request-title" className="flex flex-col gap-5">
              <WishInputs
                field={field}
                email={<TextField label="Work email" type="email" autoComplete="email" required {...field('email')} />}
              />
              <SubmitButton busy={isSending} className="self-start">
                Send request
              </SubmitButton>
            </PrerenderedForm>
          ) : (
            <RequestSent to={sentTo} onAnother={() => setSentTo(undefined)} />
          )}
        </div>
      </div>
    </section>
  );
}
