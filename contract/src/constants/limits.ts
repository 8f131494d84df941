// Business constants of the product, in the units that their names say.

/** A file with more pages is refused: it is no resume. */
export const maximumPages = 20;
export const maximumUploadBytes = 30 * 1024 * 1024;
/** Largest PDF whose pages are rendered without storing it. */
export const renderedMaximumBytes = 2 * 1024 * 1024;
/** What one account may store, and what one visitor's address may upload unclaimed within a day. */
export const accountQuota = { files: 5000, bytes: 2 * 1024 ** 3 } as const;
export const visitorQuota = { files: 500, bytes: 500 * 1024 * 1024 } as const;
/** Files that are brought together, and how many such batches an account may have open. */
export const batchFilesMost = 100;
export const openBatchesMost = 10;
/** After so long, a batch is closed by itself. */
export const batchKeptDays = 30;
/** Marked copies in one archive. */
export const markedCopiesMost = 100;
/** Entries of a list in one reply. */
export const listPageSize = 24;
export const uploadContentType = 'application/pdf';
/** An upload that is slower than this on average is aborted, once the grace period is over. */
export const leastUploadBytesPerSecond = 16 * 1024;
export const uploadGraceSeconds = 30;
/** After so long, an upload that nobody claimed is deleted with everything made of it. */
export const unclaimedUploadHours = 24;
/** After so long, a resume whose file never arrived is deleted. */
export const unarrivedUploadHours = 7 * 24;
/** Sizes of page images on the screen in CSS pixels; images are stored at 1x and 2x of the desktop width. */
export const pageSize = { desktop: { width: 504, height: 700 }, mobile: { width: 316, height: 440 } } as const;
export const mobileBreakpoint = 767;
export const scrollRetryMilliseconds = 100;
export const scrollRetryLimitMilliseconds = 5000;
export const resumeNameMaxWidth = 200;
export const fileNameMaxLength = 200;
/** Random bytes in the key of a share link. */
export const shareKeyBytes = 32;
/** Characters of a pasted job advert, and of the title it is kept under. */
export const advertMinLength = 40;
export const advertMaxLength = 20_000;
export const advertTitleMaxLength = 120;
/** Job adverts that may be kept with one report. */
export const advertsKept = 20;
/** Uploads that are kept as versions of one resume, and pairs of which is remembered that they are not. */
export const versionsMost = 30;
export const apartMost = 1000;
/** People for whom an account has resumes graded, and what it keeps about each. */
export const clientsMost = 500;
export const clientNameMaxLength = 120;
export const labelsMost = 8;
export const labelMaxLength = 30;
/** Characters of a note that somebody writes beside a report, and the highest number of a line it may be about. */
export const remarkMaxLength = 2000;
export const readLinesMost = 10_000;
/** The name under which somebody shows a report to others, or hands it over. */
export const authorMaxLength = 120;
/** How long an invitation to take a report over is open. */
export const handoverDays = 14;
/** People in a team, its owner included, and invitations that wait for an answer. */
export const teamMembersMost = 50;
export const teamInvitationsMost = 50;
export const teamNameMaxLength = 60;
/** The highest limit of credits that a member may use in a month. */
export const teamLimitMost = 10_000;
/** Days for which the link of an invitation works. */
export const invitationDays = 7;
/** Days for which a member can accept a team that its owner offers. */
export const teamOfferDays = 7;
/** An employer's request for candidates. */
export const companyMaxLength = 120;
export const roleMaxLength = 120;
export const placeMaxLength = 120;
export const skillMaxLength = 60;
export const skillsPerList = 12;
export const mostSalary = 10_000_000;
export const mostYears = 40;
/** Days for which the link of a request can confirm it, and for which it opens it after its last change. */
export const requestDays = { unconfirmed: 3, confirmed: 60 } as const;
/** For contact messages and for feedback on a report. */
export const feedbackMinLength = 10;
export const messageMaxLength = 5000;
export const contactNameMaxLength = 100;
export const contactToastMilliseconds = 6000;
export const quoteMilliseconds = 20_000;
export const profileFieldMaxLength = 100;
export const resendTimerSeconds = 30;
/** A visitor who has waited so long for a report is offered an account. */
export const signUpOfferSeconds = 3;
/** Besides, a password needs a letter in upper case, a digit and a symbol. */
export const passwordMinLength = 8;
/** For so long after a sign-in one may change the sign-in or delete the account without signing in again. */
export const recentSignInMinutes = 10;
export const skeletonLines = { desktop: 15, mobile: 13 } as const;
/** Grey skeleton lines while a list, a screen or panel, or an open report loads. */
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
