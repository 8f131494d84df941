import * as contract from '@redmark/contract';
import type { Reading } from '@redmark/rubric';
import { expect, test } from 'vitest';
import { sampleFindings, sampleReport } from '../../testing/reports/sample-report.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { unzipped } from '../../testing/unzipped.ts';

type App = Awaited<ReturnType<typeof startTestApp>>;

const readingOf = (text: string): Reading => ({
  readAs: { stage: 'experienced', years: 5, locale: 'en-US', document: 'resume', english: true },
  confidence: 1,
  fields: [],
  sections: [],
  skills: [],
  lines: [],
  plain: [text],
  across: null,
  doubts: [],
  impact: null,
  rewrites: [],
});

/** A graded resume with this name and text on it, a day after the one before. */
async function gradedAs(app: App, token: string, person: string, text: string, notes = sampleFindings) {
  app.clock.now = new Date(app.clock.now.getTime() + 24 * 3600 * 1000);
  const id = await app.graded(token);
  const report = sampleReport(person, 'test.1', notes);
  if (!report.ok) throw new Error('This report is read.');
  const summary = JSON.stringify({ finalGrade: report.document.grades, score: 91, person });
  const grading = { ...report.document, reading: readingOf(text) };
  await app.db
    .updateTable('review')
    .set({ summary, grading: JSON.stringify(grading) as never })
    .where('resume_id', '=', id)
    .execute();
  return id;
}

const text = 'Led a team of four engineers that cut the time of a calculation by 40%';
const namesOf = (list: { resumeId: string }[]) => list.map(({ resumeId }) => resumeId);

test('two uploads of one name and text are proposed, and joined by their owner alone', async () => {
  const app = await startTestApp();
  const token = app.signIn();
  const first = await gradedAs(app, token, 'Ada Byron', text);
  await gradedAs(app, token, 'Ada Byron', 'Sold flowers on a market in Leeds for two summers');
  const second = await gradedAs(
    app,
    token,
    'ADA KING BYRON',
    `${text} and built twelve programs`,
    sampleFindings.slice(1),
  );
  const asked = async () => (await app.call(contract.proposedVersion, { token })).proposal;
  expect(await asked()).toMatchObject({
    moved: { resumeId: second },
    to: { resumeId: first },
    person: 'ADA KING BYRON',
  });
  expect((await app.call(contract.listResumes, { token, query: { versions: 'newest' } })).allResume).toHaveLength(3);

  const joined = { params: { id: second }, body: { with: first }, token };
  const { versions } = await app.call(contract.joinVersions, joined);
  expect(await app.call(contract.joinVersions, joined)).toEqual({ versions });
  expect(namesOf(versions)).toEqual([second, first]);
  expect(versions.map(({ changes }) => changes)).toEqual([{ fixed: 1, added: 0 }, null]);
  expect(await asked()).toBeNull();

  const newest = (await app.call(contract.listResumes, { token, query: { versions: 'newest' } })).allResume;
  expect(newest.map(({ resumeId, versions: count }) => [resumeId, count])).toMatchObject([
    [second, 2],
    [expect.any(String), 1],
  ]);
  expect((await app.call(contract.listResumes, { token })).allResume).toHaveLength(3);
});

test('the archive of an account tells which uploads are versions of one resume', async () => {
  const app = await startTestApp();
  const token = app.signIn();
  const [first, second] = [await app.graded(token), await app.graded(token)];
  await app.graded(token);
  await app.call(contract.joinVersions, { params: { id: second }, body: { with: first }, token });
  const archive = unzipped((await app.send(contract.exportAccount, { token })).rawPayload);
  expect(JSON.parse(archive.get('versions.json')?.toString() ?? '')).toEqual([
    { resumeIds: expect.arrayContaining([first, second]) },
  ]);
});

test('a version leaves, is proposed again, and never more once its owner said so', async () => {
  const app = await startTestApp();
  const token = app.signIn();
  const first = await gradedAs(app, token, 'Ada Byron', text);
  const second = await gradedAs(app, token, 'Ada Byron', text);
  await app.call(contract.joinVersions, { params: { id: second }, body: { with: first }, token });
  await app.call(contract.leaveVersions, { params: { id: second }, token });
  await app.call(contract.leaveVersions, { params: { id: second }, token });
  expect(namesOf((await app.call(contract.versionsOf, { params: { id: second }, token })).versions)).toEqual([second]);
  expect((await app.call(contract.proposedVersion, { token })).proposal).not.toBeNull();
  const apart = { params: { id: first }, body: { with: second }, token };
  await app.call(contract.keepApart, apart);
  await app.call(contract.keepApart, apart);
  expect((await app.call(contract.proposedVersion, { token })).proposal).toBeNull();
  const itself = await app.send(contract.joinVersions, { params: { id: first }, body: { with: first }, token });
  expect(itself.statusCode).toBe(400);
});

test('somebody else’s resume is no version', async () => {
  const app = await startTestApp();
  const [ada, eve] = [app.signIn(), app.signIn()];
  const [first, second] = [await gradedAs(app, ada, 'Ada Byron', text), await gradedAs(app, ada, 'Ada Byron', text)];
  const own = await gradedAs(app, eve, 'Ada Byron', text);
  await app.call(contract.joinVersions, { params: { id: second }, body: { with: first }, token: ada });
  const tried = [
    await app.send(contract.versionsOf, { params: { id: first }, token: eve }),
    await app.send(contract.joinVersions, { params: { id: own }, body: { with: first }, token: eve }),
    await app.send(contract.joinVersions, { params: { id: first }, body: { with: own }, token: eve }),
    await app.send(contract.leaveVersions, { params: { id: first }, token: eve }),
    await app.send(contract.keepApart, { params: { id: own }, body: { with: first }, token: eve }),
  ];
  expect(tried.map((answer) => answer.json().code)).toEqual(Array(5).fill('not_found'));
  expect((await app.call(contract.proposedVersion, { token: eve })).proposal).toBeNull();
  expect((await app.call(contract.versionsOf, { params: { id: first }, token: ada })).versions).toHaveLength(2);
});

test('a resume has so many versions and no more', async () => {
  const app = await startTestApp({ credits: 40 });
  const token = app.signIn();
  const first = await app.graded(token);
  const more = async (id: string) =>
    await app.send(contract.joinVersions, { params: { id }, body: { with: first }, token });
  for (let count = 2; count <= contract.versionsMost; count += 1)
    expect((await more(await app.graded(token))).statusCode).toBe(200);
  const refused = await more(await app.graded(token));
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_versions']);
  expect((await app.call(contract.versionsOf, { params: { id: first }, token })).versions).toHaveLength(30);
});

test('a line ends with its last upload, and everything about versions goes with the account', async () => {
  const app = await startTestApp();
  const token = app.signIn();
  const [first, second] = [await app.graded(token), await app.graded(token)];
  const third = await app.graded(token);
  await app.call(contract.joinVersions, { params: { id: second }, body: { with: first }, token });
  await app.call(contract.keepApart, { params: { id: third }, body: { with: first }, token });
  for (const id of [first, second]) await app.call(contract.deleteResume, { params: { id }, token });
  const left = async () => [
    await app.db.selectFrom('version_line').selectAll().execute(),
    await app.db.selectFrom('version_apart').selectAll().execute(),
  ];
  expect(await left()).toEqual([[], []]);
  const fourth = await app.graded(token);
  await app.call(contract.joinVersions, { params: { id: fourth }, body: { with: third }, token });
  await app.call(contract.keepApart, { params: { id: fourth }, body: { with: third }, token });
  await app.call(contract.deleteUser, { token });
  expect(await left()).toEqual([[], []]);
});
