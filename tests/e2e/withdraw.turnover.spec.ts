import { sql } from 'kysely';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { inDatabase } from './support/accounts.ts';
import { enterAnew } from './support/enter.ts';
import { expect, expectAccessible, test } from './support/scenario.ts';

/** A deposit's requirement of 100.00 for this member, and settled rounds of 1.00 that count towards it. */
const play = (username: string, rounds: number) =>
  inDatabase(async ({ db }) => {
    await sql`insert into turnover_requirements (merchant, member_id, source, source_id, required)
      select merchant, id, 'deposit', gen_random_uuid()::text, 10000 from members where username = ${username}`.execute(
      db,
    );
    await sql`with seat as (
        insert into play_sessions (id, merchant, member_id, session_id, vendor, node_id, ledger, language, launch_token_hash,
                                   launch_expires_at, expires_at)
        select gen_random_uuid(), m.merchant, m.id, (select s.id from sessions s where s.member_id = m.id limit 1), g.vendor,
               g.node_id, 'real', 'EN', decode(md5(random()::text), 'hex'), now(), now()
          from members m join lateral (select * from games where merchant = m.merchant and playable order by node_id limit 1) g
            on true where m.username = ${username}
        returning *)
      insert into rounds (id, merchant, vendor, vendor_round_id, member_id, play_session_id, node_id, ledger, currency, exponent,
                          stake)
      select gen_random_uuid(), merchant, vendor, gen_random_uuid()::text, member_id, id, node_id, 'real', 'USD', 2, 100
        from seat, generate_series(1, ${rounds}::int)`.execute(db);
    await sql`update rounds set state = 'closed', closed_at = now()
      where member_id = (select id from members where username = ${username})`.execute(db);
  });

test(
  '[WAL-02] a player sees what turnover is still open, and which bets counted, by keyboard too',
  FULL_RUN_ONLY,
  async ({ page }) => {
    const name = await enterAnew(page);
    await play(name, 25);
    await page.goto('/member/withdraw');
    await expect(page.getByText(/25\.00.*of.*100\.00/)).toBeVisible();
    const title = page.getByText('Bets that counted', { exact: true });
    await title.focus();
    await page.keyboard.press('Enter');
    const table = page.getByRole('table', { name: 'Bets that counted' });
    await expect(table.getByRole('row')).toHaveCount(21);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(table.getByRole('row')).toHaveCount(26);
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
    await expectAccessible(page);
  },
);
