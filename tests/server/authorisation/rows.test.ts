import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { favourites } from '../../../contract/games.ts';
import { records } from '../../../contract/records.ts';
import { session } from '../../../contract/session.ts';
import { operator } from '../../../contract/operator.ts';
import { wallet } from '../../../contract/wallet.ts';
import type { EndpointSpec } from '../../../contract/define.ts';
import { publishNotice } from '../../../server/domains/notices/publish.ts';
import { drawVendorKey } from '../../../server/domains/vendor-api/draw-key.ts';
import { BRAND, OTHER, openHostileServer, type HostileServer } from '../../chaos/hostile/support/server.ts';
import { invitePeople, type People, type Role } from '../../chaos/hostile/support/people.ts';
import { contractTargets } from '../../chaos/hostile/support/targets.ts';
import { callServer } from '../../support/calls.ts';

let server: HostileServer;
let people: People;
/** Rows of the member, which the other viewers request. */
let mine: { roundId: string; depositId: string; idempotencyKey: string; noticeId: number; keyId: string };

const deposit = { method: 'sandbox-card', amount: 2_345, currency: 'USD' };

beforeAll(async () => {
  server = await openHostileServer();
  people = await invitePeople(server);
  const idempotencyKey = randomUUID();
  const opened = await call('member', wallet.deposit, deposit, { 'idempotency-key': idempotencyKey });
  mine = {
    roundId: String(people.known['roundId']![0]),
    depositId: (opened.body.value as { deposit: { id: string } }).deposit.id,
    idempotencyKey,
    noticeId: await server.database.transact(
      async (tx) => (await publishNotice(tx, BRAND, { type: 'B', title: { EN: 'A' }, content: { EN: 'B' } })).id,
    ),
    keyId: (await server.database.transact((tx) => drawVendorKey(tx, BRAND, 'STUDIO', 'in'))).keyId,
  };
});
afterAll(() => server.close());

const call = <E extends EndpointSpec>(role: Role, endpoint: E, request: object, headers: Record<string, string> = {}) =>
  callServer(server.url, endpoint, request, {
    token: people.tokenOf(role) ?? undefined,
    headers: { 'x-merchant': role === 'stranger' ? OTHER : BRAND, ...headers },
  });
/** The outcome: `ok`, or the status with the message. */
const outcome = async (requested: ReturnType<typeof call>): Promise<string> => {
  const { status, body } = await requested;
  return body.success ? 'ok' : `${status} ${body.message}`;
};
const OTHERS = ['agent', 'trial', 'stranger'] as const;

/**
 * Endpoints that take a row id, each with the test that requests another member's row: a test below, or a file; or a field that
 * names no row.
 */
const BY_ID: Record<string, string> = {
  'records.replay': 'a round',
  'records.bets': 'a round',
  'records.payments': 'a deposit',
  'records.payment': 'a deposit',
  'records.transactions': 'versions of the own wallet: they name no row of another',
  'auth.register': 'a recommender is named by the account’s name: a field of that name names no row',
  'auth.registerMobile': 'as auth.register',
  'registration.setField': 'a pattern is the house’s',
  'games.launch': 'a game is the brand’s',
  'games.game': 'a game is the brand’s',
  'operator.setGame': 'a game is the brand’s',
  'favourites.add': 'a game is the brand’s',
  'favourites.remove': 'a favourite',
  'salary.bills': 'tests/server/salary/bills.test.ts',
  'salary.bill': 'tests/server/salary/bills.test.ts',
  'salary.billBets': 'tests/server/salary/bills.test.ts',
  'salary.billCsv': 'tests/server/salary/bills.test.ts',
  'teamReports.profit': 'tests/server/team-reports/profit.test.ts',
  'teamReports.profitExport': 'tests/server/team-reports/profit.test.ts',
  'teamRecords.bets': 'tests/server/team-reports/bets.test.ts',
  'teamRecords.movements': 'tests/server/team-reports/movements.test.ts',
  'teamRecords.export': 'tests/server/team-reports/bets.test.ts',
  'contracts.versions': 'tests/server/pay-contracts/contracts.refusals.test.ts',
  'contracts.propose': 'tests/server/pay-contracts/contracts.refusals.test.ts',
  'contracts.answer': 'tests/server/pay-contracts/contracts.refusals.test.ts',
  'contracts.withdraw': 'tests/server/pay-contracts/contracts.refusals.test.ts',
  'contracts.requestEnd': 'tests/server/pay-contracts/contracts.refusals.test.ts',
  'contracts.answerEnd': 'tests/server/pay-contracts/contracts.refusals.test.ts',
  'transfers.downline': 'tests/server/transfers/downline.test.ts',
  'transfers.toDownline': 'tests/server/transfers/downline.test.ts',
  'downlines.rateBounds': 'tests/server/downlines/rates.test.ts',
  'downlines.setRate': 'tests/server/downlines/rates.test.ts',
  'registrationLinks.setEnabled': 'tests/server/downlines/links.test.ts',
  'contracts.processDividend': 'tests/server/pay-contracts/contracts.kinds.test.ts',
  'contracts.processDaily': 'tests/server/pay-contracts/contracts.kinds.test.ts',
  'contracts.processHour': 'tests/server/pay-contracts/contracts.kinds.test.ts',
  'contracts.processRealtime': 'tests/server/pay-contracts/contracts.kinds.test.ts',
  'salaryOperator.bills': 'tests/server/operator/operator.pay.test.ts',
  'salaryOperator.decide': 'tests/server/operator/operator.pay.test.ts',
  'security.endSession': 'tests/server/domains/security.sessions.test.ts',
  'wallet.cancelDeposit': 'a deposit',
  'withdrawals.withdraw': 'tests/server/withdrawals/withdraw.test.ts',
  'withdrawals.countedBets': 'tests/server/withdrawals/turnover.test.ts',
  'withdrawals.removeAccount': 'tests/server/withdrawals/withdraw.test.ts',
  'withdrawals.confirmAccount': 'tests/server/withdrawals/payout-accounts.test.ts',
  'withdrawals.answerPart': 'tests/server/withdrawals/payouts.operator.test.ts',
  'membersOperator.list': 'a page begins after a name: members are the merchant’s own',
  'draws.spin': 'drawn by the page: it names only a turn of the caller',
  'awards.giveUp': 'tests/server/awards/awards.test.ts',
  'points.redeemList': 'a page begins before a number: exchanges are the member’s own',
  'points.transactionDetail': 'numbers of the own points: they name no row of another',
  'rebates.history': 'a page begins before a number: claims are the member’s own',
  'referrals.invited': 'a page begins before a number: the invited are the member’s own',
  'referrals.awards': 'a page begins before a number: awards are the member’s own',
  'rebates.lines': 'tests/server/rebates/rebates.test.ts',
  'rain.claim': 'tests/server/rain/rain.test.ts',
  'chat.ignore': 'tests/server/chat/chat.test.ts',
  'chat.report': 'tests/server/chat/chat.test.ts',
  'chatOperator.remove': 'tests/server/chat/operator.test.ts',
  'chatOperator.keep': 'tests/server/chat/operator.test.ts',
  'pointsOperator.decide': 'tests/server/points/exchange.test.ts',
  'campaignsOperator.decide': 'tests/server/awards/awards.test.ts',
  'book.fixture': 'a fixture, which everybody may read',
  'proposalsOperator.approve': 'tests/server/operator/proposals.test.ts',
  'proposalsOperator.withdraw': 'tests/server/operator/proposals.test.ts',
  'withdrawalOperator.decide': 'tests/server/withdrawals/payouts.operator.test.ts',
  'withdrawalOperator.resolvePart': 'tests/server/withdrawals/payouts.operator.test.ts',
  'agentNotices.readAll': 'a notice is the brand’s, and the mark the caller’s own',
  'inbox.threads': 'a number of a page: threads are the caller’s own',
  'inbox.messages': 'tests/server/inbox/inbox.rows.test.ts',
  'inbox.send': 'drawn by the page: it names only a message of the caller',
  'inbox.read': 'tests/server/inbox/inbox.rows.test.ts',
  'inbox.remove': 'tests/server/inbox/inbox.rows.test.ts',
  'inbox.removeThread': 'tests/server/inbox/inbox.rows.test.ts',
  'inbox.report': 'tests/server/inbox/inbox.rows.test.ts',
  'inbox.closeReport': 'the operator’s rows',
  'merchants.newPool': 'a pool is made, under a name of the brand’s own',
  'operator.withdrawNotice': 'the operator’s rows',
  'operator.decideDeposit': 'the operator’s rows',
  'operator.revokeVendorKey': 'the operator’s rows',
  'operator.killSwitch': 'the operator’s rows',
  'support.withdrawPopup': 'the operator’s rows',
  'tickets.list': 'a page begins after a ticket of the member’s own',
  'tickets.thread': 'tests/server/tickets/tickets.test.ts',
  'tickets.reply': 'tests/server/tickets/tickets.test.ts',
  'tickets.read': 'tests/server/tickets/tickets.test.ts',
  'tickets.close': 'tests/server/tickets/tickets.test.ts',
  'tickets.picture': 'tests/server/tickets/tickets.test.ts',
  'tickets.all': 'the operator’s rows',
  'tickets.one': 'the operator’s rows',
  'tickets.answer': 'the operator’s rows',
  'tickets.closeFor': 'the operator’s rows',
  'tickets.pictureOf': 'the operator’s rows',
};
/** A session's public key belongs to the session and identifies no row. */
const NAMES_A_ROW = /(^id|Id|^before|^after|(?<!public)Key)$/;

it('every endpoint that takes a row id is listed here', () => {
  const fieldsOf = (schema: z.ZodMiniType): string[] =>
    Object.keys(
      (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object }).properties ?? {},
    );
  const naming = contractTargets.filter(({ schema }) => fieldsOf(schema).some((field) => NAMES_A_ROW.test(field)));
  expect(naming.map(({ name }) => name).sort()).toEqual(Object.keys(BY_ID).sort());
});

it('shows a round to its player only', async () => {
  const { roundId } = mine;
  expect(await outcome(call('member', records.bets, {}))).toBe('ok');
  expect((await call('member', records.bets, {})).body.value).toMatchObject({ list: [{ roundId }] });
  // The vendor does not know the round, so its player gets "not available"; other viewers get "not found".
  expect(await outcome(call('member', records.replay, { roundId }))).toBe('409 replay_unavailable');
  for (const role of OTHERS) {
    expect(await outcome(call(role, records.replay, { roundId })), role).toBe('404 not_found');
    for (const query of [{}, { before: roundId }])
      expect((await call(role, records.bets, query)).body.value, role).toMatchObject({ list: [], hasMore: false });
  }
});

it('shows a deposit to its payer only, and so its idempotency key', async () => {
  const { depositId, idempotencyKey } = mine;
  expect((await call('member', wallet.deposits, {})).body.value).toMatchObject({ list: [{ id: depositId }] });
  expect((await call('agent', wallet.deposits, {})).body.value).toEqual({ list: [] });
  expect((await call('stranger', wallet.deposits, {})).body.value).toEqual({ list: [] });
  expect(await outcome(call('trial', wallet.deposits, {}))).toBe('403 real_account_needed');
  for (const role of ['agent', 'stranger'] as const)
    expect(await outcome(call(role, wallet.cancelDeposit, { depositId })), role).toBe('404 not_found');
  const reference = { kind: 'deposit', id: depositId } as const;
  expect((await call('member', records.payment, reference)).body.value).toMatchObject({ deposit: { id: depositId } });
  expect((await call('member', records.payments, { kind: 'deposit' })).body.value).toMatchObject({
    list: [{ id: depositId }],
  });
  for (const role of OTHERS) {
    expect(await outcome(call(role, records.payment, reference)), role).toBe('404 not_found');
    for (const query of [{}, { before: depositId }])
      expect((await call(role, records.payments, { kind: 'deposit', ...query })).body.value, role).toMatchObject({
        list: [],
      });
  }
  const same = await call('agent', wallet.deposit, deposit, { 'idempotency-key': idempotencyKey });
  expect(same.body.success).toBe(true);
  expect(JSON.stringify(same.body)).not.toContain(depositId);
});

it('shows a wallet’s movements to its owner only', async () => {
  expect((await call('member', records.transactions, {})).body.value).toMatchObject({ list: [{ amount: 100_000 }] });
  for (const role of OTHERS)
    expect(JSON.stringify((await call(role, records.transactions, {})).body), role).not.toContain('100000');
});

it('shows and removes a favourite for its owner only', async () => {
  const nodeId = String(people.known['nodeId']![0]);
  const vendor = String(people.known['vendor']![0]);
  const gameType = String(people.known['gameType']![0]);
  expect(await outcome(call('member', favourites.add, { nodeId, vendor, gameType }))).toBe('ok');
  for (const role of OTHERS) {
    expect(await outcome(call(role, favourites.remove, { nodeId })), role).toBe('ok');
    expect((await call(role, favourites.ids, {})).body.value, role).toEqual({ ids: [] });
  }
  expect((await call('member', favourites.ids, {})).body.value).toEqual({ ids: [nodeId] });
  expect(await outcome(call('stranger', favourites.add, { nodeId, vendor, gameType }))).toBe('404 game_not_found');
});

it('ends only the caller’s sessions when a member ends all sessions', async () => {
  for (const role of OTHERS) expect(await outcome(call(role, session.logoutEverywhere, {})), role).toBe('ok');
  expect(await outcome(call('member', session.info, {}))).toBe('ok');
  await people.renew();
});

it('finds rows for the operator at their own merchant only', async () => {
  const at = { merchant: OTHER, reason: 'a test' };
  const ask = (endpoint: EndpointSpec, request: object) => outcome(call('operator', endpoint, request));
  const { depositId, noticeId, keyId } = mine;
  expect(await ask(operator.decideDeposit, { ...at, depositId, decision: 'approve' })).toBe('404 not_found');
  expect(await ask(operator.withdrawNotice, { merchant: OTHER, id: String(noticeId) })).toBe('404 not_found');
  expect(await ask(operator.revokeVendorKey, { ...at, keyId })).toBe('404 not_found');
  const kill = { ...at, on: true };
  expect(await ask(operator.killSwitch, { ...kill, target: 'vendor', id: 'STUDIO' })).toBe('404 not_found');
  expect(await ask(operator.killSwitch, { ...kill, target: 'game', id: people.known['nodeId']![0] })).toBe(
    '404 not_found',
  );
  expect(await ask(operator.newVendorKey, { ...at, vendor: 'STUDIO' })).toBe('404 not_found');
  // At their own merchant the rows exist.
  expect(await ask(operator.withdrawNotice, { merchant: BRAND, id: String(noticeId) })).toBe('ok');
  expect(await ask(operator.revokeVendorKey, { ...at, merchant: BRAND, keyId })).toBe('ok');
});
