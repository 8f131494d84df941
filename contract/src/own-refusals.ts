/**
 * Refusals that the browser may show by itself, before or without an answer of the server. They are apart from the
 * others so that pages need not load every sentence of the API.
 */
export const ownRefusals = {
  our_fault: { status: 500, message: 'Something went wrong. Please try again' },
  signed_out: { status: 401, message: 'Please log in to continue.' },
  upload_not_pdf: { status: 415, message: 'Please select a valid PDF' },
  upload_empty: { status: 400, message: 'This file is empty. Save your resume as a PDF again and upload that.' },
  upload_too_large: { status: 413, message: 'This file is larger than 30 MB. Save it as a smaller PDF and try again.' },
  upload_slow: {
    status: 408,
    message: 'The connection is too slow for this upload. Try again on a better one, or with a smaller PDF.',
  },
} as const satisfies Record<string, { status: number; message: string; retryAfterSeconds?: number }>;
