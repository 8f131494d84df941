import { expect, test } from 'vitest';
import { unreadInsights } from '../../report/insights/unread-insights.ts';
import { resumeOf } from '../../testing/resume-of.ts';
import { contentFewLines } from './content-few-lines.ts';

const job = `
  # Experience
  **Baker, Mill Bakery** || May 2019 – Present
  - Baked three hundred loaves a night for nine shops`;
const sentences = `
  There are three hundred of them a night, and nine shops wait for them before the sun is up again.
  Two apprentices of mine have learned to shape them, and both have passed their examination at once.
  Sourdough is what I like best, since no two loaves of it are ever quite alike to hand or eye.`;

const checked = (text: string) => {
  const resume = resumeOf(text);
  const findings = [...contentFewLines.check(resume)];
  return { findings, said: unreadInsights(resume, [{ rule: contentFewLines, findings }]).map(({ title }) => title) };
};

test('where what was not read could tell the work, it costs without a note, and a remark says so', () => {
  const { findings, said } = checked(`${job}\n# Loaves of Bread${sentences.repeat(4)}`);
  expect(findings.map(({ untold }) => untold)).toEqual([true]);
  expect(said).toEqual(['Not enough was read for a grade']);
});

test('a little that was not read does not hide that little is told', () => {
  const { findings, said } = checked(`${job}\n# Loaves of Bread\n  Sourdough, mostly.`);
  expect(findings.map(({ untold, title }) => [untold, title])).toEqual([[false, 'Tell more of what you did']]);
  expect(said).toEqual([]);
});

test('degrees that were not read tell no work', () => {
  const studies = `${sentences.repeat(4)}`;
  const { findings } = checked(`${job}\n# Education${studies}`);
  expect(findings.map(({ untold }) => untold)).toEqual([false]);
});

test('work that would be little even with what was not read is asked for below its own title', () => {
  const { findings } = checked(
    '# Experience\n  Mill Bakery\n# Loaves of Bread\n  Sourdough it is mostly, as nobody who comes in here would have it otherwise than that',
  );
  expect(findings.map(({ title, advice }) => `${title}: ${advice}`).join()).toContain(
    'Tell more of what you did: “Experience” tells little. Below the title, employer',
  );
});
