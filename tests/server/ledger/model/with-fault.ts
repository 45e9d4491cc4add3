import { sql } from 'kysely';
import type { Database } from '../../../../server/db/database.ts';

/**
 * Replaces text in the source of a database function, so that a control has a fault to detect; throws where the text is absent.
 */
export const withFault =
  (name: string, text: string, instead: string) =>
  async ({ db }: Database): Promise<void> => {
    const { rows } = await sql<{ source: string }>`
      select pg_get_functiondef(oid) as source from pg_proc where proname = ${name}`.execute(db);
    const source = rows[0]!.source;
    if (!source.includes(text)) throw new Error(`${name} does not read ${text}`);
    await sql.raw(source.replace(text, instead)).execute(db);
  };
