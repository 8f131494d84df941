import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { LinkButton } from '../controls/button.tsx';
import type { QuestionAndAnswer } from '../layout/page-meta.ts';
import { SectionHead } from './section-head.tsx';

type Props = {
  questions: QuestionAndAnswer[];
  /** Shows the button on phones as well, on pages that ask people to write; elsewhere the link below is enough. */
  contactOnPhones?: boolean;
};

/** The `details` share a name, so the browser keeps at most one of them open without any script. */
export function Questions({ questions, contactOnPhones = false }: Props) {
  return (
    <section id="questions" aria-labelledby="faq" className="border-line border-t bg-surface">
      <div className="wrap grid gap-x-12 gap-y-10 py-16 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] laptop:py-24">
        <div className="flex flex-col items-start gap-8">
          <SectionHead id="faq" title="Frequently Asked Questions" />
          <LinkButton to="/contact-us" look="quiet" className={contactOnPhones ? '' : 'max-laptop:hidden'}>
            Contact Us
          </LinkButton>
        </div>
        <div className="flex flex-col items-start gap-6">
          <div className="w-full border-line border-b">
            {questions.map(({ question, answer }) => (
              <details key={question} name="questions" className="group border-line border-t">
                <summary className="flex list-none items-center justify-between gap-6 rounded-control py-4 text-18 font-medium [&::-webkit-details-marker]:hidden">
                  {question}
                  <Plus
                    aria-hidden="true"
                    className="size-5 shrink-0 text-soft transition-transform group-open:rotate-45"
                  />
                </summary>
                <p className="max-w-measure pb-6 text-soft">{answer}</p>
              </details>
            ))}
          </div>
          <Link
            to="/contact-us"
            className="inline-flex min-h-11 items-center rounded-control font-medium underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            Have more questions?
          </Link>
        </div>
      </div>
    </section>
  );
}
