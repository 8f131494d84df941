import type { Entry } from './resume.ts';

const ofService =
  /\b(?:cashier|barista|waiter|waitress|bartender|busser|server|host(?:ess)?|crew|cook|dishwasher|warehouse|stocker|retail|sales (?:associate|assistant|clerk|advisor)|store|shop|customer (?:service|assistant)|delivery|driver|cleaner|housekeep\w*|babysit\w*|nanny|lifeguard|security (?:guard|specialist|officer)|receptionist|catering|kitchen|restaurant|picker|packer|team member)\b/i;

/** Whether a job is one of those that people of any trade hold beside or before it. */
export const isOfService = ({ title }: Pick<Entry, 'title'>): boolean => ofService.test(title?.text ?? '');
