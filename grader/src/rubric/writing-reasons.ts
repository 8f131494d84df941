import type { Reason } from './reason.ts';

/** Why the rules about words are in the rubric. They judge English only. */
export const writingReasons: Record<string, Reason> = {
  'spelling-misspelled': {
    title: 'Words are spelled right',
    finds: 'Misspelled words. Names, brands and technical terms are left alone.',
    why: 'With 445 recruiters, two mistakes cost 7 points of interview chance and five cost 18.',
  },
  'spelling-term-case': {
    title: 'Names are written as their owners do',
    finds: '“Javascript” for JavaScript and the like.',
    why: 'Specialists notice at once.',
  },
  'spelling-variant-mixed': {
    title: 'US or UK spelling, not both',
    finds: 'Words in the other spelling than most of yours.',
    why: 'Mixing looks like text from several places.',
  },
  'grammar-repeated-word': {
    title: 'No word stands twice in a row',
    finds: '“the the” and the like.',
    why: 'It is a typing error everybody sees.',
  },
  'grammar-article': {
    title: '“A” and “an” fit their word',
    finds: '“a hour”, “an unique”, and the like.',
    why: 'It is a small error that reads as carelessness.',
  },
  'grammar-confusable': {
    title: 'The right word, not its neighbor',
    finds: '“manger” for manager, “form” for from, and many others in clear contexts.',
    why: 'No spelling check finds them, and they embarrass most.',
  },
  'grammar-agreement': {
    title: 'Numbers and nouns agree',
    finds: '“5 year experience”, “many project”, and the like.',
    why: 'Grammar mistakes are first on the lists of career centers.',
  },
  'grammar-verb-form': {
    title: 'Verbs have the form their sentence asks for',
    finds: '“to made”, “by add”, and the like.',
    why: 'The reader stumbles and loses the thread.',
  },
  'grammar-missing-word': {
    title: 'No small word fell out',
    finds: '“an average 380 prescriptions”, “a team 35”, and the like.',
    why: 'The reader stumbles and reads the line twice.',
  },
  'grammar-tense-past-role': {
    title: 'Past roles are told in the past',
    finds: 'Present tense under a role that is over.',
    why: 'The tense tells at a glance what is still going on.',
  },
  'grammar-tense-mixed': {
    title: 'Lines of one role have one form',
    finds: '“Managing” among “Led” and “Built”.',
    why: 'Parallel lines are read faster.',
  },
  'grammar-first-person': {
    title: 'No “I”, “my” or “we”',
    finds: 'Personal pronouns in lines, and more than two in a summary.',
    why: 'Everybody knows whose resume it is; the word costs room.',
  },
  'grammar-punctuation-spacing': {
    title: 'Punctuation and spaces are in place',
    finds: 'Blanks before commas, double marks, brackets that do not close.',
    why: 'Clean punctuation is a line of its own in scored rubrics.',
  },
  'grammar-capitalisation': {
    title: 'Capitals are where they belong',
    finds: 'A line in small letters among others, months and languages without a capital.',
    why: 'It looks unfinished.',
  },
  'grammar-informal': {
    title: 'The tone is formal',
    finds: 'Contractions, slang, “etc.”, exclamation marks.',
    why: 'A resume is a business letter in lines.',
  },
  'overused-start-verb': {
    title: 'Opening verbs vary',
    finds: 'The same verb at the start of three lines or more; long resumes may have more.',
    why: 'Rubrics mark the same action word again and again down.',
  },
  'overused-word': {
    title: 'Words vary',
    finds: 'A word far more often than its neighbors. Terms of your trade do not count.',
    why: 'Repetition makes different work sound the same.',
  },
  'overused-buzzword': {
    title: 'Evidence instead of clichés',
    finds: '“Team player”, “results-driven”, “think outside the box” and many others.',
    why: 'Half of all resumes say them, so they say nothing.',
  },
  'overused-filler': {
    title: 'No filler words',
    finds: '“Successfully”, “various”, “in order to” and the like.',
    why: 'They take room and add nothing.',
  },
};
