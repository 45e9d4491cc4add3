import { afterEach, beforeEach, expect } from 'vitest';
import type { MemberRow } from '../../../../server/http/viewer.ts';
import { openSalaryWorld, termsOf, type SalaryWorld } from '../world.ts';

export let world: SalaryWorld;
export let top: MemberRow;
export let middle: MemberRow;
export let player: MemberRow;
export let deep: MemberRow;

/** Opens a server and a team for each test: top (10 %) → middle (6 %) → deep, and player directly under top. After each test, the ledger checks pass. */
export function useTeam(): void {
  beforeEach(async () => {
    world = await openSalaryWorld();
    top = await world.join('top', undefined, 1);
    middle = await world.join('middle', top, 2);
    player = await world.join('player', top);
    deep = await world.join('deep', middle);
    await world.agree(top, termsOf(10));
    await world.agree(middle, termsOf(6));
    await world.turn();
  });
  afterEach(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });
}

/** Ends the windows so far, and settles them. */
export const settleAll = async () => {
  await world.turn();
  await world.pass(10);
  await world.turn();
};
export const amounts = async () => (await world.bills()).map(({ agent, amount }) => `${agent} ${amount}`);
