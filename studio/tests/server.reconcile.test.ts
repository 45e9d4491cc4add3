import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '../server/reconcile.ts';
import { openStudio, type StudioServer, type Player } from './support/studio-server.ts';

let server: StudioServer;
let player: Player;
beforeEach(async () => {
  server = await openStudio();
  player = await server.open();
  // Time stands still in test servers; the first reconciliation is due at the start.
  await server.db.query('update reconciliation set due_at = $1', [new Date(server.clock.ms)]);
});
afterEach(() => server.close());

const differences = async () =>
  (await server.db.query<{ tx_id: string; what: string }>('select tx_id, what from difference order by tx_id')).rows;

describe('reconciliation', () => {
  it('finds no difference where both sides booked the same', async () => {
    await player.spin();
    server.wait(20 * 60_000);
    expect(await reconcile(server.studio)).toBe(true);
    expect(await differences()).toEqual([]);
    expect((await server.db.query('select 1 from tx where reconciled_at is null')).rowCount).toBe(0);
  });

  it('finds transactions of one side only, and differing ones', async () => {
    const { round } = await player.spun();
    const [bet, settle] = server.platform.feed;
    if (!bet || !settle) throw new Error('a bet and a settle were expected');
    server.platform.feed.splice(0, 2, { ...bet, amount: bet.amount + 1 }, { ...settle, tx_id: 'nobody-knows' });
    server.wait(20 * 60_000);
    await reconcile(server.studio);
    expect(await differences()).toEqual([
      { tx_id: `${round.id}-bet`, what: 'other_amount' },
      { tx_id: `${round.id}-win`, what: 'unknown_there' },
      { tx_id: 'nobody-knows', what: 'unknown_here' },
    ]);
  });

  it('includes later what is too recent for the feed', async () => {
    await player.spin();
    server.platform.feed.splice(0);
    server.wait(60_000);
    await reconcile(server.studio);
    expect(await differences()).toEqual([]);
  });

  it('runs once a day, on one node, and retries soon where the feed was not readable', async () => {
    server.platform.misbehave('feed', 'lose');
    expect(await reconcile(server.studio)).toBe(false);
    server.wait(15 * 60_000);
    const ran = await Promise.all([reconcile(server.studio), reconcile(server.studio)]);
    expect(ran.filter(Boolean)).toHaveLength(1);
    server.wait(24 * 3_600_000 - 1);
    expect(await reconcile(server.studio)).toBe(false);
    server.wait(1);
    expect(await reconcile(server.studio)).toBe(true);
  });
});
