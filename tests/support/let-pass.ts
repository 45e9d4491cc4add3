import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';

/** Lets this many minutes pass for agents' pay by moving all its timestamps back. */
export const letPass = async ({ db }: Database, minutes: number): Promise<void> => {
  const back = sql`- ${minutes} * interval '1 minute'`;
  await sql`update turnover set at = at ${back}, bet_at = bet_at ${back}, window_at = window_at ${back},
    corrects_at = corrects_at ${back}`.execute(db);
  await sql`update rounds set opened_at = opened_at ${back}`.execute(db);
  await sql`update pay_cursors set settled_until = settled_until ${back}, closed_until = closed_until ${back}`.execute(
    db,
  );
  await sql`update pay_contracts set requested_at = requested_at ${back}, answered_at = answered_at ${back},
    from_at = from_at ${back}, until_at = until_at ${back}`.execute(db);
  await sql`update team_paths set from_at = from_at ${back}, until_at = until_at ${back}
    where from_at > '-infinity' or until_at < 'infinity'`.execute(db);
  await sql`update former_uplines set until_at = until_at ${back}`.execute(db);
  // The sums refer to their window by its start.
  await sql`alter table pay_sums disable trigger all`.execute(db);
  for (const way of [sql`${back} - interval '100 years'`, sql`+ interval '100 years'`]) {
    await sql`update pay_sums set window_at = window_at ${way}, terms_at = terms_at ${way}, corrects_at = corrects_at ${way}`.execute(
      db,
    );
    await sql`alter table pay_windows disable trigger all`.execute(db);
    await sql`update pay_windows set window_at = window_at ${way}, window_end = window_end ${way}`.execute(db);
    await sql`alter table pay_windows enable trigger all`.execute(db);
  }
  await sql`alter table pay_sums enable trigger all`.execute(db);
  // By way of another century, so that no bill collides with another's window meanwhile.
  for (const way of [sql`${back} - interval '100 years'`, sql`+ interval '100 years'`])
    await sql`update bills set window_at = window_at ${way}, window_end = window_end ${way}`.execute(db);
};
