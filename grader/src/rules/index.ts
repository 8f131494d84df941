import type { Rule } from '../model/rule.ts';
import { contentBulletLength } from './content/content-bullet-length.ts';
import { contentBulletNoActionVerb } from './content/content-bullet-no-action-verb.ts';
import { contentBulletWeakStart } from './content/content-bullet-weak-start.ts';
import { contentDateImpossible } from './content/content-date-impossible.ts';
import { contentDuplicateBullet } from './content/content-duplicate-bullet.ts';
import { contentEmailMissing } from './content/content-email-missing.ts';
import { contentEmailUnprofessional } from './content/content-email-unprofessional.ts';
import { contentEntryDatesMissing } from './content/content-entry-dates-missing.ts';
import { contentEntryDepth } from './content/content-entry-depth.ts';
import { contentEntryTitleOrOrgMissing } from './content/content-entry-title-or-org-missing.ts';
import { contentExperienceMissing } from './content/content-experience-missing.ts';
import { contentHeadingNonstandard } from './content/content-heading-nonstandard.ts';
import { contentLengthWords } from './content/content-length-words.ts';
import { contentNameMissing } from './content/content-name-missing.ts';
import { contentNotQuantified } from './content/content-not-quantified.ts';
import { contentOrderNotReverse } from './content/content-order-not-reverse.ts';
import { contentParagraphBlock } from './content/content-paragraph-block.ts';
import { contentPersonalData } from './content/content-personal-data.ts';
import { contentPhoneMissing } from './content/content-phone-missing.ts';
import { contentPhoto } from './content/content-photo.ts';
import { contentPlaceholderText } from './content/content-placeholder-text.ts';
import { contentSectionMissing } from './content/content-section-missing.ts';
import { contentSkillRating } from './content/content-skill-rating.ts';
import { contentSummaryQuality } from './content/content-summary-quality.ts';
import { contentUnneededDetail } from './content/content-unneeded-detail.ts';
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
  contentBulletLength,
  contentBulletNoActionVerb,
  contentBulletWeakStart,
  contentDateImpossible,
  contentDuplicateBullet,
  contentEmailMissing,
  contentEmailUnprofessional,
  contentEntryDatesMissing,
  contentEntryDepth,
  contentEntryTitleOrOrgMissing,
  contentExperienceMissing,
  contentHeadingNonstandard,
  contentLengthWords,
  contentNameMissing,
  contentNotQuantified,
  contentOrderNotReverse,
  contentParagraphBlock,
  contentPersonalData,
  contentPhoneMissing,
  contentPhoto,
  contentPlaceholderText,
  contentSectionMissing,
  contentSkillRating,
  contentSummaryQuality,
  contentUnneededDetail,
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
