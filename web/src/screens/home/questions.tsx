import { Plus } from 'lucide-react';
import { SectionHead } from './section-head.tsx';

const questions = [
  {
    question: 'Will the same file get the same grade tomorrow?',
    answer:
      'Yes. The same file checked by the same version of our rules gives the same report, down to the last point. Each report names the version it was graded by.',
  },
  {
    question: 'Which files can I upload?',
    answer:
      'A PDF of up to 30 MB, in English, with real text in it. A scan or a photo holds no text we could read, so we say so and do not grade it.',
  },
  {
    question: 'Does the design of my resume change my grade?',
    answer:
      'Only the Formatting grade looks at the layout. Content and Writing look at your words, and the same words in another template get the same result.',
  },
  {
    question: 'Do you find every mistake?',
    answer:
      'No, and nobody can promise that. We show what we found and prefer to stay silent where we might be wrong. Career gaps, names, schools and employers never change a grade.',
  },
  {
    question: 'What happens to my file?',
    answer:
      'With an account, your reports stay on your dashboard until you delete them or the account. Without one, your upload and everything made from it are deleted after 24 hours, and nobody has seen the report.',
  },
];

/** Sharing one name makes the browser keep at most one answer open, without any script. */
export function Questions() {
  return (
    <section id="questions" aria-labelledby="faq" className="border-line border-t bg-surface">
      <div className="wrap grid gap-12 py-16 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] laptop:py-24">
        <SectionHead id="faq" title="Frequently Asked Questions" />
        <div className="border-line border-b">
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
      </div>
    </section>
  );
}
