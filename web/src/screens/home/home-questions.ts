import type { QuestionAndAnswer } from '../../parts/layout/page-meta.ts';

export const homeQuestions: QuestionAndAnswer[] = [
  {
    question: 'Will the same file get the same grade tomorrow?',
    answer:
      'Yes. The same file checked by the same version of our rules gives the same report, down to the last point. Each report names the version it was graded by.',
  },
  {
    question: 'Which files can I upload?',
    answer:
      'A PDF of up to 30 MB with real text in it. Of resumes in other languages than English the writing is not graded. A scan is graded where a program has recognised its text; without, it holds nothing we could read, so we say so and do not grade it.',
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
      'Without an account, your upload and everything made from it are deleted after 24 hours. With one, your reports stay until you delete them, and deleting your account deletes them all. Nobody who looks for candidates sees your resume unless you agreed to that.',
  },
];
