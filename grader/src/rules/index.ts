import type { Rule } from '../model/rule.ts';
import { formatBulletGlyphMixed } from './formatting/format-bullet-glyph-mixed.ts';
import { formatBulletMissing } from './formatting/format-bullet-missing.ts';
import { formatBulletOnHeader } from './formatting/format-bullet-on-header.ts';
import { formatDatePositionMixed } from './formatting/format-date-position-mixed.ts';
import { formatDateStyleMixed } from './formatting/format-date-style-mixed.ts';
import { formatEntryStyleMixed } from './formatting/format-entry-style-mixed.ts';
import { formatFontFamilies } from './formatting/format-font-families.ts';
import { formatFontSizeMixed } from './formatting/format-font-size-mixed.ts';
import { formatFontSizeSmall } from './formatting/format-font-size-small.ts';
import { formatGarbledText } from './formatting/format-garbled-text.ts';
import { formatGraphics } from './formatting/format-graphics.ts';
import { formatHeadingStyleMixed } from './formatting/format-heading-style-mixed.ts';
import { formatImageText } from './formatting/format-image-text.ts';
import { formatLowContrast } from './formatting/format-low-contrast.ts';
import { formatMargins } from './formatting/format-margins.ts';
import { formatOverlapClipped } from './formatting/format-overlap-clipped.ts';
import { formatPageBreak } from './formatting/format-page-break.ts';
import { formatPageCount } from './formatting/format-page-count.ts';
import { formatSpacingUneven } from './formatting/format-spacing-uneven.ts';
import { formatTrailingPeriodMixed } from './formatting/format-trailing-period-mixed.ts';
import { formatTwoColumn } from './formatting/format-two-column.ts';
import { valignBodyText } from './formatting/valign-body-text.ts';
import { valignBullets } from './formatting/valign-bullets.ts';
import { valignDatesRight } from './formatting/valign-dates-right.ts';
import { valignEntryHeaders } from './formatting/valign-entry-headers.ts';
import { valignHangingIndent } from './formatting/valign-hanging-indent.ts';
import { valignSectionHeadings } from './formatting/valign-section-headings.ts';
import { grammarRepeatedWord } from './writing/grammar-repeated-word.ts';

/** Every rule of the rubric. A test keeps this list and the files in step. */
export const rules: readonly Rule[] = [
  formatBulletGlyphMixed,
  formatBulletMissing,
  formatBulletOnHeader,
  formatDatePositionMixed,
  formatDateStyleMixed,
  formatEntryStyleMixed,
  formatFontFamilies,
  formatFontSizeMixed,
  formatFontSizeSmall,
  formatGarbledText,
  formatGraphics,
  formatHeadingStyleMixed,
  formatImageText,
  formatLowContrast,
  formatMargins,
  formatOverlapClipped,
  formatPageBreak,
  formatPageCount,
  formatSpacingUneven,
  formatTrailingPeriodMixed,
  formatTwoColumn,
  valignBodyText,
  valignBullets,
  valignDatesRight,
  valignEntryHeaders,
  valignHangingIndent,
  valignSectionHeadings,
  grammarRepeatedWord,
];
