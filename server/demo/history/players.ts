import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { addAccount } from '../../domains/withdrawals/payout-accounts.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { PLAYER, REACHABLE } from '../merchant.ts';
import { FAMILY_NAMES, GIVEN_NAMES, PEOPLE } from './people.ts';
import { DAY_MS, type Player } from './plan.ts';
import { hexOf, randomOf } from './random.ts';
import { callOf, type World } from './world.ts';

/** Members of PEOPLE without a withdrawal before the last hours. */
const WITHOUT_PAYOUT = 9;
/** Stakes of members, minor units. */
const STAKES = [50, 100, 100, 200] as const;
const TEAM_STAKES = [100, 200, 200, 500] as const;

const NAMED = {
  [PLAYER.username]: {
    name: 'Jordan Ellis',
    stake: 200,
    plays: 0.95,
    rounds: [22, 42],
    withdraws: 0.8,
    brings: 60_000,
  },
  [REACHABLE.username]: {
    name: 'Morgan Reyes',
    stake: 100,
    plays: 0.5,
    rounds: [10, 25],
    withdraws: 0.2,
    brings: 10_000,
  },
} as const;

/** The members who play in the history, with their habits. */
export const playersOf = (members: readonly MemberRow[], balances: ReadonlyMap<number, number>): Player[] =>
  members.flatMap((member): Player[] => {
    const { id, username, upline, type } = member;
    const random = randomOf(`habits of ${username}`);
    const named = NAMED[username];
    const index = PEOPLE.findIndex((each) => each.username === username);
    // Agents do not play, and player3 has not logged in yet.
    if (type !== 0 || (!named && index === -1 && upline === null)) return [];
    const common = {
      ...{ id, username, isInTeam: upline !== null, joinedMs: member.created_at.getTime() },
      ...{ balance: balances.get(id) ?? 0, open: 0, nonce: 0, brings: 0 },
    };
    if (named) return [{ ...common, ...named, deposits: 0.25 }];
    if (index === -1) {
      const name = `${random.pick(GIVEN_NAMES)} ${random.pick(FAMILY_NAMES)}`;
      const habits = { plays: 1, rounds: [7, 11], deposits: 0, withdraws: 0.14, brings: 8_000 } as const;
      return [{ ...common, ...habits, name, stake: random.pick(TEAM_STAKES) }];
    }
    return [
      {
        ...{ ...common, name: PEOPLE[index]!.name, stake: random.pick(STAKES), plays: 0.36, rounds: [12, 22] },
        ...{ deposits: 0.15, withdraws: index < WITHOUT_PAYOUT ? 0 : 0.7 },
      },
    ];
  });

/** How many days before the start the n-th of PEOPLE joined: some before the history, some during it. */
export const joinedDaysAgo = (index: number): number => (index < 20 ? 32 + 3 * index : 26 - 4 * (index - 20));

/** Gives each player a bank account to be paid to. Returns the accounts by member. */
export const addAccounts = async (world: World, tx: Tx, players: readonly Player[]): Promise<Map<number, string>> => {
  const accounts = new Map<number, string>();
  for (const { id, username, name } of players) {
    const number = String(Number.parseInt(hexOf(`account of ${username}`).slice(0, 12), 16))
      .slice(0, 12)
      .padStart(12, '1');
    const request = { kind: 'bank', institution: 'Sandbox Bank', number, holderName: name } as const;
    accounts.set(id, (await addAccount(tx, callOf(world, id, 'account'), request)).id);
  }
  return accounts;
};

/** Members of the merchant, as they are now. */
export const readMembers = (tx: Tx, merchant: string): Promise<MemberRow[]> =>
  inMerchant(tx, merchant).selectFrom('members').selectAll().orderBy('id').execute();

/** The first moment of the history. */
export const historyBegins = (nowMs: number, days: number): number => (Math.floor(nowMs / DAY_MS) - days) * DAY_MS;
