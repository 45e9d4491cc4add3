import { readdir, readFile } from 'node:fs/promises';
import type { StudioDatabase } from './database.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);
/** An arbitrary number, unique among the advisory locks of this database. */
const MIGRATION_LOCK = 5_783_412;

/** Migrates the schema `studio`. Nodes that start together take turns. */
export async function migrateStudio(db: StudioDatabase): Promise<void> {
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  await db.transact(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await tx.query('create schema if not exists studio');
    await tx.query(
      'create table if not exists migration (name text primary key, at timestamptz not null default now())',
    );
    const done = new Set((await tx.query<{ name: string }>('select name from migration')).rows.map((row) => row.name));
    for (const name of files) {
      if (done.has(name)) continue;
      await tx.query(await readFile(new URL(name, MIGRATIONS), 'utf8'));
      await tx.query('insert into migration (name) values ($1)', [name]);
    }
  });
}
