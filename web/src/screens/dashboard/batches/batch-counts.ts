import type { BatchFile } from '@redmark/contract';
import { isUnderWay } from './batches-query.ts';

/** What a batch comes to, and what grading the rest of it would take. */
export type BatchCounts = {
  all: number;
  waiting: number;
  /** Those that are or were uploaded. */
  sendable: number;
  /** Refused, or equal to another file. */
  notTaken: number;
  underWay: number;
  graded: number;
  /** Those whose grading began, also when it is over. */
  begun: number;
  /** Ready to be graded, or to be tried again after a fault of ours. */
  startable: number;
  /** Credits that all of these would take. */
  price: number;
};

export function countsOf(files: readonly BatchFile[]): BatchCounts {
  const count = (holds: (file: BatchFile) => boolean) => files.filter(holds).length;
  const isStartable = ({ state }: BatchFile) => state === 'ready' || state === 'failed';
  const underWay = count(isUnderWay);
  const graded = count(({ state }) => state === 'done');
  const unread = count(({ state, resumeId }) => state === 'refused' && resumeId !== null);
  return {
    all: files.length,
    waiting: count(({ state }) => state === 'waiting'),
    sendable: count(({ state, resumeId }) => state !== 'refused' || resumeId !== null),
    notTaken: count(({ state }) => state === 'refused' || state === 'same'),
    underWay,
    graded,
    begun: underWay + graded + unread + count(({ state }) => state === 'failed'),
    startable: count(isStartable),
    price: count((file) => isStartable(file) && !file.isFree),
  };
}

/** What can be graded with so many credits: files, and the credits for them. */
export function affordable({ startable, price }: BatchCounts, credits: number) {
  const paid = Math.min(price, credits);
  return { files: startable - price + paid, credits: paid };
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
export const resumesText = (count: number) => plural(count, 'resume', 'resumes');
export const filesText = (count: number) => plural(count, 'file', 'files');

/** `23 resumes, 23 credits; you have 20.` */
export function priceText({ startable, price }: BatchCounts, credits: number): string {
  const free = startable - price;
  if (price === 0) return `${resumesText(startable)}, graded before: they cost nothing.`;
  const before = free > 0 ? ` ${free} of them ${free === 1 ? 'was' : 'were'} graded before and cost nothing.` : '';
  return `${resumesText(startable)}, ${plural(price, 'credit', 'credits')}; you have ${credits}.${before}`;
}
