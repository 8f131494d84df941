import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrationComplaints } from './migrations.ts';

const folder = new URL('../../server/src/database/migrations/', import.meta.url);
const releases = ['0.2.0'];
const complaints = (sql: string) => migrationComplaints(new Map([['9000_planted.sql', sql]]), releases);

test('the migrations of this repository keep older versions serving', () => {
  const all = new Map(readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
  expect(all.size).toBeGreaterThan(15);
  expect(migrationComplaints(all, releases)).toEqual([]);
});

test.each([
  'create table thing (id uuid primary key, name text not null unique)',
  'create table thing (id uuid); alter table thing add constraint thing_known check (id is not null)',
  'create table thing (id uuid); create unique index thing_by_id on thing (id)',
  'create index resume_by_name on resume (name)',
  'alter table resume add type text',
  'alter table resume add label text',
  "alter table resume add column label text not null default '', add weight integer",
  'alter table resume add column number bigint generated always as identity',
  "alter table resume add label text check (label <> 'drop table resume; rename')",
  'update resume set label = name where label is null',
  '-- We never drop table resume;\nalter table resume add label text',
  'create function f() returns trigger language plpgsql as $$ begin delete from erased; drop table x; end $$',
  'create trigger t after delete on resume for each row execute function f()',
  '-- contract: resume.label unused since 0.2.0\nalter table resume drop column label',
])('“%s” only adds', (sql) => expect(complaints(`${sql};\n`)).toEqual([]));

test.each([
  ['drop table resume', 'drops what'],
  ['DROP INDEX resume_by_owner', 'drops what'],
  ['truncate resume', 'deletes rows'],
  ['delete from resume where true', 'deletes rows'],
  ['alter table resume drop column label', 'drops what'],
  ['alter table resume drop constraint resume_name_key', 'drops what'],
  ['alter table resume alter label drop default', 'drops what'],
  ['alter table resume alter label drop not null', 'lets nulls in'],
  ['alter table resume alter label set not null', 'demands a value'],
  ['alter table resume alter label type bigint', 'changes the type'],
  ['alter table resume alter column label set data type bigint using 1', 'changes the type'],
  ['alter table resume rename column label to title', 'renames'],
  ['alter table resume rename to paper', 'renames'],
  ['alter table resume add label text not null', 'does not fill'],
  ['alter table resume add weight integer default 1,\n  add label text not null', 'does not fill'],
  ['alter table resume add constraint resume_known check (name is not null)', 'may not keep'],
  ['alter table resume add foreign key (owner_id) references account (id)', 'may not keep'],
  ['create unique index resume_by_name on resume (name)', 'differ'],
  ['create table a (id uuid); alter table resume drop column label', 'drops what'],
  ['-- contract: resume.label unused since 0.9.0\nalter table resume drop column label', 'does not have as a release'],
  [
    '-- contract: resume.label unused since 0.2.0\nalter table resume add a int;\nalter table resume drop column label',
    'drops what',
  ],
])('“%s” is refused', (sql, why) => {
  expect(complaints(`${sql};\n`)).toEqual([expect.stringContaining(why)]);
});

test('two migrations of one number, and one without, are refused', () => {
  const all = new Map(['9000_a.sql', '9000_b.sql', 'c.sql'].map((name) => [name, '']));
  expect(migrationComplaints(all, releases)).toEqual([
    'c.sql: is not called NNNN_what.sql',
    '9000_b.sql: another migration has this number',
  ]);
});

test('a list of allowed values may grow and not shrink', () => {
  const created = "create table thing (\n  kind text check (kind in ('a', 'b'))\n);\n";
  const widened = (list: string) =>
    `alter table thing drop constraint thing_kind_check, add constraint thing_kind_check check (kind in (${list}));\n`;
  const found = (...later: string[]) =>
    migrationComplaints(
      new Map([['8000_made.sql', created], ...later.map((sql, at) => [`900${at}_list.sql`, sql] as const)]),
      releases,
    );
  expect(found(widened("'a', 'b', 'c'"))).toEqual([]);
  expect(found(widened("'a', 'c'"))).not.toEqual([]);
  expect(found(widened("'a', 'b', 'c'"), widened("'a', 'b'"))).not.toEqual([]);
});
