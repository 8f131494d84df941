import type { Rule } from '../model/rule.ts';
import { grammarRepeatedWord } from './writing/grammar-repeated-word.ts';
import { spellingMisspelled } from './writing/spelling-misspelled.ts';

/** Every rule of the rubric. A test keeps this list and the files in step. */
export const rules: readonly Rule[] = [grammarRepeatedWord, spellingMisspelled];
