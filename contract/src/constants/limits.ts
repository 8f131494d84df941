/** Business constants of the product, in the units their names say. */
/** A file with more pages is no resume and is refused. */
export const maximumPages = 20;
export const maximumUploadBytes = 30 * 1024 * 1024;
/** Largest PDF whose pages are drawn without keeping it. */
export const drawnMaximumBytes = 2 * 1024 * 1024;
/** What one account may keep, and what may wait unclaimed from one visitor's address within a day. */
export const accountQuota = { files: 5000, bytes: 2 * 1024 ** 3 } as const;
export const visitorQuota = { files: 500, bytes: 500 * 1024 * 1024 } as const;
/** Entries of a list in one answer. */
export const listPageSize = 24;
export const uploadContentType = 'application/pdf';
export const uploadUrlSeconds = 300;
/** An upload that brings fewer bytes than this in a second, over all of its time after the grace, is ended. */
export const leastUploadBytesPerSecond = 16 * 1024;
export const uploadGraceSeconds = 30;
/** A public upload that nobody claimed vanishes, with all that was made of it. */
export const unclaimedUploadHours = 24;
/** What an account asked a link for and nobody ever opened vanishes as well. */
export const unarrivedUploadHours = 7 * 24;
/** Page drawing sizes on the screen in CSS pixels; images are kept at 1x and 2x of the desktop width. */
export const pageSize = { desktop: { width: 504, height: 700 }, mobile: { width: 316, height: 440 } } as const;
export const mobileBreakpoint = 767;
export const scrollRetryMilliseconds = 100;
export const scrollRetryLimitMilliseconds = 5000;
export const resumeNameMaxWidth = 200;
export const fileNameMaxLength = 200;
/** Random bytes in the key of a link to a report. */
export const shareKeyBytes = 32;
/** Contact messages and feedback on a report. */
export const feedbackMinLength = 10;
export const messageMaxLength = 5000;
export const contactNameMaxLength = 100;
export const contactToastMilliseconds = 6000;
export const quoteMilliseconds = 20_000;
export const profileFieldMaxLength = 100;
export const resendTimerSeconds = 30;
/** After so long on the way to a report, a visitor is offered an account. */
export const signUpOfferSeconds = 3;
/** At least one letter in upper case, one digit and one symbol besides. */
export const passwordMinLength = 8;
/** After signing in, so long one may change how one signs in, or delete the account, without doing it again. */
export const recentSignInMinutes = 10;
export const skeletonLines = { desktop: 15, mobile: 13 } as const;
/** Grey lines that stand for what loads: a list, a screen or a panel, an open report. */
export const skeletonPlaceholders = { list: 19, screen: 9, report: 13 } as const;
export const imageFallbackMilliseconds = 4000;
export const progressStep = 5;
export const progressStepSeconds = 12;
export const toast = {
  autoCloseMilliseconds: 5000,
  dragDismissPercent: 80,
  gap: 12,
  collapseMilliseconds: 300,
} as const;
export const fallbackSizeText = '30 MB';
export const fallbackDateText = 'Nov 8, 2023';
