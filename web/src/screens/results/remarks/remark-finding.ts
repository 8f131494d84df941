import type { Category, Finding, Remark } from '@redmark/contract';

/** What people wrote is numbered from here on the screen, above the findings of any report. */
const firstNumber = 1000;
const firstLetter = 'A'.charCodeAt(0);
const remarkRule = 'remark';

/**
 * What somebody wrote, as a note among the findings of a tab: it stands in the same margins and lists, is reached by the
 * same keys, and is told apart by its letter and its pen.
 */
export function remarkFinding({ letter, text, quote, boxes, author }: Remark, category: Category): Finding {
  return {
    number: firstNumber + letter.charCodeAt(0) - firstLetter,
    rule: remarkRule,
    category,
    group: 'content',
    severity: 'major',
    title: author === '' ? 'Your note' : `Note by ${author}`,
    advice: text,
    text: quote,
    gain: 0,
    boxes,
    section: '',
    isPlainError: false,
  };
}

export const isRemark = ({ rule }: Pick<Finding, 'rule'>) => rule === remarkRule;

/** What a note is called: its number, or its letter where a person wrote it. */
export function signOf(number: number): string {
  return number < firstNumber ? String(number) : String.fromCharCode(firstLetter + number - firstNumber);
}
