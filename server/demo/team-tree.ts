import { sql } from 'kysely';
import { inMerchant } from '../db/merchant.ts';
import type { Tx } from '../db/database.ts';
import { termsVersionOf } from '../http/terms.ts';
import { accountOf } from '../ledger/account.ts';
import { post } from '../ledger/post.ts';
import { DAY_MS } from './history/plan.ts';
import { hexOf, randomOf } from './history/random.ts';
import { DEMO_SETTINGS, demoMerchant } from './merchant.ts';

/** Agents below the demo's four, so that the tree has six levels, with the number of their direct players. */
const BRANCHES: readonly { username: string; upline: string; rate: number; players: number }[] = [
  { username: 'meridian', upline: 'agent4', rate: 5_000, players: 64 },
  { username: 'solstice', upline: 'meridian', rate: 4_000, players: 38 },
  { username: 'parallel', upline: 'solstice', rate: 2_500, players: 17 },
  { username: 'equinox', upline: 'agent3', rate: 6_000, players: 52 },
  { username: 'longitude', upline: 'agent1', rate: 7_500, players: 46 },
  { username: 'latitude', upline: 'longitude', rate: 5_500, players: 31 },
];
/** Rebate rates of the four, in millionths, and further players directly below them. */
const KNOWN: Readonly<Record<string, { rate: number; players: number }>> = {
  agent1: { rate: 10_000, players: 28 },
  agent2: { rate: 8_500, players: 12 },
  agent3: { rate: 7_500, players: 8 },
  agent4: { rate: 6_500, players: 4 },
};
const FIRST =
  'amber brisk cedar dusky ember frost grove hazel ivory jolly lunar maple noble olive pearl quiet rusty sunny tawny vivid'.split(
    ' ',
  );
const SECOND =
  'badger crane dove egret finch grouse heron ibis jay kite lark merlin newt otter puffin quail raven swift tern wren'.split(
    ' ',
  );

/** The agent with initial money, minor units. */
const GRANTED = 'agent1';
const GRANT = 50_000;

/** Registration links of the agents, with the visitors that opened them; `uses` newcomers came by them. */
const LINKS = [
  { agent: 'agent1', kind: 'member', rate: 2_000, days: 60, max: null, uses: 19, clicks: 143, enabled: true },
  { agent: 'agent1', kind: 'agent', rate: 7_500, days: null, max: 5, uses: 1, clicks: 12, enabled: true },
  { agent: 'agent1', kind: 'member', rate: 1_000, days: -3, max: null, uses: 6, clicks: 58, enabled: true },
  { agent: 'agent2', kind: 'member', rate: 3_000, days: 30, max: 8, uses: 8, clicks: 31, enabled: true },
  { agent: 'agent2', kind: 'member', rate: 0, days: null, max: null, uses: 0, clicks: 4, enabled: false },
] as const;

/** The n-th name: 400 different ones. */
const nameOf = (index: number): string => `${FIRST[index % FIRST.length]}${SECOND[Math.floor(index / FIRST.length)]}`;

interface NewMember {
  username: string;
  upline: number;
  type: 0 | 1;
  rate: number;
  daysAgo: number;
}

/**
 * Adds members who do not play below the demo's agents: a tree of six levels with some hundred members, rebate rates, and
 * registration links by which some of them came. Leaves existing names unchanged.
 */
export const seedTeamTree = async (tx: Tx, merchant: string, passwordHash: string): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  const { currency, exponent } = demoMerchant(merchant);
  const random = randomOf('the tree of the team');
  const known = await tables
    .selectFrom('members')
    .select(['id', 'username'])
    .where('username', 'in', Object.keys(KNOWN))
    .execute();
  const agents = new Map(known.map(({ username, id }) => [username, id]));

  const add = async (members: readonly NewMember[]): Promise<{ id: number; username: string }[]> => {
    const made = await tables
      .insertInto(
        'members',
        members.map(({ username, upline, type, rate, daysAgo }) => ({
          ...{ username, nickname: username, password_hash: passwordHash, currency, exponent, type, upline },
          rebate_rate: rate,
          created_at: new Date(Date.now() - daysAgo * DAY_MS),
          referral_code: hexOf(`referral of ${merchant} ${username}`).slice(0, 12),
        })),
      )
      .onConflict((conflict) => conflict.columns(['merchant', 'username']).doNothing())
      .returning(['id', 'username'])
      .execute();
    if (made.length === 0) return [];
    const version = termsVersionOf({ settings: DEMO_SETTINGS });
    await tables
      .insertInto(
        'consents',
        made.map(({ id }) => ({ member_id: id, kind: 'terms', version })),
      )
      .execute();
    await tables
      .insertInto(
        'accounts',
        made.map(({ id }) => ({
          ledger: 'real' as const,
          kind: 'wallet' as const,
          owner: `member:${id}`,
          currency,
          exponent,
        })),
      )
      .execute();
    return made;
  };

  for (const [username, { rate }] of Object.entries(KNOWN))
    await tables
      .updateTable('members')
      .set({ rebate_rate: rate })
      .where('username', '=', username)
      .where('rebate_rate', '=', 0)
      .execute();
  for (const { username, upline, rate } of BRANCHES) {
    const above = agents.get(upline);
    // Somebody registered that name before it was seeded: skip that part of the tree.
    if (above === undefined) continue;
    const [made] = await add([{ username, upline: above, type: 1, rate, daysAgo: 70 }]);
    if (made) agents.set(username, made.id);
  }
  let index = 0;
  const teams = [
    ...Object.entries(KNOWN).map(([username, { rate, players }]) => ({ username, rate, players })),
    ...BRANCHES,
  ];
  for (const { username, rate, players } of teams) {
    const upline = agents.get(username);
    const members = Array.from({ length: players }, (): Omit<NewMember, 'upline'> => ({
      username: nameOf((index += 1)),
      type: 0,
      // At least the merchant's difference below the upline's.
      rate: Math.min(rate - 1_000, random.pick([0, 500, 1_000, 2_000, 3_000])),
      daysAgo: random.between(1, 60),
    }));
    if (upline !== undefined) await add(members.map((member) => ({ ...member, upline })));
  }
  await seedLinks(tx, merchant, agents);
  const top = agents.get(GRANTED);
  if (top !== undefined) await grant(tx, merchant, top);
};

/** Gives the top agent money to send to its members. */
const grant = async (tx: Tx, merchant: string, agent: number): Promise<void> => {
  const { currency, exponent } = demoMerchant(merchant);
  const account = { merchant, ledger: 'real', currency, exponent } as const;
  const wallet = await accountOf(tx, { ...account, kind: 'wallet', owner: `member:${agent}` });
  const house = await accountOf(tx, { ...account, kind: 'house', owner: merchant });
  await post(tx, {
    merchant,
    kind: 'bonus',
    actor: 'demo',
    idempotencyKey: `grant:${agent}`,
    payload: { grant: GRANT },
    about: 'Demo',
    lines: [
      { accountId: wallet.id, amount: GRANT },
      { accountId: house.id, amount: -GRANT },
    ],
  });
};

const seedLinks = async (tx: Tx, merchant: string, agents: ReadonlyMap<string, number>): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  for (const [index, { agent: username, kind, rate, days, max, uses, clicks, enabled }] of LINKS.entries()) {
    const agent = agents.get(username);
    if (agent === undefined) continue;
    const made = await tables
      .insertInto('registration_links', {
        code: hexOf(`link ${index} of ${merchant}`).slice(0, 12),
        agent,
        kind,
        rebate_rate: rate,
        expires_at:
          days === null ? null : (sql<Date>`clock_timestamp() + ${days} * interval '1 day'` as unknown as Date),
        max_uses: max,
        uses,
        clicks,
        enabled,
      })
      .onConflict((conflict) => conflict.columns(['merchant', 'code']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) continue;
    // Those who came by it.
    await sql`update members set registration_link = ${made.id} where id in (
      select id from members where merchant = ${merchant} and upline = ${agent} and registration_link is null
         and is_agent = ${kind === 'agent'} and username not like 'agent%' order by id desc limit ${uses})`.execute(tx);
  }
};
