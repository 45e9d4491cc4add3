import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { claimAward, endAward, endAwards, issueAward } from '../../server/domains/awards/index.ts';
import { settleDueAwards } from '../../server/domains/awards/jobs.ts';
import { findCampaign } from '../../server/domains/campaigns/index.ts';
import { lockWallet } from '../../server/domains/wallet/index.ts';
import type { MemberRow } from '../../server/http/viewer.ts';
import { newId, type PlaySession } from '../../studio/conformance/harness.ts';
import { between, chance, profile, type Random } from '../chaos/support/profile.ts';
import { campaignItem, REQUIREMENT, runCampaign } from '../support/campaigns.ts';
import { floor, newPlayer, useFloor } from './support/fresh-player.ts';

useFloor();

const PLAYERS = 6;
const STEPS = profile.volume({ long: 400, short: 100 });
const CUT_EVERY_MS = 40;
const CODE = 'gift';
const turn = { signal: new AbortController().signal, guard: async () => {} };

/** Repeats what a cut connection ended, as a vendor does and a page does. */
const again = async <T>(work: () => Promise<T>, isDone: (result: T) => boolean = () => true): Promise<T> => {
  for (let attempt = 0; ; attempt += 1) {
    const result = await work().catch((error: unknown) => {
      if (attempt > 200) throw error;
      return undefined;
    });
    if (result !== undefined && isDone(result)) return result;
    await sleep(5);
  }
};

const step = async (random: Random, member: MemberRow, play: PlaySession, nth: number): Promise<void> => {
  const { database } = floor;
  const { merchant, id: memberId } = member;
  const locked = <T>(work: (tx: Parameters<Parameters<typeof database.transact>[0]>[0]) => Promise<T>) =>
    again(() =>
      database.transact(async (tx) => {
        await lockWallet(tx, { ...member, memberId });
        return { done: await work(tx) };
      }),
    );
  const lot = random();
  if (lot < 0.7) {
    const [bet, round] = [newId(), newId()];
    const amount = between(random, 10, 150);
    const known = ({ code }: { code: string }) => code !== 'TEMPORARY';
    await again(async () => (await play.nextRound(), true));
    const { code } = await again(() => play.bet({ tx_id: bet, round_id: round, amount }), known);
    if (code !== 'OK' && code !== 'ALREADY_PROCESSED') return;
    if (random() < 0.2) await again(() => play.rollback(bet, { round_id: round }), known);
    else
      await again(() => play.settle(bet, { tx_id: newId(), round_id: round, amount: between(random, 0, 220) }), known);
  } else if (lot < 0.85) {
    await locked(async (tx) => {
      const campaign = (await findCampaign(tx, merchant, CODE))!;
      const award = await issueAward(tx, { campaign, memberId, occasion: `step:${nth}`, amount: 500, who: 'platform' });
      if (typeof award !== 'string') await claimAward(tx, award, `member:${memberId}`);
    });
  } else if (lot < 0.92) {
    await again(async () => {
      await sql`update awards set lapses_at = now(), due_at = now() where member_id = ${memberId} and state = 'active'`.execute(
        database.db,
      );
      return true;
    });
  } else if (lot < 0.96) {
    await locked(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        select * from awards where member_id = ${memberId} and state = 'active'`.execute(tx);
      const who = { actor: 'member', who: `member:${memberId}`, reason: 'given_up' } as const;
      for (const award of rows) await endAward(tx, award as never, who);
    });
  } else {
    const end = { actor: 'platform', who: 'platform', reason: 'excluded', memberId } as const;
    await locked((tx) => endAwards(tx, merchant, end));
  }
};

it(`connections that are cut in the middle of claims, bets, settles, ends and exclusions lose and double nothing (${PLAYERS} players)`, async () => {
  await runCampaign(
    floor.database,
    campaignItem({ code: CODE, terms: { reward: { kind: 'granted', max: 500 }, requirement: REQUIREMENT } }),
  );
  const random = chance('awards');
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => newPlayer({ stakes: 10 })));
  let open = true;
  let cuts = 0;
  const cutting = async () => {
    while (open) {
      const cut = sql`
        select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' order by random() limit 1`;
      cuts += await cut.execute(floor.database.db).then(
        ({ rows }) => rows.length,
        () => 0,
      );
      await sleep(CUT_EVERY_MS * (0.5 + random()));
    }
  };
  const settling = async () => {
    while (open) {
      await settleDueAwards(floor, turn).catch(() => {});
      await sleep(20);
    }
  };
  const playing = Promise.all(
    players.map(async ({ member, play }, at) => {
      const own = chance(`player ${at}`);
      for (let nth = 0; nth < STEPS; nth += 1) await step(own, member, play, nth);
    }),
  ).finally(() => (open = false));
  await Promise.all([playing, cutting(), settling()]);
  await settleDueAwards(floor, turn);

  expect(cuts).toBeGreaterThan(0);
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from awards group by 1 order by 1`.execute(floor.database.db);
  expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(['completed', 'expired', 'forfeited']));
}, 300_000);
