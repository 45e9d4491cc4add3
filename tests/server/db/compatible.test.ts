import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readFolder } from '../../../server/db/migration-files.ts';
import { MIGRATION_FOLDERS } from '../../../server/db/migration-files.ts';
import { breakingChanges } from './support/breaking-changes.ts';

/** The newest released version: migrations that it has are not judged any more. */
const NEWEST = '0.1.0';
const dump = gunzipSync(readFileSync(new URL(`baselines/${NEWEST}.sql.gz`, import.meta.url))).toString();
const released = [...dump.matchAll(/\('(\d{8}T\d{6}-[\w-]+)', '\d{4}-/g)].map(([, name]) => name!);

it('[SYS-06] a migration since the last release leaves what the version before it uses', () => {
  expect(released.length).toBeGreaterThan(50);
  const later = MIGRATION_FOLDERS.flatMap(({ folder }) => readFolder(folder)).filter(
    ({ name }) => !released.includes(name),
  );
  const breaking = later.flatMap(({ name, text }) => breakingChanges(text, released).map((what) => `${name} ${what}`));
  expect(breaking).toEqual([]);
});

describe('what breaks the version before', () => {
  it.each([
    ['drop table old', 'drops a table'],
    ['alter table members drop column nickname', 'drops a column'],
    ['ALTER TABLE members\n  DROP COLUMN IF EXISTS nickname', 'drops a column'],
    ['alter table members drop nickname', 'drops a column'],
    ['alter table members rename column nickname to name', 'renames'],
    ['alter table members rename to people', 'renames'],
    ['alter index a rename to b', 'renames'],
    ['alter table members set schema old', 'moves to another schema'],
    ['alter table members alter column amount type bigint', 'changes a type'],
    ['alter table members alter amount set data type bigint', 'changes a type'],
    ['alter table members alter column nickname set not null', 'requires a value'],
    ['alter table members add column age int not null', 'adds a column that must be filled'],
    ['alter table members add column a int, add column age int not null', 'adds a column that must be filled'],
    ['truncate members', 'deletes all rows'],
    ['drop view shown', 'drops a view'],
  ])('%s', (text, what) => expect(breakingChanges(`select 1; ${text};`, [])).toEqual([what]));

  it.each([
    'create table a (id bigint primary key, name text not null)',
    'alter table members add column age int',
    'alter table members add column age int not null default 18',
    'alter table members add column a int not null default 1, add column b int',
    'alter table members drop constraint a, add constraint b check (x > 0)',
    'alter table members alter column age drop not null',
    'alter table members alter column age drop default',
    'drop index if exists a',
    'create index a on members (nickname)',
    '-- drop table members',
    '/* alter table members\n rename to people */ select 1',
    "update texts set value = 'drop table members; rename to'",
    "alter table members add column t text not null default 'a, b; c'",
  ])('is not: %s', (text) => expect(breakingChanges(`${text};`, [])).toEqual([]));

  it('is allowed in a migration that names the one that made it unused, once that is released', () => {
    const text =
      '-- The nickname is in profiles since then.\n-- contracts: 20261201T000000-profiles\nalter table members drop column nickname;';
    expect(breakingChanges(text, ['20261201T000000-profiles'])).toEqual([]);
    expect(breakingChanges(text, [])).toEqual(['names 20261201T000000-profiles, which is not released']);
  });
});
