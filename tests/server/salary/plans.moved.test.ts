import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inMerchant } from '../../../server/db/merchant.ts';
import { termsOf } from './world.ts';
import { amounts, billsOf, deep, middle, top, usePlans, windowsBack, world } from './support/plans.ts';

usePlans();

const MINUTE = 60_000;
const EVER = Date.now() - 365 * 86_400_000;

describe.each(['hour', 'day', 'dividend'] as const)('[AGT-05] a change of upline and the %s pay', (kind) => {
  it('holds from the next window on; the window in which it was made stays with the old line', async () => {
    const rival = await world.join('rival', undefined, 1);
    await world.agreeOn(kind, top, termsOf(10), EVER);
    await world.agreeOn(kind, middle, termsOf(6), EVER);
    await world.agreeOn(kind, rival, termsOf(8), EVER);
    const old = windowsBack(kind, 3);
    const next = windowsBack(kind, 2);
    // The upline was changed in the middle of the older window.
    const at = new Date(old.startMs + 30 * MINUTE);
    const tables = inMerchant(world.database.db, 'parlour');
    await tables.insertInto('former_uplines', { member_id: deep.id, upline: middle.id, until_at: at }).execute();
    await tables.updateTable('members').set({ upline: rival.id }).where('id', '=', deep.id).execute();
    await sql`select team_move(${deep.id}, ${rival.id}, ${at})`.execute(world.database.db);
    await world.betAt(deep, old.startMs + 10 * MINUTE, 10_000);
    await world.betAt(deep, old.startMs + 50 * MINUTE, 10_000);
    await world.betAt(deep, next.startMs + 10 * MINUTE, 1_000);
    await world.settlePlans();
    // A share of the net loss is paid on every level; a salary by the difference.
    expect(await amounts()).toEqual(
      kind === 'dividend' ? ['top 2000', 'middle 1200', 'rival 80'] : ['top 800', 'middle 1200', 'rival 80'],
    );
    expect(await billsOf(middle)).toMatchObject([{ turnover: 20_000, windowMs: old.startMs }]);
    expect(await billsOf(rival)).toMatchObject([{ turnover: 1_000, windowMs: next.startMs }]);
  });
});
