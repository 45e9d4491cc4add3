import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { awards, type Award } from '../../contract/awards.ts';
import type { OpenAward } from '../../contract/open-award.ts';
import { ownerChanged } from '../../src/entities/wallet/model.ts';
import { $awards, awardsView } from '../../src/features/awards/index.ts';
import { openAwardViews } from '../../src/entities/wallet/awards.ts';
import { mockServer } from '../support/msw.ts';
import { liveServer } from './support/live-server.ts';
import { logIn, pageOf } from './support/page.ts';
import { MEMBER_KEY, SESSION_ID } from './support/samples.ts';

const server = mockServer();
const money = { currency: 'USD', exponent: 2 };
const known = { id: 1, version: 3, campaign: 'lantern', product: 'casino', amount: 500, lapsesAtMs: null } as const;
const award: Award = {
  ...known,
  ...{ title: 'Lantern', state: 'active', reason: null, left: 0, rounds: { left: 25, won: 0 }, required: 0, met: 0 },
  ...{ converted: 0, createdAtMs: 0, endedAtMs: null, shutGames: [] },
  terms: {
    reward: { kind: 'free_rounds', games: [], rounds: 25, stake: 20, needsCode: false },
    requirement: { factor: 2_000, days: 14, maxStake: null, contributions: {}, shut: [], maxConverted: null },
  },
};
const published: OpenAward = {
  ...known,
  ...{ state: 'active', left: 130, required: 260, met: 0, roundsLeft: 24, roundsWon: 130 },
};

it.each([
  ['follows the free rounds of the feed', 4, { left: 130, required: 260, rounds: { left: 24, won: 130 } }],
  ['keeps what it has where the feed is older', 2, { left: 0, required: 0, rounds: { left: 25, won: 0 } }],
])('[MEM-06] the list of awards %s', async (_what, version, shown) => {
  server.answer(awards.list, () => ({ ...money, list: [award] }));
  const live = liveServer();
  const scope = pageOf({ live });
  await allSettled(ownerChanged, { scope, params: { memberId: 42, sessionId: SESSION_ID } });
  await live.open(scope, SESSION_ID);
  await logIn(scope);
  await allSettled(openAwardViews.shown, { scope });
  await allSettled(awardsView.opened, { scope });
  live.tell('awards', MEMBER_KEY, { ...money, claimable: 0, list: [{ ...published, version }] });
  await allSettled(scope);
  expect(scope.getState($awards)?.list).toMatchObject([shown]);
});
