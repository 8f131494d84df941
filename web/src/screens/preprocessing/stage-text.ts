import type { StageName } from '@redmark/contract';

/** What happens in each stage, in everyday words. */
export const stageText: Record<StageName, string> = {
  uploaded: 'Your file has arrived',
  reading: 'Reading every word',
  layout: 'Finding sections, lines and columns',
  content: 'Weighing what your lines say',
  formatting: 'Checking lines, dates and spacing',
  writing: 'Checking spelling and word choice',
  drawing: 'Drawing the marks on your page',
  done: 'Your report is ready',
};
