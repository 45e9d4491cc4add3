import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Begun, State } from '../protocol.ts';
import { openPlayer, openStudio, TITLES, type Player, type StudioServer } from './support/studio-server.ts';

const FREE = { id: '7', left: 2, stake: 20, won: 0 };

let server: StudioServer;
let player: Player;
beforeEach(async () => {
  server = await openStudio();
  server.platform.wallet.game = 'triple-brass';
  server.platform.wallet.freeRounds = FREE;
  player = await openPlayer(server.app);
});
afterEach(() => server.close());

const play = (stake = FREE.stake, id: string = randomUUID(), freeRounds = FREE.id) =>
  player.call({
    method: 'POST',
    url: '/studio/api/round/begin',
    payload: { clientRoundId: id, bet: { stake }, freeRounds },
  });
const stateNow = async () => (await player.call({ url: '/studio/api/state' })).json<State>();

describe('[MEM-06] free rounds at the Studio', () => {
  it('are told when the game opens, and count down with each; no money is taken, and the position does not move', async () => {
    expect(player.state.session.freeRounds).toEqual(FREE);
    const before = server.platform.wallet.balance;
    const { round, session } = (await play()).json<Begun>();
    expect(round).toMatchObject({ status: 'closed', stake: 20, free: true });
    expect(session.freeRounds).toEqual({ ...FREE, left: 1, won: round.win });
    expect(session).toMatchObject({ net: 0, wagered: 0, balance: before + (round.win ?? 0) });
    const [bet] = server.platform.calls('bet');
    expect(bet?.body).toMatchObject({ amount: 20, free_rounds: '7' });
  });

  it('are decided by the player’s seeds, as any round', async () => {
    const first = (await play()).json<Begun>().round;
    server.wait(2_500);
    const second = (await play()).json<Begun>().round;
    expect([first.seeds.nonce, second.seeds.nonce]).toEqual([0, 1]);
    expect(first.seeds.commitment).toBe(player.state.seeds.commitment);
  });

  it('end with the last one: another is refused with the platform’s code, and the next round is paid', async () => {
    await play();
    server.wait(2_500);
    expect((await play()).json<Begun>().session.freeRounds).toMatchObject({ left: 0 });
    server.wait(2_500);
    expect((await play()).json<Begun>().round).toMatchObject({ status: 'refused', reason: 'FREE_ROUNDS_OVER' });
    server.wait(2_500);
    const paid = (await player.spin(20)).json<Begun>();
    expect(paid.round.free).toBeUndefined();
    expect(paid.session.wagered).toBe(20);
  });

  it('the same call plays once; as a paid round it is another call', async () => {
    const id = randomUUID();
    const first = (await play(20, id)).json<Begun>();
    expect((await play(20, id)).json<Begun>().round.id).toBe(first.round.id);
    expect((await player.spin(20, id)).json()).toMatchObject({ code: 'PAYLOAD_MISMATCH' });
    expect(server.platform.wallet.freeRounds).toMatchObject({ left: 1 });
  });

  it('a free round without an answer is rolled back and given back', async () => {
    server.platform.misbehave('bet', 'forget');
    expect((await play()).json<Begun>().round.status).toBe('returning');
    await server.work();
    server.wait(5_000);
    expect((await stateNow()).session.freeRounds).toMatchObject({ left: 2 });
    expect((await stateNow()).round).toMatchObject({ status: 'returned', free: true });
  });

  it('are played at a stake of the title above the player’s own limit; at no other stake', async () => {
    const stake = TITLES.get('triple-brass')!.stakes.at(-1)!;
    expect(player.state.session.stakes).not.toContain(stake);
    server.platform.wallet.freeRounds = { ...FREE, stake };
    expect((await play(stake)).json<Begun>().round).toMatchObject({ status: 'closed', free: true });
    server.wait(2_500);
    expect((await play(17)).json()).toMatchObject({ code: 'STAKE_NOT_OFFERED' });
  });

  it('a title of a pool plays none', async () => {
    server.platform.wallet.game = 'jade-lantern';
    player = await openPlayer(server.app);
    expect(player.state.session.freeRounds).toBeUndefined();
    expect((await play(100)).json()).toMatchObject({ code: 'BET_NOT_OFFERED' });
  });
});
