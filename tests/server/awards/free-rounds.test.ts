import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { awards } from '../../../contract/awards.ts';
import { campaignsOperator } from '../../../contract/campaigns-operator.ts';
import type { FreeRounds, Requirement } from '../../../contract/campaigns.ts';
import type { EndpointSpec } from '../../../contract/define.ts';
import { jsonb } from '../../../server/db/database.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { endDue } from '../../../server/domains/awards/end.ts';
import { givePrize, prizeProblem } from '../../../server/domains/prizes/index.ts';
import { callServer } from '../../support/calls.ts';
import { awardRow, campaignItem, REQUIREMENT, runCampaign } from '../../support/campaigns.ts';
import { addMember, openSession, startTestServer, type TestServer } from '../../support/test-server.ts';
import { expectCleanLedger } from '../ledger/support/books.ts';
import { addStaff, type StaffMember } from '../operator/support/staff.ts';

const merchant = 'parlour';
/** By node id: a slot with free rounds, one that is off, one without free rounds, and a game of another product. */
const [SLOT, OFF, PAID, SPORT, NONE] = [8_001, 8_002, 8_003, 8_004, 8_005];

let test: TestServer;
let ann: StaffMember;
let code: string;
beforeAll(async () => {
  test = await startTestServer();
  ann = await addStaff(test, 'ann', ['content', 'payments']);
  const tables = inMerchant(test.database.db, merchant);
  await tables.insertInto('vendors', { code: 'ACME', name: 'Acme' }).execute();
  for (const [node, game_type, playable, stakes] of [
    [SLOT, 'RNG', true, [20, 50]],
    [OFF, 'RNG', false, [20]],
    [PAID, 'RNG', true, null],
    [SPORT, 'SPORTS', true, [20]],
  ] as const)
    await tables
      .insertInto('games', {
        ...{ node_id: node, vendor: 'ACME', code: `game-${node}`, game_type, playable },
        ...{ names: jsonb({ EN: `Game ${node}` }), search: '', free_round_stakes: stakes && [...stakes] },
      })
      .execute();
});
afterAll(async () => {
  await expectCleanLedger(test.database);
  await test.close();
});
beforeEach(() => {
  code = `rounds-${randomUUID().slice(0, 8)}`;
});

const item = (reward: Partial<FreeRounds> = {}, requirement: Partial<Requirement> = {}, budget: number | null = null) =>
  campaignItem({
    ...{ code, budget },
    terms: {
      reward: { kind: 'free_rounds', games: [SLOT], rounds: 10, stake: 20, code: null, granted: false, ...reward },
      requirement: { ...REQUIREMENT, ...requirement },
    },
  });
const newMember = async () => {
  const member = await addMember(test.database, `m${randomUUID().slice(0, 8)}`);
  const { token } = await openSession(test.database, member);
  const call = <E extends EndpointSpec>(endpoint: E, request: object = {}) =>
    callServer(test.url, endpoint, request, { token });
  return { member, call, claim: (over = {}) => call(awards.claim, { campaign: code, ...over }) };
};

describe('[MEM-06] a campaign of free rounds', () => {
  it('is claimed by a code that nobody is told; the award names the games, what is left and what was won', async () => {
    await runCampaign(test.database, item({ code: 'SPRING' }));
    const { call, claim } = await newMember();
    const offer = (await call(awards.campaigns)).body.value.list.find((each) => each.code === code);
    const reward = { kind: 'free_rounds', rounds: 10, stake: 20, games: [{ node: SLOT, name: 'Game 8001' }] };
    expect(offer?.reward).toEqual({ ...reward, needsCode: true });
    expect((await claim({ code: 'WINTER' })).body.message).toBe('campaign_not_open');
    const { award } = (await claim({ code: 'spring' })).body.value;
    expect(award).toMatchObject({
      ...{ state: 'active', amount: 200, left: 0, required: 0, rounds: { left: 10, won: 0 } },
      terms: { reward: { ...reward, needsCode: true } },
    });
    expect((await claim({ code: 'spring' })).body.value.award.id).toBe(award.id);
  });

  it('reserves rounds × stake of its budget for each award', async () => {
    await runCampaign(test.database, item({}, {}, 500));
    const members = [await newMember(), await newMember(), await newMember()];
    const found = [];
    for (const { claim } of members) found.push((await claim()).body.success);
    expect(found).toEqual([true, true, false]);
    const { list } = (await ann.call(campaignsOperator.list)).body.value;
    expect(list.find((each) => each.code === code)).toMatchObject({ awarded: 400, awards: 2 });
  });

  it('that is only given is on no page and cannot be claimed; as a prize it begins at once', async () => {
    await runCampaign(test.database, item({ granted: true }));
    const { member, call, claim } = await newMember();
    const { list } = (await call(awards.campaigns)).body.value;
    expect(list.some((each) => each.code === code)).toBe(false);
    expect((await claim()).body.message).toBe('not_found');
    const prize = { kind: 'award' as const, campaign: code, amount: null };
    const given = await test.database.transact(async (tx) => {
      expect(await prizeProblem(tx, merchant, prize)).toBeUndefined();
      expect(await prizeProblem(tx, merchant, { ...prize, amount: 7 })).toBe('no_campaign');
      return givePrize(tx, { merchant, memberId: member.id, prize, occasion: 'mission:1' });
    });
    expect(await awardRow(test.database, (given as { awardId: number }).awardId)).toMatchObject({
      ...{ state: 'active', amount: 200, rounds_given: 10, round_stake: 20 },
    });
  });

  it('names each wrong field: the game that does not support it, the stake that is not offered', async () => {
    const wrong = item({ games: [SLOT, OFF, PAID, SPORT, NONE, SLOT], stake: 50 }, { shut: [SLOT] });
    const { body } = await ann.call(campaignsOperator.put, { campaign: wrong, reason: 'a test' });
    expect(body.message).toBe('campaign_wrong');
    const { problems } = body.value as unknown as { problems: { field: string; problem: string }[] };
    const field = (at: number) => `terms.reward.games.${at}`;
    expect(problems.map(({ field: name, problem }) => [name, problem])).toEqual([
      [field(0), 'shut'],
      [field(1), 'no_game'],
      [field(2), 'no_free_rounds'],
      [field(3), 'other_product'],
      [field(4), 'no_game'],
      [field(5), 'shut'],
      [field(5), 'twice'],
      ['terms.reward.stake', 'stake_not_offered'],
    ]);
  });
});

describe('[MEM-06] the end of an award of free rounds', () => {
  const award = { state: 'active', met: 0, required: 0, won: 0, rounds_given: 3, rounds_used: 3 } as const;
  const now = { left: 0, openRounds: 0, openFree: 0, lapsed: false };
  it.each([
    ['rounds are left', { rounds_used: 2 }, {}, undefined],
    ['one is open', {}, { openFree: 1 }, undefined],
    ['nothing was won', {}, {}, 'spent'],
    ['what was won is free', { won: 50 }, { left: 50 }, 'completed'],
    ['what was won is to be staked', { won: 50, required: 50 }, { left: 50 }, undefined],
    ['it is staked', { won: 50, required: 50, met: 50 }, { left: 20 }, 'completed'],
    ['it is lost', { won: 50, required: 50, met: 40 }, {}, 'spent'],
    ['it is at stake', { won: 50, required: 50, met: 40 }, { openRounds: 1 }, undefined],
    ['it lapses with rounds left and nothing won', { rounds_used: 1 }, { lapsed: true }, 'expired'],
    [
      'it lapses with rounds left, and what was won is free',
      { rounds_used: 1, won: 5 },
      { left: 5, lapsed: true },
      'completed',
    ],
    ['it lapses, and what was won is to be staked', { won: 5, required: 5 }, { left: 5, lapsed: true }, 'expired'],
  ] as const)('where %s', (_, facts, situation, end) => {
    expect(endDue({ ...award, ...facts }, { ...now, ...situation })).toBe(end);
  });
});
