import type { Flaws } from './flaws.ts';
import { createPdf, type Face, widthOf } from './pdf-page.ts';
import type { Person } from './people.ts';

type Style = {
  face: Face;
  bold: Face;
  size: number;
  width: number;
  height: number;
  margin: number;
  caps: boolean;
  rule: boolean;
};

/** Helvetica on letter paper with ruled titles. */
export const swiss: Style = {
  face: 'Helvetica',
  bold: 'Helvetica-Bold',
  size: 10.5,
  width: 612,
  height: 792,
  margin: 60,
  caps: false,
  rule: true,
};
/** Typewriter on A4 with titles in capitals. */
export const typewriter: Style = {
  face: 'Courier',
  bold: 'Courier-Bold',
  size: 10,
  width: 595,
  height: 842,
  margin: 50,
  caps: true,
  rule: false,
};

/** A person's resume in one of the typed styles, with the given flaws. */
export function typedPdf(person: Person, style: Style, flaws: Flaws = {}): Uint8Array {
  const { face, bold, size, width, height, margin } = style;
  const pdf = createPdf(width, height);
  const right = width - margin;
  const leading = size * 1.32;
  let y = margin;
  const put = (text: string, x: number, font: Face, points = size) => pdf.text(text, x, y, font, points);
  const putRight = (text: string, font: Face, shift = 0) => put(text, right + shift - widthOf(text, font, size), font);

  function wrapped(text: string, x: number, font: Face, points = size) {
    let line = '';
    for (const word of text.split(' ')) {
      if (widthOf(`${line} ${word}`, font, points) > right - x) {
        put(line, x, font, points);
        y += leading;
        line = word;
      } else line = line ? `${line} ${word}` : word;
    }
    put(line, x, font, points);
    y += leading;
  }

  function title(text: string) {
    y += leading * 0.9;
    const odd = flaws.oddTitle === text;
    put(style.caps && !odd ? text.toUpperCase() : text, margin, odd ? face : bold, odd ? size : size + 2);
    if (style.rule) pdf.rule(margin, right, y + 4);
    y += leading * 1.25;
  }

  put(person.name, margin, bold, 20);
  y += 18;
  put(person.label, margin, face);
  y += leading;
  put(
    [flaws.noEmail ? '' : person.email, flaws.noPhone ? '' : person.phone, person.place].filter(Boolean).join(' | '),
    margin,
    face,
  );
  y += leading;
  title('Summary');
  wrapped(person.summary, margin, face);
  title('Experience');
  person.jobs.forEach((job, n) => {
    put(job.title, margin, bold);
    putRight(job.dates, face, flaws.dateShift?.job === n ? flaws.dateShift.points : 0);
    y += leading;
    put(`${job.employer}, ${job.place}`, margin, face);
    y += leading;
    job.bullets.forEach((bullet, i) => {
      const own = flaws.line?.job === n && flaws.line.bullet === i ? flaws.line : undefined;
      const shift = own?.shift ?? 0;
      y += own?.gap ?? 0;
      put(own?.sign ?? (flaws.dashesIn === n ? '-' : '•'), margin + 8 + shift, face);
      wrapped(bullet, margin + 22 + shift, face, size + (own?.larger ?? 0));
    });
    y += leading * 0.5;
  });
  title('Education');
  for (const { degree, school, dates } of person.studies) {
    put(degree, margin, bold);
    putRight(dates, face);
    y += leading;
    put(school, margin, face);
    y += leading;
  }
  title('Skills');
  for (const [group, items] of person.skills) wrapped(`${group}: ${items}`, margin, face);
  title('Awards');
  for (const [name, date] of person.awards) {
    put(name, margin, face);
    putRight(date, face);
    y += leading;
  }
  return pdf.bytes();
}
