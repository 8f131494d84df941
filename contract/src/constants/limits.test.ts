import { expect, test } from 'vitest';
import { gradeScale, letters, scaleEntryOf } from './grade-scale.ts';
import * as limits from './limits.ts';
import { companySizes, industries, jobTitles } from './options.ts';
import { creditsPerReview, freePlan, lowCredits, plans } from './plans.ts';

test('plans, credits and the low-credit banner are as decided', () => {
  expect(plans.map(({ name, credits, cents, recommended }) => [name, credits, cents, recommended])).toEqual([
    ['basic', 5, 999, false],
    ['standard', 10, 1499, true],
    ['premium', 20, 1999, false],
  ]);
  expect([creditsPerReview, lowCredits, freePlan]).toEqual([1, 1, 'free']);
});

test('times, sizes and counts are as decided', () => {
  expect(limits).toMatchObject({
    passwordMinLength: 8,
    feedbackMinLength: 10,
    resendTimerSeconds: 30,
    contactToastMilliseconds: 6000,
    quoteMilliseconds: 20_000,
    imageFallbackMilliseconds: 4000,
    signUpOfferSeconds: 3,
    progressStep: 5,
    progressStepSeconds: 12,
    mobileBreakpoint: 767,
    pageSize: { desktop: { width: 504, height: 700 }, mobile: { width: 316, height: 440 } },
    skeletonLines: { desktop: 15, mobile: 13 },
    skeletonPlaceholders: { list: 19, screen: 9, report: 13 },
    scrollRetryMilliseconds: 100,
    scrollRetryLimitMilliseconds: 5000,
    resumeNameMaxWidth: 200,
    toast: { autoCloseMilliseconds: 5000, dragDismissPercent: 80, gap: 12, collapseMilliseconds: 300 },
    fallbackSizeText: '30 MB',
    fallbackDateText: 'Nov 8, 2023',
  });
});

test('the thirteen letters from A+ to F have the colours of five bands', () => {
  expect([letters[0], letters.at(-1), letters.length]).toEqual(['A+', 'F', 13]);
  expect(new Set(gradeScale.map(({ from }) => from)).size).toBe(5);
  for (const { grade, ...colours } of gradeScale) expect(scaleEntryOf(grade)).toEqual({ grade, ...colours });
  expect(scaleEntryOf('?').grade).toBe('F');
});

test('the option lists of the profile are long enough and repeat nothing', () => {
  expect([jobTitles.length >= 40, industries.length >= 29, companySizes.length]).toEqual([true, true, 9]);
  for (const list of [jobTitles, industries, companySizes]) expect(new Set(list).size).toBe(list.length);
});
