import { CopyButton as CopyText } from '../../../parts/controls/copy-button.tsx';

/** Leaves out the questions in brackets, which only the author can answer. */
const withoutQuestions = (text: string) => text.replace(/\s*\[[^\]]*\]/g, '');

export function CopyButton({ text }: { text: string }) {
  return <CopyText text={withoutQuestions(text)} />;
}
