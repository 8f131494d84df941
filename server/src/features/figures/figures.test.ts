import * as contract from '@redmark/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { after, millisecondsIn } from '../../base/durations.ts';
import { PartDown } from '../../base/part-down.ts';
import { addConsentingPeople } from '../../testing/recruiting/consenting-people.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { createFigures } from './figures.ts';

/** An installation with people, its operator, and what the pages of a second host are told. */
async function startFigures(people: number, graded = 0) {
  const app = await startTestApp();
  await addConsentingPeople(app.db, people, graded);
  const { services } = app.platform;
  const token = app.signIn('two_steps');
  const told: contract.Brand['numbers'][] = [];
  const other = createFigures(services);
  await other.watch(async (numbers) => void told.push(numbers));
  return {
    ...app,
    services,
    token,
    told,
    other,
    show: async (id: contract.PublicFigure['name']) => app.call(contract.consoleShowFigure, { params: { id }, token }),
    hide: async (id: contract.PublicFigure['name']) => app.call(contract.consoleHideFigure, { params: { id }, token }),
  };
}

test('nothing is shown until the operator turns it on; another host shows it with its next look', async () => {
  const { call, token, show, hide, told, other } = await startFigures(234, 128);
  expect((await call(contract.consoleFigures, { token })).figures).toEqual([
    { name: 'jobSeekers', count: 234, text: '230+', isOn: false, fromBrand: null },
    { name: 'pool', count: 128, text: '120+', isOn: false, fromBrand: null },
    { name: 'placed', count: 0, text: null, isOn: false, fromBrand: null },
  ]);
  await other.sweep();
  expect(told).toEqual([{}]);
  for (let time = 0; time < 2; time += 1) expect((await show('pool')).figures[1]).toMatchObject({ isOn: true });
  await other.sweep();
  await show('jobSeekers');
  await other.sweep();
  await other.sweep();
  await hide('pool');
  await other.sweep();
  expect(told).toEqual([{}, { pool: '120+' }, { jobSeekers: '230+', pool: '120+' }, { jobSeekers: '230+' }]);
});

test('a figure that is on is shown from a hundred on, and follows what is counted', async () => {
  const { show, told, other, db, clock } = await startFigures(99);
  expect((await show('jobSeekers')).figures[0]).toMatchObject({ count: 99, text: null, isOn: true });
  await other.sweep();
  await addConsentingPeople(db, 1);
  clock.now = after(clock.now, 10 * millisecondsIn.minute);
  await other.sweep();
  await sql`update account set recruiting = false where email = 'p1@example.com'`.execute(db);
  clock.now = after(clock.now, 10 * millisecondsIn.minute);
  await other.sweep();
  expect(told).toEqual([{}, { jobSeekers: '100+' }, {}]);
});

test('people whose account is closing, unverified or without consent are in no figure', async () => {
  const { call, token, db } = await startFigures(120, 120);
  await sql`update account set closing_at = now() where email = 'p1@example.com'`.execute(db);
  await sql`update account set verified = false where email = 'p2@example.com'`.execute(db);
  await sql`update account set recruiting = false where email = 'p3@example.com'`.execute(db);
  expect((await call(contract.consoleFigures, { token })).figures.slice(0, 2)).toMatchObject([
    { count: 117 },
    { count: 117 },
  ]);
});

test('what the brand file claims is shown instead', async () => {
  const { show, services } = await startFigures(150, 150);
  const brand = { ...services.brand, numbers: { pool: '3,400+' } };
  const told: contract.Brand['numbers'][] = [];
  const figures = createFigures({ ...services, brand });
  await figures.watch(async (numbers) => void told.push(numbers));
  await show('pool');
  await show('jobSeekers');
  await figures.sweep();
  expect(told).toEqual([{ pool: '3,400+' }, { jobSeekers: '150+', pool: '3,400+' }]);
  expect((await figures.list()).figures[1]).toMatchObject({ isOn: true, text: '150+', fromBrand: '3,400+' });
});

test('pages that could not be drawn are drawn at the next look', async () => {
  const { services, show } = await startFigures(150);
  const told: contract.Brand['numbers'][] = [];
  const figures = createFigures(services);
  let works = true;
  await figures.watch(async (numbers) => {
    if (!works) throw new Error('The thread ended.');
    told.push(numbers);
  });
  await show('jobSeekers');
  works = false;
  await expect(figures.sweep()).rejects.toThrow('The thread ended.');
  works = true;
  await figures.sweep();
  expect(told).toEqual([{}, { jobSeekers: '150+' }]);
});

test('a host whose database is away starts with what the brand file says, and shows the rest once it is back', async () => {
  const { services, show } = await startFigures(150);
  await show('jobSeekers');
  const brand = { ...services.brand, numbers: { pool: '3,400+' } };
  let isAway = true;
  const db = services.db.withPlugin({
    transformQuery({ node }) {
      if (isAway) throw new PartDown('database');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const told: contract.Brand['numbers'][] = [];
  const figures = createFigures({ ...services, db, brand });
  await figures.watch(async (numbers) => void told.push(numbers));
  isAway = false;
  await figures.sweep();
  expect(told).toEqual([{ pool: '3,400+' }, { jobSeekers: '150+', pool: '3,400+' }]);
});

test('only an operator after a login in two steps switches, and each switch is in the audit log', async () => {
  const { send, signIn, show, hide, db, token, call } = await startFigures(0);
  const codes = [];
  for (const stranger of [undefined, signIn(), signIn('one_step')])
    for (const endpoint of [contract.consoleFigures, contract.consoleShowFigure, contract.consoleHideFigure]) {
      const asked = { params: { id: 'pool' as const }, ...(stranger ? { token: stranger } : {}) };
      codes.push((await send<contract.Endpoint>(endpoint, asked)).json().code);
    }
  expect([...new Set(codes)]).toEqual(['signed_out', 'operator_only', 'two_steps_missing']);
  expect(await db.selectFrom('public_figure').selectAll().execute()).toEqual([]);
  await show('placed');
  await hide('placed');
  const { lines } = await call(contract.consoleAudit, { query: {}, token });
  expect(lines.slice(1, 3)).toMatchObject([
    { action: 'Took a figure off the public pages', subject: 'placed' },
    { action: 'Put a figure on the public pages', subject: 'placed' },
  ]);
});
