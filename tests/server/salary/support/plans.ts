import { afterEach, beforeEach, expect } from 'vitest';
import type { MemberRow } from '../../../../server/http/viewer.ts';
import { planOf, windowAt, type SummedKind } from '../../../../server/domains/pay-contracts/index.ts';
import { openSalaryWorld, type BillRow, type SalaryWorld } from '../world.ts';

export let world: SalaryWorld;
export let top: MemberRow;
export let middle: MemberRow;
export let player: MemberRow;
export let deep: MemberRow;

/** Opens a server with the team, whose members have the same ids in each. */
export const openTeam = async (): Promise<SalaryWorld> => {
  const opened = await openSalaryWorld();
  top = await opened.join('top', undefined, 1);
  middle = await opened.join('middle', top, 2);
  player = await opened.join('player', top);
  deep = await opened.join('deep', middle);
  await opened.turn();
  return opened;
};

/** Opens a server and a team for each test, without contracts: top → middle → deep, and player directly under top. After each test, the ledger checks pass. */
export function usePlans(): void {
  beforeEach(async () => {
    world = await openTeam();
  });
  afterEach(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });
}

/** The window of a kind that is this many windows back; 0 is the present one. Two windows back every kind is due. */
export const windowsBack = (kind: SummedKind, count: number): { startMs: number; endMs: number } => {
  let window = windowAt(planOf(kind).period, Date.now(), 'UTC');
  for (let back = 0; back < count; back += 1) window = windowAt(planOf(kind).period, window.startMs - 1, 'UTC');
  return window;
};

/** The bills of one agent, or of all, as `agent amount`. */
export const amounts = async (): Promise<string[]> =>
  (await world.bills()).map(({ agent, amount }) => `${agent} ${amount}`);
export const billsOf = async (agent: MemberRow): Promise<BillRow[]> =>
  (await world.bills()).filter((bill) => bill.agent === agent.username);
