import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { VENDOR_BATCH } from '../../contract/vendor.ts';
import { addMerchant, addMember } from '../support/test-server.ts';
import { expectCleanLedger } from '../server/ledger/support/books.ts';
import { answered, callPath, newId, type PlaySession } from '../../studio/conformance/harness.ts';
import { openFloor, type Floor } from './support/floor.ts';

let floor: Floor;
let play: PlaySession;

beforeAll(async () => {
  floor = await openFloor();
  play = await floor.stand.openSession();
});
afterEach(async () => {
  expect(await play.gained()).toBe(0);
  await expectCleanLedger(floor.database);
});
afterAll(() => floor.close());

/** Sends the raw bytes: a typed client could not send them. */
const sent = async (call: string, rawBody: string) => {
  const { status, text } = await floor.stand.client.send('POST', callPath(call), rawBody);
  return { status, answer: JSON.parse(text) as Record<string, unknown> };
};
const bet = (over: object) => sent('bet', JSON.stringify({ ...play.betBody(), ...over }));

describe('amounts', () => {
  it.each([-100, 0, 0.5, 1e13, 2 ** 53, '100', null, true])(
    'returns INVALID_AMOUNT for a stake of %s',
    async (amount) => {
      expect(await bet({ amount })).toMatchObject({ status: 200, answer: { code: 'INVALID_AMOUNT', balance: null } });
    },
  );

  it('beyond what JSON represents exactly are INVALID_AMOUNT', async () => {
    for (const digits of ['9007199254740993', '1e400', '-1e400', '10.5e0']) {
      const body = JSON.stringify(play.betBody({ amount: 77 })).replace('"amount":77', `"amount":${digits}`);
      expect((await sent('bet', body)).answer).toMatchObject({ code: 'INVALID_AMOUNT' });
    }
  });

  it('of a win or an adjustment have the same checks', async () => {
    const settle = play.settleBody(newId());
    expect((await sent('settle', JSON.stringify({ ...settle, amount: -1 }))).answer['code']).toBe('INVALID_AMOUNT');
    expect((await sent('settle', JSON.stringify({ ...settle, amount: 1.5 }))).answer['code']).toBe('INVALID_AMOUNT');
    const adjust = play.adjustBody(5);
    expect((await sent('adjust', JSON.stringify({ ...adjust, amount: -1e13 }))).answer['code']).toBe('INVALID_AMOUNT');
  });

  it('outside the game’s lowest and highest stake are refused', async () => {
    expect((await bet({ amount: 9 })).answer['code']).toBe('INVALID_AMOUNT');
    expect((await bet({ amount: 1_000_001 })).answer['code']).toBe('LIMIT_STAKE');
  });
});

describe('bodies', () => {
  it.each<[string, string]>([
    ['an unknown field', '{"session":"s","player":"1","extra":1}'],
    ['a missing field', '{"session":"s"}'],
    ['a wrong type', '{"session":5,"player":"1"}'],
    ['an array', '[]'],
    ['null', 'null'],
    ['no JSON', '{"session":'],
    ['nothing', ''],
    ['a prototype', '{"session":"s","player":"1","__proto__":{"x":1}}'],
  ])('%s is INVALID_REQUEST, and logged', async (_what, body) => {
    expect(await sent('balance', body)).toMatchObject({ status: 400, answer: { code: 'INVALID_REQUEST' } });
    expect(floor.logged.some((line) => line['msg'] === 'a vendor body was refused')).toBe(true);
  });

  it('with a field that a bet does not have are refused', async () => {
    expect(await bet({ bonus: true })).toMatchObject({ status: 400, answer: { code: 'INVALID_REQUEST' } });
  });

  it('that are too large are refused before they are read', async () => {
    expect((await bet({ tx_id: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it('of an empty batch, a batch that is too long, and one with a wrong amount inside are refused', async () => {
    const call = { call: 'bet', body: play.betBody() };
    expect((await sent('batch', '{"calls":[]}')).status).toBe(400);
    expect((await sent('batch', JSON.stringify({ calls: Array(VENDOR_BATCH + 1).fill(call) }))).status).toBe(400);
    const wrong = { calls: [call, { ...call, body: { ...call.body, amount: -1 } }] };
    expect((await sent('batch', JSON.stringify(wrong))).answer['code']).toBe('INVALID_AMOUNT');
  });

  it('to an unknown call are refused', async () => {
    expect(await sent('withdraw', '{}')).toMatchObject({ status: 404, answer: { code: 'INVALID_REQUEST' } });
  });
});

describe('references to another’s data are refused', () => {
  it('a session of another player', async () => {
    const other = await floor.addPlayer('other');
    expect((await bet({ player: String(other.id) })).answer['code']).toBe('SESSION_INVALID');
    const balance = await floor.stand.client.balance({ session: play.opened.session, player: String(other.id) });
    expect(answered(balance).code).toBe('SESSION_INVALID');
  });

  it('a player of another merchant, under this merchant’s key', async () => {
    await addMerchant(floor.database, 'rival');
    const foreign = await addMember(floor.database, 'player1', { merchant: 'rival' });
    expect((await bet({ player: String(foreign.id) })).answer['code']).toBe('SESSION_INVALID');
    const settle = { ...play.settleBody(newId()), player: String(foreign.id) };
    expect((await sent('settle', JSON.stringify(settle))).answer['code']).toBe('BET_NOT_FOUND');
    const pool = await floor.stand.client.pool('grand', 'rival');
    expect(answered(pool).code).toBe('INVALID_GAME');
  });

  it.each(['', '0', '-1', '1e3', '99999999999999999999', 'player1'])('a player id “%s”', async (player) => {
    const { answer } = await bet({ player });
    expect(['SESSION_INVALID', 'INVALID_REQUEST']).toContain(answer['code']);
  });

  it('a game other than the session’s, a pool other than the game’s, a share above the pool’s', async () => {
    expect((await bet({ game: 'dragon' })).answer['code']).toBe('INVALID_GAME');
    expect((await bet({ game: 'none' })).answer['code']).toBe('INVALID_GAME');
    expect((await bet({ pool: { id: 'mini', contribution_micro: 1 } })).answer['code']).toBe('INVALID_GAME');
    const tooMuch = { id: 'grand', contribution_micro: play.stake * 10_000 + 1 };
    expect((await bet({ pool: tooMuch })).answer['code']).toBe('INVALID_AMOUNT');
  });

  it('a rollback of another player’s bet, or of another round', async () => {
    const theirs = await floor.standOf('other').openSession();
    const target = await theirs.staked();
    expect((await play.rollback(target)).code).toBe('PAYLOAD_MISMATCH');
    expect((await theirs.rollback(target, { round_id: newId() })).code).toBe('PAYLOAD_MISMATCH');
    expect(await theirs.gained()).toBe(-1);
  });
});
