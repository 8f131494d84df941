import type { Word } from '../model/page.ts';
import type { Bullet, Resume, Row } from '../model/resume.ts';

const plain = {
  page: 0,
  y0: 0,
  y1: 10,
  base: 8,
  size: 2,
  font: 'Text',
  bold: false,
  italic: false,
  color: 0,
  order: 1,
  turned: false,
  icon: false,
  unknownLook: false,
  tracking: 0,
};

/**
 * A resume that holds nothing but one line. A character is one point wide and two high, so an x on the page is an
 * offset in the text and a blank is as wide as in print.
 */
export function resumeOfLine(text: string): Resume {
  const words = [...text.matchAll(/\S+/g)].map((match): Word => {
    const [x0, x1] = [match.index, match.index + match[0].length];
    const edges: number[] = [];
    for (let x = x0; x <= x1; x++) edges.push(x);
    return { ...plain, text: match[0], x0, x1, edges };
  });
  const joined = words.map((word) => word.text).join(' ');
  const segment = { page: 0, words, text: joined, base: 8, size: 2, x0: 0, y0: 0, x1: text.length, y1: 10 };
  const row: Row = { ...segment, segments: [segment], column: 0 };
  const bullet: Bullet = { rows: [row], words, text: joined, level: 0 };
  const entry = { header: [], bullets: [bullet], paragraphs: [] };
  const heading = { ...segment, words: [], text: 'Experience' };
  return {
    pages: [],
    letters: [],
    rows: [row],
    top: [],
    sections: [
      {
        kind: 'experience',
        title: 'Experience',
        page: 0,
        column: 0,
        heading,
        rows: [row],
        entries: [entry],
        bullets: [bullet],
      },
    ],
    profile: { links: [] },
    links: [],
    bodySize: 2,
    wordCount: words.length,
    language: 'english',
    tongue: undefined,
    stage: 'mid',
    locale: 'US',
    isAcademic: false,
    yearsOfExperience: 5,
    confidence: 1,
    understanding: { roles: new Map(), share: 1, career: 1, pages: [], sections: [1], unread: [] },
    today: { year: 2026, month: 1 },
  };
}
