import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const jobs = (text: string) =>
  resumeOf(`# Experience\n${text}\n\n# Education\n**BSc Statistics, Elm University** || 2010`).sections[0]?.entries.map(
    ({ title, organisation }) => `${title?.text} @ ${organisation?.text}`,
  );

test('a length of time in brackets before the employer is no part of it', () => {
  const job = (length: string) => `Oct 2015 - Jan 2017 **Senior Lamp Engineer**
${length} Quill Agency Sdn Bhd | Kuala Lumpur, Malaysia
- Drew the lamps of nine yards and wrote the report`;
  for (const length of ['(1 year 4 months)', '(4 months)', '(2 yrs, 3 mos)'])
    expect(jobs(job(length))).toEqual(['Senior Lamp Engineer @ Quill Agency Sdn Bhd']);
});

test('the Spanish word for a field leads to an employer by its name', () => {
  const job = (post: string) => `**${post}** || Febrero 2016 - Actualidad
- Tareas de desarrollo y mantenimiento de aplicaciones`;
  expect(jobs(job('Desarrolladora en Redes en Harbor Technologies'))).toEqual([
    'Desarrolladora en Redes @ Harbor Technologies',
  ]);
  expect(jobs(job('Analista en Lamps4All'))).toEqual(['Analista @ Lamps4All']);
  expect(jobs(job('Analista en LCLumbre'))).toEqual(['Analista @ LCLumbre']);
  expect(jobs(job('Analista en Marketing Digital'))).toEqual(['Analista en Marketing Digital @ undefined']);
});
