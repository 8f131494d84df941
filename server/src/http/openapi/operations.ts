import type { RefusalCode } from '@redmark/contract';
import type { EndpointName } from './endpoint-names.ts';

/** What the calls are about, in the order of the description. */
export const tags = {
  Uploads: 'A PDF is uploaded in three steps: ask for a link, PUT the file to it, have its pages drawn.',
  Gradings: 'Start a grading and follow it.',
  Batches: 'Many resumes brought together: each is uploaded, then those that arrived are graded.',
  Resumes: 'Resumes of an account and their reports.',
  Sharing: 'Links that show one report to whoever has them.',
  Account: 'The profile of an account, its data and its end.',
  'API keys': 'Keys with which programs call for an account; no key opens these calls.',
  Webhooks: 'Addresses that are told when a report is ready, a file is refused or few credits are left.',
  Billing: 'Credits and plans.',
  Hiring: 'Requests of employers, opened by the key in a letter.',
  Messages: 'Writing to the operator.',
} as const;
type Tag = keyof typeof tags;

type Operation = {
  tag: Tag;
  /** The refusals of the use case itself, besides those that every call of its kind can have. */
  refuses: RefusalCode[];
};

const ofResume = ['not_found'] as const;
const ofReport = ['not_found', 'not_graded', 'unreadable'] as const;
const drawing = ['not_found', 'upload_missing', 'upload_not_pdf', 'upload_too_large', 'unreadable', 'busy'] as const;
const starting = [...drawing, 'no_credits', 'too_many_files'] as const;

/** Every endpoint: what it is about, and what its use case refuses. An answer that is not listed is a fault of ours. */
export const operations: Record<EndpointName, Operation> = {
  requestUpload: { tag: 'Uploads', refuses: ['upload_not_pdf', 'upload_too_large', 'too_many_files'] },
  publicRequestUpload: { tag: 'Uploads', refuses: ['upload_not_pdf', 'upload_too_large', 'too_many_uploads'] },
  thumbnail: { tag: 'Uploads', refuses: [...drawing] },
  publicThumbnail: { tag: 'Uploads', refuses: [...drawing] },
  pdfToImage: { tag: 'Uploads', refuses: ['upload_not_pdf', 'upload_too_large', 'unreadable', 'busy'] },
  startGrading: { tag: 'Gradings', refuses: [...starting] },
  publicStartGrading: { tag: 'Gradings', refuses: [...starting] },
  progress: { tag: 'Gradings', refuses: ['not_found', 'not_graded'] },
  publicProgress: { tag: 'Gradings', refuses: ['not_found', 'not_graded'] },
  listBatches: { tag: 'Batches', refuses: [] },
  makeBatch: { tag: 'Batches', refuses: ['too_many_batches'] },
  linkBatchFile: { tag: 'Batches', refuses: ['not_found', 'upload_refused', 'too_many_files'] },
  endBatchUpload: { tag: 'Batches', refuses: ['not_found', 'upload_missing', 'busy'] },
  startBatch: { tag: 'Batches', refuses: ['not_found', 'no_credits', 'busy'] },
  closeBatch: { tag: 'Batches', refuses: ['not_found'] },
  listResumes: { tag: 'Resumes', refuses: [] },
  reportTable: { tag: 'Resumes', refuses: [] },
  markedCopies: { tag: 'Resumes', refuses: [] },
  analysisResult: { tag: 'Resumes', refuses: [...ofReport] },
  publicAnalysisResult: { tag: 'Resumes', refuses: [...ofReport] },
  closeReading: { tag: 'Resumes', refuses: [...ofReport] },
  publicCloseReading: { tag: 'Resumes', refuses: [...ofReport] },
  compareReports: { tag: 'Resumes', refuses: [...ofReport] },
  versionsOf: { tag: 'Resumes', refuses: [...ofReport] },
  proposedVersion: { tag: 'Resumes', refuses: [] },
  joinVersions: { tag: 'Resumes', refuses: [...ofReport, 'bad_request', 'too_many_versions'] },
  leaveVersions: { tag: 'Resumes', refuses: [...ofResume] },
  keepApart: { tag: 'Resumes', refuses: [...ofResume, 'bad_request'] },
  markedPdf: { tag: 'Resumes', refuses: [...ofReport, 'original_gone', 'busy'] },
  markDone: { tag: 'Resumes', refuses: [...ofReport, 'no_such_note'] },
  renameResume: { tag: 'Resumes', refuses: [...ofResume] },
  publicRenameResume: { tag: 'Resumes', refuses: [...ofResume] },
  deleteResume: { tag: 'Resumes', refuses: [...ofResume] },
  publicDeleteResume: { tag: 'Resumes', refuses: [...ofResume] },
  claimPublicResume: { tag: 'Resumes', refuses: ['not_found', 'no_credits', 'too_many_files'] },
  matchAdvert: { tag: 'Resumes', refuses: [...ofReport, 'original_gone', 'busy'] },
  savedAdverts: { tag: 'Resumes', refuses: [...ofReport] },
  saveAdvert: { tag: 'Resumes', refuses: [...ofReport, 'too_many_adverts'] },
  removeAdvert: { tag: 'Resumes', refuses: [...ofReport] },
  shareLinkOf: { tag: 'Sharing', refuses: [...ofReport] },
  shareReport: { tag: 'Sharing', refuses: [...ofReport] },
  stopSharing: { tag: 'Sharing', refuses: [...ofReport] },
  sharedReport: { tag: 'Sharing', refuses: ['link_ended'] },
  sharedPage: { tag: 'Sharing', refuses: ['link_ended', 'not_found'] },
  getUser: { tag: 'Account', refuses: [] },
  updateUser: { tag: 'Account', refuses: ['credits_kept'] },
  deleteUser: { tag: 'Account', refuses: ['sign_in_again', 'payments_unavailable'] },
  exportAccount: { tag: 'Account', refuses: ['sign_in_again'] },
  giveConsent: { tag: 'Account', refuses: [] },
  listLetters: { tag: 'Account', refuses: [] },
  chooseLetter: { tag: 'Account', refuses: [] },
  listKeys: { tag: 'API keys', refuses: [] },
  makeKey: { tag: 'API keys', refuses: ['sign_in_again', 'too_many_keys'] },
  revokeKey: { tag: 'API keys', refuses: ['not_found'] },
  listWebhooks: { tag: 'Webhooks', refuses: [] },
  addWebhook: { tag: 'Webhooks', refuses: ['sign_in_again', 'too_many_webhooks'] },
  deleteWebhook: { tag: 'Webhooks', refuses: ['not_found'] },
  listDeliveries: { tag: 'Webhooks', refuses: ['not_found'] },
  replayDelivery: { tag: 'Webhooks', refuses: ['not_found'] },
  subscribe: { tag: 'Billing', refuses: ['no_such_plan', 'plan_active', 'payments_unavailable'] },
  unsubscribe: { tag: 'Billing', refuses: ['no_plan', 'payments_unavailable'] },
  confirmPurchase: { tag: 'Billing', refuses: ['not_found', 'payments_unavailable'] },
  billingHistory: { tag: 'Billing', refuses: [] },
  billingPortal: { tag: 'Billing', refuses: ['no_purchases', 'payments_unavailable'] },
  ownCandidacy: { tag: 'Account', refuses: ['not_found'] },
  showCandidate: { tag: 'Hiring', refuses: ['not_found', 'not_in_pool'] },
  sendHiringRequest: { tag: 'Hiring', refuses: ['too_many_requests_sent', 'letter_not_sent'] },
  openHiringRequest: { tag: 'Hiring', refuses: ['request_ended'] },
  confirmHiringRequest: { tag: 'Hiring', refuses: ['request_ended'] },
  changeHiringRequest: { tag: 'Hiring', refuses: ['request_ended', 'request_unconfirmed'] },
  withdrawHiringRequest: { tag: 'Hiring', refuses: ['request_ended'] },
  submitFeedback: { tag: 'Messages', refuses: [] },
  contactUs: { tag: 'Messages', refuses: [] },
  messageResponse: { tag: 'Messages', refuses: ['not_found', 'already_answered', 'letter_not_sent'] },
};
