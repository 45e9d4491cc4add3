import { beforeEach, describe, expect, it } from 'vitest';
import { downlinesOperator } from '../../../contract/downlines-operator.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { callServer } from '../../support/calls.ts';
import { TEST_OPERATOR_KEY } from '../../support/test-server.ts';
import { termsOf } from './world.ts';
import { amounts, deep, middle, settleAll, top, useTeam, world } from './support/team.ts';

useTeam();

let rival: MemberRow;
beforeEach(async () => {
  rival = await world.join('rival', undefined, 1);
  await world.agree(rival, termsOf(8));
  await world.turn();
});

const move = async (who: MemberRow, to: MemberRow) => {
  const request = { merchant: 'parlour', account: who.username, upline: to.username, reason: 'as agreed' };
  const { body } = await callServer(world.url, downlinesOperator.setUpline, request, { token: TEST_OPERATOR_KEY });
  expect(body.message).toBe('');
};

describe('[AGT-04] [AGT-05] after a change of upline', () => {
  it('bets up to the next window count for the old line, and later ones for the new', async () => {
    await world.bet(deep, 10_000);
    await world.turn();
    await move(deep, rival);
    await world.bet(deep, 20_000);
    await world.turn();
    expect((await world.figure(middle))?.accrued.amount).toBe(1_800);
    await world.pass(5);
    await world.bet(deep, 1_000);
    await settleAll();
    expect(await amounts()).toEqual(['top 1200', 'middle 1800', 'rival 80']);
  });

  it('the node that counts learns it without loading its windows anew', async () => {
    await world.bet(deep, 10_000);
    await world.turn();
    await move(deep, rival);
    await settleAll();
    await world.bet(deep, 1_000);
    await world.turn();
    expect((await world.figure(rival))?.accrued.amount).toBe(80);
    expect((await world.figure(middle))?.accrued.amount).toBe(0);
  });

  it('a bet that is voided later is taken back from the line that it was paid to', async () => {
    const round = await world.bet(deep, 10_000);
    await settleAll();
    await move(deep, rival);
    await world.pass(5);
    await world.bet(deep, 1_000);
    await round.change({ state: 'rolled_back' });
    await settleAll();
    const bills = await world.bills();
    const of = (agent: MemberRow) => bills.filter((bill) => bill.agent === agent.username);
    expect(of(middle).map(({ amount }) => amount)).toEqual([600, 0]);
    expect(of(middle)[1]).toMatchObject({ corrected: '-600000000', carriedOut: '600000000' });
    expect(of(top)[1]).toMatchObject({ corrected: '-400000000' });
    expect(of(rival).map(({ amount, corrected }) => [amount, corrected])).toEqual([[80, '0']]);
  });
});
