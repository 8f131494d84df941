export const inlineLink = 'font-medium text-ink underline decoration-edge underline-offset-4 hover:decoration-ink';
