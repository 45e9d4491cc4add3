import { beforeAll, describe, expect, it } from 'vitest';
import { rebates } from '../../contract/rebates.ts';
import { PLAY_CONSUMERS } from '../../server/app/compose.ts';
import { countPlays } from '../../server/plays/jobs.ts';
import { callServer } from '../support/calls.ts';
import { JOB_RUN } from '../support/missions.ts';
import { writeRebates } from '../support/rebates.ts';
import { openSession } from '../support/test-server.ts';
import { floor, merchant, newPlayer, useFloor } from './support/fresh-player.ts';

useFloor();
beforeAll(() => writeRebates(floor.database));

const count = () => countPlays(floor, PLAY_CONSUMERS, JOB_RUN);
const visitor = async () => {
  const { member, play } = await newPlayer();
  const { token } = await openSession(floor.database, member);
  return {
    ...{ member, play },
    own: async () => (await callServer(floor.url, rebates.own, {}, { token })).body.value,
    claim: () =>
      callServer(floor.url, rebates.claim, {}, { token, headers: { 'idempotency-key': crypto.randomUUID() } }),
  };
};

describe('[MEM-01] the rebate of settled bets', () => {
  it('accrues with a settle, is paid once, and a round that is taken back afterwards lowers the next claim', async () => {
    const { play, own, claim } = await visitor();
    const settle = play.settleBody(await play.staked({ amount: 1_000 }), { amount: 30, valid_stake: 600 });
    await play.batch([{ call: 'settle', body: settle }]);
    await count();
    expect(await own()).toMatchObject({ claimable: 3, lines: [{ gameType: 'RNG', stake: 600, rate: 5_000 }] });
    const { claim: paid, balance } = (await claim()).body.value;
    expect(paid.amount).toBe(3);
    await play.rollback(settle.tx_id);
    await count();
    expect(await own()).toMatchObject({ claimable: 0, owed: 3 });
    expect((await claim()).body.message).toBe('rebate_not_open');
    await play.nextRound();
    await play.settle(await play.staked({ amount: 1_000 }), { amount: 1_000 });
    await count();
    expect(await own()).toMatchObject({ claimable: 2, owed: 0 });
    expect(balance.amount).toBeGreaterThan(0);
  });

  it('counts the share of own money of a stake, also when it is corrected', async () => {
    const { member, play, own } = await visitor();
    const tables = merchant();
    const settle = play.settleBody(await play.staked({ amount: 1_000 }), { amount: 30 });
    // As a bet that was staked with 250 of bonus money.
    await tables.updateTable('rounds').set({ bonus_stake: 250 }).where('member_id', '=', member.id).execute();
    await play.batch([{ call: 'settle', body: settle }]);
    await count();
    expect((await own()).lines).toMatchObject([{ stake: 750 }]);
    await play.rollback(settle.tx_id);
    await count();
    expect((await own()).lines).toEqual([]);
    await tables.updateTable('rounds').set({ bonus_stake: 0 }).where('member_id', '=', member.id).execute();
  });
});
