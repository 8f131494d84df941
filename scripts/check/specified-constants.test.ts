import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as limits from '../../contract/src/constants/limits.ts';
import { creditsPerReview, freePlan, lowCredits, defaultPlans as plans } from '../../contract/src/constants/plans.ts';

/** What the specification states about constants; each sentence below is one of its rows with our numbers in it. */
const statements = readFileSync(new URL('../../docs/specification/9-constants.md', import.meta.url), 'utf8')
  .split('\n')
  .map((row) => row.split(' | ')[0]?.replace(/^\| /, ''));

const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;

test('plans, credits and their banner are as they were settled', () => {
  const priced = plans.map(({ name, credits, cents, recommended }, index) => {
    const unit = index === 0 ? ' credits' : '';
    return `${name} ${credits}${unit} $${cents / 100}${recommended ? ' (Most Popular)' : ''}`;
  });
  expect(statements).toContain(`Plans: ${priced.join(', ')}`);
  expect(statements).toContain(`Low-credit banner at credits ${lowCredits} or fewer`);
  expect([creditsPerReview, freePlan]).toEqual([1, 'free']);
});

test('times, sizes and counts are as they were settled', () => {
  const { pageSize, skeletonLines, skeletonPlaceholders, toast } = limits;
  const size = ({ width, height }: { width: number; height: number }) => `${width}x${height}`;
  for (const statement of [
    `Password minimum ${limits.passwordMinLength}`,
    `Feedback minimum ${limits.feedbackMinLength} characters`,
    `Resend timer ${limits.resendTimerSeconds} s`,
    `Contact toast ${seconds(limits.contactToastMilliseconds)}`,
    `Quote rotation ${seconds(limits.quoteMilliseconds)}`,
    `Image loader fallback ${seconds(limits.imageFallbackMilliseconds)}`,
    `Preprocessing: sign-up modal after ${limits.signUpOfferSeconds} s`,
    `Progress +${limits.progressStep} every ${limits.progressStepSeconds} s to 100`,
    `Mobile breakpoint ${limits.mobileBreakpoint} px`,
    `Page drawing size ${size(pageSize.desktop)} desktop, ${size(pageSize.mobile)} mobile`,
    `Skeleton lines ${skeletonLines.desktop} desktop, ${skeletonLines.mobile} mobile`,
    `Skeleton placeholder counts elsewhere ${Object.values(skeletonPlaceholders).join(', ')}`,
    `Scroll retry ${limits.scrollRetryMilliseconds} ms up to ${limits.scrollRetryLimitMilliseconds} ms`,
    `Resume name max width ${limits.resumeNameMaxWidth} px`,
    `Fallback date '${limits.fallbackDateText}'`,
    `Default size text ${limits.fallbackSizeText}`,
    `Auto-close ${toast.autoCloseMilliseconds} ms`,
    `Drag-dismiss threshold ${toast.dragDismissPercent} percent`,
    `Stack gap ${toast.gap} px`,
    `Collapse animation ${toast.collapseMilliseconds} ms`,
  ])
    expect(statements).toContain(statement);
});
