import type { Rule } from '../model/rule.ts';
import { grammarAgreement } from './writing/grammar-agreement.ts';
import { grammarArticle } from './writing/grammar-article.ts';
import { grammarConfusable } from './writing/grammar-confusable.ts';
import { grammarFirstPerson } from './writing/grammar-first-person.ts';
import { grammarRepeatedWord } from './writing/grammar-repeated-word.ts';
import { grammarTenseMixed } from './writing/grammar-tense-mixed.ts';
import { grammarTensePastRole } from './writing/grammar-tense-past-role.ts';
import { spellingMisspelled } from './writing/spelling-misspelled.ts';

/** Every rule of the rubric. A test keeps this list and the files in step. */
export const rules: readonly Rule[] = [
  grammarAgreement,
  grammarArticle,
  grammarConfusable,
  grammarFirstPerson,
  grammarRepeatedWord,
  grammarTenseMixed,
  grammarTensePastRole,
  spellingMisspelled,
];
