import type { TableState } from '../../../contract/live-tables.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { inMerchant } from '../../db/merchant.ts';
import { everyLeased, type LeasedJob } from '../../jobs/every-leased.ts';
import { AT_TABLES, findTablePlayers, seedPlayers } from './find-players.ts';
import { findHandGames, type HandGame } from './games.ts';
import { createTablePlayer, type SeenTable, type TablePlayer, type Wanted } from './table-player.ts';

const TURN_MS = 500;
/** With simulated players so many play at a table. */
const COMPANY = 3;
const GRANT = 400_000;

/**
 * Starts the simulated players at tables of real money: some play at the lowest stake of the most popular game, the others come to
 * where a person waits. Tables of play money get theirs from the Studio.
 */
export const startTableTraffic = (ctx: BaseContext): LeasedJob => {
  const { merchant } = ctx.config;
  let ready: { players: TablePlayer[]; games: HandGame[] } | undefined;
  return everyLeased(ctx, 'demo-tables', TURN_MS, async ({ signal }) => {
    ready ??= await prepare(ctx, merchant);
    const { players, games } = ready;
    const tables = await tablesOf(ctx, merchant, games);
    await Promise.all(players.map((player) => player.step(tables, isWantedAt(games))));
    for (const wanted of wantedPlayers(tables, games)) {
      if (signal.aborted) return;
      await players.find(({ isFree }) => isFree)?.sit(wanted);
    }
  });
};

async function prepare(ctx: BaseContext, merchant: string): Promise<{ players: TablePlayer[]; games: HandGame[] }> {
  await seedPlayers(ctx, AT_TABLES, GRANT);
  const members = await findTablePlayers(ctx, merchant);
  return {
    games: await findHandGames(ctx, merchant),
    players: members.map((member) => createTablePlayer(ctx, member)),
  };
}

/** The merchant's tables of real money. */
export async function tablesOf(ctx: BaseContext, merchant: string, games: readonly HandGame[]): Promise<SeenTable[]> {
  const rows = await inMerchant(ctx.database.db, merchant)
    .selectFrom('live_states')
    .select(['key', 'value'])
    .where('key', 'like', 'table:%')
    .execute();
  return rows.flatMap(({ key, value }) => {
    const [nodeId, number] = key.slice('table:'.length).split('-');
    const game = games.find((each) => each.nodeId === nodeId);
    const state = value as TableState;
    return game && !state.demo ? [{ game, number: Number(number), state }] : [];
  });
}

const inPlay = ({ seats }: TableState) => seats.filter((seat) => seat !== null && !seat.away);
const humans = (state: TableState) => inPlay(state).filter((seat) => !seat!.simulated);
const isHome = ({ game, state }: SeenTable, [first]: readonly HandGame[]): boolean =>
  game === first && state.stake === first.title.stakes[0];

/** Where a further player is wanted: one at a time for each table. */
export function wantedPlayers(tables: readonly SeenTable[], games: readonly HandGame[]): Wanted[] {
  const waiting = tables
    .filter(({ state }) => humans(state).length > 0 && inPlay(state).length < COMPANY)
    .map(({ game, number, state }) => ({ game, stake: state.stake, table: number }));
  const [first] = games;
  if (!first || waiting.some(({ game, stake }) => game === first && stake === first.title.stakes[0])) return waiting;
  const atHome = tables.filter((table) => isHome(table, games));
  if (atHome.some(({ state }) => inPlay(state).length >= COMPANY)) return waiting;
  return [...waiting, { game: first, stake: first.title.stakes[0]!, table: null }];
}

/** Who plays on: at a table with people, unless a seat for another person is lacking, and at the one that is always played. */
export const isWantedAt =
  (games: readonly HandGame[]) =>
  (table: SeenTable): boolean => {
    const { seats } = table.state;
    const isFull = seats.every((seat) => seat !== null);
    return humans(table.state).length > 0 ? !isFull : isHome(table, games) && inPlay(table.state).length <= COMPANY;
  };
