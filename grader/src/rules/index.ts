import type { Rule } from '../model/rule.ts';
import { grammarAgreement } from './writing/grammar-agreement.ts';
import { grammarArticle } from './writing/grammar-article.ts';
import { grammarCapitalisation } from './writing/grammar-capitalisation.ts';
import { grammarConfusable } from './writing/grammar-confusable.ts';
import { grammarFirstPerson } from './writing/grammar-first-person.ts';
import { grammarInformal } from './writing/grammar-informal.ts';
import { grammarPunctuationSpacing } from './writing/grammar-punctuation-spacing.ts';
import { grammarRepeatedWord } from './writing/grammar-repeated-word.ts';
import { grammarTenseMixed } from './writing/grammar-tense-mixed.ts';
import { grammarTensePastRole } from './writing/grammar-tense-past-role.ts';
import { grammarVerbForm } from './writing/grammar-verb-form.ts';
import { overusedBuzzword } from './writing/overused-buzzword.ts';
import { overusedFiller } from './writing/overused-filler.ts';
import { overusedStartVerb } from './writing/overused-start-verb.ts';
import { overusedWord } from './writing/overused-word.ts';
import { spellingMisspelled } from './writing/spelling-misspelled.ts';
import { spellingTermCase } from './writing/spelling-term-case.ts';

/** Every rule of the rubric. A test keeps this list and the files in step. */
export const rules: readonly Rule[] = [
  grammarAgreement,
  grammarArticle,
  grammarCapitalisation,
  grammarConfusable,
  grammarFirstPerson,
  grammarInformal,
  grammarPunctuationSpacing,
  grammarRepeatedWord,
  grammarTenseMixed,
  grammarTensePastRole,
  grammarVerbForm,
  overusedBuzzword,
  overusedFiller,
  overusedStartVerb,
  overusedWord,
  spellingMisspelled,
  spellingTermCase,
];
