import { brand } from '../../parts/brand/brand.ts';
import type { QuestionAndAnswer } from '../../parts/layout/page-meta.ts';

const { candidatesPerRequest } = brand;
const regions = new Intl.ListFormat('en').format(brand.regions);

export const hiringQuestions: QuestionAndAnswer[] = [
  {
    question: 'What do I pay, and when?',
    answer:
      'A percentage of the hired candidate’s first-year salary, agreed in writing before we start. Nothing upfront, and nothing if you hire nobody.',
  },
  {
    question: 'How many candidates will I get?',
    answer: `The ${candidatesPerRequest} people who fit your request best. If nobody does, we say so instead of filling the list.`,
  },
  {
    question: 'Where do you look for candidates?',
    answer: `Among job seekers in our own pool (${regions}). Everybody in it agreed to be considered for job opportunities, and can withdraw that at any time.`,
  },
  {
    question: 'Does the grade of a resume decide who is sent?',
    answer:
      'No. A grade is about the page, not the person. Experience, place and skills decide; names, schools, gender and career gaps never do.',
  },
  {
    question: 'How do I begin?',
    answer:
      'Fill in the short form on this page, or write to us. We send you a link to confirm your request, with which you can change it later.',
  },
];
