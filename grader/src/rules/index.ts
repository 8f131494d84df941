import type { Rule } from '../model/rule.ts';
import { contentAcademicUntold } from './content/content-academic-untold.ts';
import { contentBulletLength } from './content/content-bullet-length.ts';
import { contentBulletNoActionVerb } from './content/content-bullet-no-action-verb.ts';
import { contentBulletWeakStart } from './content/content-bullet-weak-start.ts';
import { contentClientsUnnamed } from './content/content-clients-unnamed.ts';
import { contentContactLate } from './content/content-contact-late.ts';
import { contentCourseList } from './content/content-course-list.ts';
import { contentDateImpossible } from './content/content-date-impossible.ts';
import { contentDeclaration } from './content/content-declaration.ts';
import { contentDuplicateBullet } from './content/content-duplicate-bullet.ts';
import { contentDutiesApart } from './content/content-duties-apart.ts';
import { contentEmailMissing } from './content/content-email-missing.ts';
import { contentEmailUnprofessional } from './content/content-email-unprofessional.ts';
import { contentEmployerDescribed } from './content/content-employer-described.ts';
import { contentEmptySection } from './content/content-empty-section.ts';
import { contentEntryDatesMissing } from './content/content-entry-dates-missing.ts';
import { contentEntryDepth } from './content/content-entry-depth.ts';
import { contentEntryTitleOrOrgMissing } from './content/content-entry-title-or-org-missing.ts';
import { contentExperienceMissing } from './content/content-experience-missing.ts';
import { contentFewLines } from './content/content-few-lines.ts';
import { contentFigureRepeated } from './content/content-figure-repeated.ts';
import { contentFigureUnexplained } from './content/content-figure-unexplained.ts';
import { contentHeadingNonstandard } from './content/content-heading-nonstandard.ts';
import { contentJobTwice } from './content/content-job-twice.ts';
import { contentKeywordStuffing } from './content/content-keyword-stuffing.ts';
import { contentLengthWords } from './content/content-length-words.ts';
import { contentLetter } from './content/content-letter.ts';
import { contentLinkBroken } from './content/content-link-broken.ts';
import { contentMachineText } from './content/content-machine-text.ts';
import { contentNameMissing } from './content/content-name-missing.ts';
import { contentNotQuantified } from './content/content-not-quantified.ts';
import { contentOrderNotReverse } from './content/content-order-not-reverse.ts';
import { contentParagraphBlock } from './content/content-paragraph-block.ts';
import { contentPersonalData } from './content/content-personal-data.ts';
import { contentPhoneMissing } from './content/content-phone-missing.ts';
import { contentPlaceholderText } from './content/content-placeholder-text.ts';
import { contentProfileMissing } from './content/content-profile-missing.ts';
import { contentProjectBare } from './content/content-project-bare.ts';
import { contentProjectOwnPart } from './content/content-project-own-part.ts';
import { contentProjectProof } from './content/content-project-proof.ts';
import { contentProjectsMissing } from './content/content-projects-missing.ts';
import { contentRepeatedPage } from './content/content-repeated-page.ts';
import { contentResultsLate } from './content/content-results-late.ts';
import { contentSectionMissing } from './content/content-section-missing.ts';
import { contentSelfEvidentSkill } from './content/content-self-evident-skill.ts';
import { contentSkillClaims } from './content/content-skill-claims.ts';
import { contentSkillGroups } from './content/content-skill-groups.ts';
import { contentSkillRating } from './content/content-skill-rating.ts';
import { contentSkillRepeated } from './content/content-skill-repeated.ts';
import { contentSkillsUnproven } from './content/content-skills-unproven.ts';
import { contentSoftSkillList } from './content/content-soft-skill-list.ts';
import { contentStudyAsWork } from './content/content-study-as-work.ts';
import { contentSummaryQuality } from './content/content-summary-quality.ts';
import { contentTitleBanner } from './content/content-title-banner.ts';
import { contentUnneededDetail } from './content/content-unneeded-detail.ts';
import { contentUnread } from './content/content-unread.ts';
import { contentVagueResult } from './content/content-vague-result.ts';
import { contentWorkLate } from './content/content-work-late.ts';
import { contentWorkSample } from './content/content-work-sample.ts';
import { contentPhoto } from './formatting/content-photo.ts';
import { formatBrowserPrint } from './formatting/format-browser-print.ts';
import { formatBulletGlyphMixed } from './formatting/format-bullet-glyph-mixed.ts';
import { formatBulletMissing } from './formatting/format-bullet-missing.ts';
import { formatBulletOnHeader } from './formatting/format-bullet-on-header.ts';
import { formatCrowdedLines } from './formatting/format-crowded-lines.ts';
import { formatDatePositionMixed } from './formatting/format-date-position-mixed.ts';
import { formatDateStyleMixed } from './formatting/format-date-style-mixed.ts';
import { formatDecoration } from './formatting/format-decoration.ts';
import { formatDensePage } from './formatting/format-dense-page.ts';
import { formatEmphasis } from './formatting/format-emphasis.ts';
import { formatEmptyColumn } from './formatting/format-empty-column.ts';
import { formatEntryGaps } from './formatting/format-entry-gaps.ts';
import { formatEntryStyleMixed } from './formatting/format-entry-style-mixed.ts';
import { formatFlatTitles } from './formatting/format-flat-titles.ts';
import { formatFontFamilies } from './formatting/format-font-families.ts';
import { formatFontSizeMixed } from './formatting/format-font-size-mixed.ts';
import { formatFontSizeSmall } from './formatting/format-font-size-small.ts';
import { formatGarbledText } from './formatting/format-garbled-text.ts';
import { formatGraphics } from './formatting/format-graphics.ts';
import { formatHeadingStyleMixed } from './formatting/format-heading-style-mixed.ts';
import { formatHiddenText } from './formatting/format-hidden-text.ts';
import { formatImageText } from './formatting/format-image-text.ts';
import { formatLastPage } from './formatting/format-last-page.ts';
import { formatLowContrast } from './formatting/format-low-contrast.ts';
import { formatMargins } from './formatting/format-margins.ts';
import { formatOverlapClipped } from './formatting/format-overlap-clipped.ts';
import { formatPageBreak } from './formatting/format-page-break.ts';
import { formatPageCount } from './formatting/format-page-count.ts';
import { formatPageSize } from './formatting/format-page-size.ts';
import { formatScatteredBold } from './formatting/format-scattered-bold.ts';
import { formatSpacingUneven } from './formatting/format-spacing-uneven.ts';
import { formatSparsePages } from './formatting/format-sparse-pages.ts';
import { formatTextBlocks } from './formatting/format-text-blocks.ts';
import { formatThinLetters } from './formatting/format-thin-letters.ts';
import { formatTitleGaps } from './formatting/format-title-gaps.ts';
import { formatTrailingPeriodMixed } from './formatting/format-trailing-period-mixed.ts';
import { formatTwoColumn } from './formatting/format-two-column.ts';
import { formatUneven } from './formatting/format-uneven.ts';
import { formatWeakName } from './formatting/format-weak-name.ts';
import { valignBodyText } from './formatting/valign-body-text.ts';
import { valignBullets } from './formatting/valign-bullets.ts';
import { valignDatesRight } from './formatting/valign-dates-right.ts';
import { valignEntryHeaders } from './formatting/valign-entry-headers.ts';
import { valignHangingIndent } from './formatting/valign-hanging-indent.ts';
import { valignLists } from './formatting/valign-lists.ts';
import { valignSectionHeadings } from './formatting/valign-section-headings.ts';
import { grammarAgreement } from './writing/grammar-agreement.ts';
import { grammarApostrophe } from './writing/grammar-apostrophe.ts';
import { grammarArticle } from './writing/grammar-article.ts';
import { grammarCapitalisation } from './writing/grammar-capitalisation.ts';
import { grammarConfusable } from './writing/grammar-confusable.ts';
import { grammarFirstPerson } from './writing/grammar-first-person.ts';
import { grammarHyphen } from './writing/grammar-hyphen.ts';
import { grammarInformal } from './writing/grammar-informal.ts';
import { grammarLittleWritten } from './writing/grammar-little-written.ts';
import { grammarMissingWord } from './writing/grammar-missing-word.ts';
import { grammarPreposition } from './writing/grammar-preposition.ts';
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
import { spellingVariantMixed } from './writing/spelling-variant-mixed.ts';

/** All rules; written by `npm run generate` from the files beside this one. */
export const rules: readonly Rule[] = [
  contentAcademicUntold,
  contentBulletLength,
  contentBulletNoActionVerb,
  contentBulletWeakStart,
  contentClientsUnnamed,
  contentContactLate,
  contentCourseList,
  contentDateImpossible,
  contentDeclaration,
  contentDuplicateBullet,
  contentDutiesApart,
  contentEmailMissing,
  contentEmailUnprofessional,
  contentEmployerDescribed,
  contentEmptySection,
  contentEntryDatesMissing,
  contentEntryDepth,
  contentEntryTitleOrOrgMissing,
  contentExperienceMissing,
  contentFewLines,
  contentFigureRepeated,
  contentFigureUnexplained,
  contentHeadingNonstandard,
  contentJobTwice,
  contentKeywordStuffing,
  contentLengthWords,
  contentLetter,
  contentLinkBroken,
  contentMachineText,
  contentNameMissing,
  contentNotQuantified,
  contentOrderNotReverse,
  contentParagraphBlock,
  contentPersonalData,
  contentPhoneMissing,
  contentPlaceholderText,
  contentProfileMissing,
  contentProjectBare,
  contentProjectOwnPart,
  contentProjectProof,
  contentProjectsMissing,
  contentRepeatedPage,
  contentResultsLate,
  contentSectionMissing,
  contentSelfEvidentSkill,
  contentSkillClaims,
  contentSkillGroups,
  contentSkillRating,
  contentSkillRepeated,
  contentSkillsUnproven,
  contentSoftSkillList,
  contentStudyAsWork,
  contentSummaryQuality,
  contentTitleBanner,
  contentUnneededDetail,
  contentUnread,
  contentVagueResult,
  contentWorkLate,
  contentWorkSample,
  contentPhoto,
  formatBrowserPrint,
  formatBulletGlyphMixed,
  formatBulletMissing,
  formatBulletOnHeader,
  formatCrowdedLines,
  formatDatePositionMixed,
  formatDateStyleMixed,
  formatDecoration,
  formatDensePage,
  formatEmphasis,
  formatEmptyColumn,
  formatEntryGaps,
  formatEntryStyleMixed,
  formatFlatTitles,
  formatFontFamilies,
  formatFontSizeMixed,
  formatFontSizeSmall,
  formatGarbledText,
  formatGraphics,
  formatHeadingStyleMixed,
  formatHiddenText,
  formatImageText,
  formatLastPage,
  formatLowContrast,
  formatMargins,
  formatOverlapClipped,
  formatPageBreak,
  formatPageCount,
  formatPageSize,
  formatScatteredBold,
  formatSpacingUneven,
  formatSparsePages,
  formatTextBlocks,
  formatThinLetters,
  formatTitleGaps,
  formatTrailingPeriodMixed,
  formatTwoColumn,
  formatUneven,
  formatWeakName,
  valignBodyText,
  valignBullets,
  valignDatesRight,
  valignEntryHeaders,
  valignHangingIndent,
  valignLists,
  valignSectionHeadings,
  grammarAgreement,
  grammarApostrophe,
  grammarArticle,
  grammarCapitalisation,
  grammarConfusable,
  grammarFirstPerson,
  grammarHyphen,
  grammarInformal,
  grammarLittleWritten,
  grammarMissingWord,
  grammarPreposition,
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
  spellingVariantMixed,
];
