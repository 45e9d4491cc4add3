import { describe, expect, it } from 'vitest';
import { playerLimits } from '../../../contract/player-limits.ts';
import { playerLimitsOperator } from '../../../contract/player-limits-operator.ts';
import { support } from '../../../contract/support.ts';
import { commandOf } from '../../../server/cli/commands.ts';
import { floor, merchant, newPlayer, operate, useLimits } from './support/player.ts';

useLimits();

type Player = Awaited<ReturnType<typeof newPlayer>>;

const loginsOf = ({ member }: Player) =>
  merchant().selectFrom('sessions').selectAll().where('member_id', '=', member.id).orderBy('started_at').execute();
/** Moves the start of all logins of the player back, as if this long had passed. */
const pass = async (player: Player, minutes: number) => {
  for (const { id, started_at } of await loginsOf(player))
    await merchant()
      .updateTable('sessions')
      .set({ started_at: new Date(started_at.getTime() - minutes * 60_000) })
      .where('id', '=', id)
      .execute();
};
/** A game opened by the player's own login. */
const playOf = async (player: Player) => {
  const play = await player.play();
  const [own] = await loginsOf(player);
  await merchant()
    .updateTable('play_sessions')
    .set({ session_id: own!.id })
    .where('member_id', '=', player.member.id)
    .execute();
  return play;
};
const every = (player: Player, everyMinutes: number) => player.call(playerLimits.setRealityCheck, { everyMinutes });
const answer = (player: Player, chosen = 'continue') =>
  player.call(playerLimits.answerRealityCheck, { answer: chosen });
const answersOf = (player: Player) =>
  merchant().selectFrom('reality_check_answers').selectAll().where('member_id', '=', player.member.id).execute();
const lastPublished = async (player: Player) => {
  const [own] = await loginsOf(player);
  const { value } = await merchant()
    .selectFrom('outbox')
    .select('value')
    .where('feed', '=', 'play')
    .where('key', '=', `session:${own!.id}`)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return value as { checkAtMs?: number; startedAtMs: number };
};
const set = (name: string, value: string | null) => operate(support.setSetting, { name, value });

describe('[PP-18] the reality check', () => {
  it('stops new rounds an interval after the login, lets the running round end, and waits for the answer', async () => {
    const player = await newPlayer();
    const play = await playOf(player);
    await every(player, 30);
    const bet = await play.staked();
    await pass(player, 29);
    expect((await play.bet()).code).toBe('OK');
    await pass(player, 1);
    // The running round goes on.
    expect((await play.bet()).code).toBe('OK');
    expect((await play.settle(bet)).code).toBe('OK');
    await play.nextRound();
    expect((await play.bet()).code).toBe('REALITY_CHECK_PENDING');
    await answer(player);
    expect((await play.bet()).code).toBe('OK');
    const [login] = await loginsOf(player);
    expect(await answersOf(player)).toMatchObject([{ session_id: login!.id, answer: 'continue' }]);
  });

  it('is told to the pages of the login: when it is due, at a refused bet, and when it is answered', async () => {
    const player = await newPlayer();
    const play = await playOf(player);
    await every(player, 30);
    const first = await lastPublished(player);
    expect(first.checkAtMs).toBe(first.startedAtMs + 30 * 60_000);
    await pass(player, 30);
    await play.bet();
    expect((await lastPublished(player)).checkAtMs).toBeLessThanOrEqual(Date.now());
    await answer(player);
    expect((await lastPublished(player)).checkAtMs).toBeGreaterThan(Date.now() + 29 * 60_000);
  });

  it('that is due stays due when the interval is changed or switched off', async () => {
    const player = await newPlayer();
    const play = await playOf(player);
    await every(player, 15);
    await pass(player, 15);
    await every(player, 0);
    expect((await play.bet()).code).toBe('REALITY_CHECK_PENDING');
    await answer(player, 'leave');
    expect((await play.bet()).code).toBe('OK');
    expect((await player.overview()).realityCheck.everyMinutes).toBeNull();
  });

  it('is answered once, by its own login; an answer when none is due changes nothing', async () => {
    const player = await newPlayer();
    await every(player, 15);
    await answer(player);
    await pass(player, 15);
    const twice = await Promise.all([answer(player, 'limits'), answer(player, 'limits')]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await answersOf(player)).toHaveLength(1);
    // The answer of one device does not answer for another.
    const play = await player.play();
    await pass(player, 15);
    await answer(player);
    expect((await play.bet()).code).toBe('REALITY_CHECK_PENDING');
  });

  it('follows the merchant’s default, and its longest interval bounds the member’s choice', async () => {
    const player = await newPlayer();
    const interval = async () => (await player.overview()).realityCheck;
    try {
      await set('realityCheckMinutes', '60');
      expect(await interval()).toEqual({ everyMinutes: 60, maxMinutes: null });
      await every(player, 0);
      expect(await interval()).toEqual({ everyMinutes: null, maxMinutes: null });
      await set('realityCheckMaxMinutes', '120');
      expect(await interval()).toEqual({ everyMinutes: 120, maxMinutes: 120 });
      expect((await every(player, 0)).body.message).toBe('invalid_request');
      expect((await every(player, 240)).body.message).toBe('invalid_request');
      expect((await every(player, 30)).body.value.realityCheck).toEqual({ everyMinutes: 30, maxMinutes: 120 });
      expect((await set('realityCheckMaxMinutes', '45')).body.message).toBe('invalid_request');
    } finally {
      await set('realityCheckMinutes', null);
      await set('realityCheckMaxMinutes', null);
    }
  });

  it('can be asked by the operator, who names a reason', async () => {
    const player = await newPlayer();
    const play = await playOf(player);
    const command = commandOf({
      args: ['reality-check', player.name],
      options: { reason: 'a call' },
      merchant: 'parlour',
    });
    expect((await operate(playerLimitsOperator.askRealityCheck, command.request as object)).status).toBe(200);
    expect((await play.bet()).code).toBe('REALITY_CHECK_PENDING');
    await answer(player);
    expect((await play.bet()).code).toBe('OK');
    expect(
      (await operate(playerLimitsOperator.askRealityCheck, { account: player.name, reason: '' })).body.message,
    ).toBe('invalid_request');
  });
});

describe('[PP-13] whether to set a limit', () => {
  it('is asked until the member declines or sets one', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    expect((await one.overview()).requested).toBe(false);
    await one.call(playerLimits.declineLimits);
    expect((await one.overview()).requested).toBe(true);
    expect((await other.setLimit('deposit', 'week', 5_000)).body.value.requested).toBe(true);
  });
});

describe('[PP-16] the vendor’s sandbox', () => {
  it('neither shortens nor ends an exclusion of the player', async () => {
    const player = await newPlayer();
    await player.exclude({ kind: 'cool_off', term: '7d' });
    const until = async () => {
      const { excluded_until } = await merchant()
        .selectFrom('members')
        .select('excluded_until')
        .where('id', '=', player.member.id)
        .executeTakeFirstOrThrow();
      return excluded_until?.getTime();
    };
    const before = await until();
    await floor.standOf(player.name).control('exclude', { player: player.name });
    expect(await until()).toBe(before);
    await floor.standOf(player.name).control('unlock', { player: player.name });
    expect(await until()).toBe(before);
  });
});
