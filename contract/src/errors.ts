import { ownRefusals } from './own-refusals.ts';

/** Every refusal of the API, with its HTTP status and the sentence that the user reads. */
export const refusals = {
  ...ownRefusals,
  sign_in_again: { status: 403, message: 'Please log in again to continue.' },
  consent_missing: { status: 403, message: 'Please log in again to continue.' },
  bad_request: { status: 400, message: 'Something in this request is not right. Check it and try again.' },
  not_found: { status: 404, message: 'We could not find that. It may have been deleted.' },
  credits_kept: {
    status: 403,
    message: 'Credits cannot be changed here. They move by grading, buying and refunds only.',
  },
  no_credits: { status: 402, message: 'Insufficient credits. Please purchase more credits to proceed.' },
  no_team_credits: {
    status: 402,
    message: 'Your team has no credits left. Ask its owner to buy more; your file stays here until then.',
  },
  member_limit: {
    status: 402,
    message:
      'You have used the credits that your team lets you use this month. Ask its owner to raise your limit, or go on next month; your file stays here until then.',
  },
  offer_ended: { status: 404, message: 'This team is not offered to you any more. Ask its owner to offer it again.' },
  team_pays: {
    status: 409,
    message: 'Your team pays for your gradings. To use credits of your own, leave the team on your account page first.',
  },
  in_a_team: {
    status: 409,
    message: 'You are in a team already. Leave it, or end it, on your account page; then try again.',
  },
  owner_stays: { status: 409, message: 'The owner of a team cannot leave it. Offer it to a member, or end it.' },
  team_full: { status: 409, message: 'This team has 50 people already. Its owner can remove somebody to make room.' },
  too_many_invitations: {
    status: 409,
    message: '50 invitations wait for an answer. Withdraw one that is not needed any more, then invite again.',
  },
  too_many_invitation_letters: {
    status: 429,
    message: 'Many invitations were sent today, or several to this address. Try again tomorrow.',
  },
  member_already: { status: 409, message: 'Somebody with this address is in your team already.' },
  invitation_ended: {
    status: 404,
    message: 'This link does not open an invitation any more. Ask whoever invited you for a new one.',
  },
  invited_other: {
    status: 403,
    message: 'This invitation is for another address. Log in with the address it was sent to, and confirm that first.',
  },
  no_such_plan: { status: 400, message: 'There is no such plan. Choose one of the three on the pricing page.' },
  plan_active: { status: 409, message: 'You already have this monthly plan.' },
  no_plan: { status: 409, message: 'You have no monthly plan to end.' },
  no_purchases: { status: 409, message: 'You have not bought anything yet.' },
  payments_unavailable: {
    status: 503,
    message: 'We could not reach the payment service. You were not charged. Please try again in a minute.',
  },
  no_such_call: { status: 404, message: 'There is no such call. See /api/docs.' },
  busy: {
    status: 503,
    message: 'A lot is waiting to be read right now. Please try again in a minute. You were not charged.',
    retryAfterSeconds: 60,
  },
  too_many_files: {
    status: 409,
    message: 'Your account is full. Delete reports you do not need any more, then upload again.',
  },
  too_many_uploads: {
    status: 429,
    message: 'A lot was uploaded from your network today. Log in to upload more, or come back tomorrow.',
    retryAfterSeconds: 3600,
  },
  too_many_requests: { status: 429, message: 'That was a lot at once. Please wait a minute and try again.' },
  upload_missing: { status: 409, message: 'The file has not arrived yet. Upload it again.' },
  upload_refused: { status: 403, message: 'This upload link is not valid any more. Start the upload again.' },
  upload_changed: {
    status: 409,
    message: 'The file is not the one that was uploaded. You were not charged. Upload it again.',
  },
  upload_broken: { status: 400, message: 'The file arrived incomplete. Upload it again.' },
  zip_damaged: { status: 400, message: 'We could not open this ZIP. Make it again, or choose the PDFs themselves.' },
  zip_locked: { status: 400, message: 'This ZIP has a password. Choose the PDFs themselves.' },
  zip_too_much: {
    status: 413,
    message:
      'This ZIP holds more than can be taken at once: 100 files, 200 MB. Split it, or choose the PDFs themselves.',
  },
  too_many_batches: {
    status: 409,
    message: 'You have 10 lists of resumes open. Close one that you are done with, then choose your files again.',
  },
  not_graded: { status: 409, message: 'This resume has not been graded yet.' },
  no_such_note: { status: 404, message: 'This report has no note with that number.' },
  too_many_adverts: {
    status: 409,
    message: 'You keep 20 adverts with this report. Remove one you do not need any more, then save again.',
  },
  too_many_versions: {
    status: 409,
    message: 'A resume has 30 versions at most. Take one out that you do not need any more, then try again.',
  },
  too_many_clients: {
    status: 409,
    message: 'You have 500 clients. Delete one you do not work with any more, then add the new one.',
  },
  too_many_remarks: {
    status: 409,
    message: 'You have 26 notes of your own on this report, one for each letter. Remove one, then write the new one.',
  },
  handover_ended: {
    status: 404,
    message: 'This invitation is not open any more. Ask whoever sent it to you for a new one.',
  },
  other_mailbox: {
    status: 403,
    message: 'This report was handed over to another address. Log in with an account of that address to take it.',
  },
  too_many_handovers: {
    status: 429,
    message: 'Many invitations were sent today, by you or to this address. Try again tomorrow.',
  },
  request_ended: {
    status: 404,
    message: 'This link does not open a request any more. Send a new request on the hiring page.',
  },
  shortlist_full: {
    status: 409,
    message: 'Three people are on this shortlist. Take one off before you add another.',
  },
  nobody_accepted: { status: 409, message: 'Nobody on this shortlist has accepted yet, so there is nobody to show.' },
  not_accepted: { status: 409, message: 'This candidate has not accepted to be shown for this request.' },
  tax_number_missing: {
    status: 409,
    message: 'An invoice with tax names the tax number of who makes it. Set INVOICE_TAX_NUMBER, then make it.',
  },
  already_declined: { status: 409, message: 'This candidate declined this request and is not asked again.' },
  ask_ended: {
    status: 404,
    message: 'This link does not open a question any more. The request may have ended, or you were asked again.',
  },
  shortlist_ended: {
    status: 404,
    message: 'This link does not open a list of candidates any more. Write to us, and we send you a new one.',
  },
  not_in_pool: { status: 409, message: 'This person is not in the pool, or not any more. Show nothing of them.' },
  request_unconfirmed: { status: 409, message: 'Please confirm the request first, then change it.' },
  too_many_requests_sent: {
    status: 429,
    message: 'Several requests wait to be confirmed already. Open the link in our letter, or try again tomorrow.',
  },
  original_gone: {
    status: 410,
    message: 'The file this report was made from is not kept any more, so it cannot be marked.',
  },
  link_ended: {
    status: 404,
    message: 'This link does not open a report any more. Ask whoever sent it to you for a new one.',
  },
  unreadable: { status: 422, message: 'We could not read this file. No credit was used.' },
  key_may_not: {
    status: 403,
    message: 'This API key may not do that. Make one with the scope it needs, or log in.',
  },
  too_many_keys: { status: 409, message: 'You have as many API keys as an account can have. Revoke one first.' },
  too_many_webhooks: { status: 409, message: 'You have as many webhooks as an account can have. Delete one first.' },
  two_steps_missing: {
    status: 403,
    message: 'The console opens after a login in two steps. Turn that on on your account page, then log in again.',
  },
  hosted_pool: {
    status: 409,
    message: 'This account belongs to a hosted user pool. End its sessions in the console of the pool.',
  },
  no_code_for_this: {
    status: 409,
    message: 'The directory sends no code to this account now. It may be disabled, or its address is not verified.',
  },
  too_many_codes: { status: 429, message: 'Many codes went to this address already. Wait an hour, then send another.' },
  paid_elsewhere: { status: 409, message: 'This payment was made with another provider. Refund it there.' },
  refund_refused: {
    status: 409,
    message: 'The payment service refused this refund. It may be more than is left of the payment, or disputed.',
  },
  refund_unknown: {
    status: 503,
    message: 'We could not reach the payment service. Send this once more: it is refunded once at most.',
  },
  operator_only: { status: 403, message: 'Only the operator may do this.' },
  already_answered: { status: 409, message: 'This message has been answered already.' },
  letter_not_sent: { status: 503, message: 'The letter could not be sent. Nothing was noted; try again.' },
  maintenance: { status: 503, message: 'The website is under maintenance. Please try again in a few minutes.' },
  unavailable: {
    status: 503,
    message: 'We could not reach a part of this website. Nothing was lost. Please try again in a minute.',
  },
} as const satisfies Record<string, { status: number; message: string; retryAfterSeconds?: number }>;

export type RefusalCode = keyof typeof refusals;

/** Why a grading is not paid for: the account's credits, its team's, or its part of the team's are used up. */
export const creditRefusals = ['no_credits', 'no_team_credits', 'member_limit'] as const satisfies RefusalCode[];
