import { analysisResult, listResumes, requestUpload, startGrading } from '@redmark/contract';
import { expect, test } from 'vitest';
import { after, millisecondsIn } from '../../../base/durations.ts';
import { shortPdf } from '../../../testing/reports/short-pdf.ts';
import { pdfType, startTestApp } from '../../../testing/start-test-app.ts';
import { until } from '../../../testing/until.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** Requests upload links for files of these names, a minute apart. */
async function named(app: TestApp, token: string, names: string[]) {
  for (const fileName of names) {
    app.clock.now = after(app.clock.now, millisecondsIn.minute);
    await app.call(requestUpload, { body: { fileName, type: pdfType }, token });
  }
}

/** The names in a list, page by page. */
async function pagesOf(app: TestApp, token: string, query: Record<string, string> = {}) {
  const pages: string[][] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await app.call(listResumes, { token, query: { ...query, ...(after ? { after } : {}) } as never });
    pages.push(page.allResume.map(({ fileName }) => fileName));
    after = page.next;
  }
  return pages;
}

const names = ['Beta.pdf', 'alpha 10.pdf', 'alpha 2.pdf', 'Gamma 100%_a.pdf', 'alpha 2.pdf'];

test('a list comes a page at a time, in every order, and nothing is missed or told twice', async () => {
  const app = await startTestApp();
  const ada = app.signIn();
  await named(app, ada, names);
  await named(app, app.signIn(), ['somebody else’s.pdf']);

  expect(await pagesOf(app, ada, { limit: '2' })).toEqual([
    ['alpha 2.pdf', 'Gamma 100%_a.pdf'],
    ['alpha 2.pdf', 'alpha 10.pdf'],
    ['Beta.pdf'],
  ]);
  const sorted = ['alpha 2.pdf', 'alpha 2.pdf', 'alpha 10.pdf', 'Beta.pdf', 'Gamma 100%_a.pdf'];
  expect((await pagesOf(app, ada, { limit: '2', order: 'Ascending' })).flat()).toEqual(sorted);
  expect((await pagesOf(app, ada, { limit: '1', order: 'Descending' })).flat()).toEqual(sorted.toReversed());
});

test('a search looks at names in any case, and takes every sign as it is', async () => {
  const app = await startTestApp();
  const ada = app.signIn();
  await named(app, ada, names);
  const found = async (search: string) => (await pagesOf(app, ada, { search })).flat();
  expect(await found(' ALPHA 2')).toEqual(['alpha 2.pdf', 'alpha 2.pdf']);
  expect(await found('100%_')).toEqual(['Gamma 100%_a.pdf']);
  expect(await found('%')).toEqual(['Gamma 100%_a.pdf']);
  expect(await found('\\')).toEqual([]);
});

test('a page holds a hundred at most, and a place that is none is refused', async () => {
  const { send, signIn } = await startTestApp();
  const token = signIn();
  for (const query of [{ limit: '101' }, { limit: '0' }, { after: 'nowhere' }, { after: 'WyJhIiwiYiJd' }])
    expect((await send(listResumes, { token, query })).statusCode).toBe(400);
});

test('a list carries the grades of a report and nothing else of it, however long the report is', async () => {
  const app = await startTestApp();
  const ada = app.signIn();
  const resumeId = await app.graded(ada);
  const whole = await app.call(analysisResult, { params: { id: resumeId }, token: ada });

  const listed = await app.send(listResumes, { token: ada });

  const [summary] = listed.json().allResume;
  expect(summary).toMatchObject({
    resumeId,
    grading: { finalGrade: whole.grading?.finalGrade, score: whole.grading?.scores.Cumulative },
  });
  expect(Object.keys(summary.grading)).toEqual(['finalGrade', 'score', 'person']);
  expect(listed.body.length).toBeLessThan(2000);
});

test('a copy of a report stands in the list with its grades, and one that is not ready can be left out', async () => {
  const app = await startTestApp();
  const ada = app.signIn();
  for (let copy = 0; copy < 2; copy += 1) {
    const resumeId = await app.upload(shortPdf(['the same']), ada);
    await app.call(startGrading, { body: { resumeId }, token: ada });
    await until(
      async () => (await app.send(analysisResult, { params: { id: resumeId }, token: ada })).statusCode === 200,
    );
  }
  await named(app, ada, ['not graded.pdf']);

  const all = (await app.call(listResumes, { token: ada })).allResume;
  const graded = (await app.call(listResumes, { token: ada, query: { graded: 'true' } })).allResume;

  expect(all.map(({ grading }) => grading?.finalGrade.Cumulative)).toEqual([undefined, 'A-', 'A-']);
  expect(graded).toEqual(all.slice(1));
});

test('a row that cannot be shown does not take the list along', async () => {
  const app = await startTestApp();
  const ada = app.signIn();
  const broken = await app.graded(ada);
  app.clock.now = after(app.clock.now, millisecondsIn.minute);
  const good = await app.graded(ada);
  await app.db.updateTable('review').set({ summary: '{"Cumulative":"Z"}' }).where('resume_id', '=', broken).execute();

  expect((await app.call(listResumes, { token: ada })).allResume.map(({ id }) => id)).toEqual([good]);
  expect(String(app.errors)).toContain(broken);
});
