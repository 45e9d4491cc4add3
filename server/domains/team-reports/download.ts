import type { FastifyInstance } from 'fastify';
import type { TeamBet, TeamExportRequest, TeamMovement } from '../../../contract/team-records.ts';
import { TEAM_EXPORT_PATH, TeamExportRequest as Schema } from '../../../contract/team-records.ts';
import type { AppContext } from '../../app/context.ts';
import type { Database, Tx } from '../../db/database.ts';
import { csvOf, csvTime, figure, timeTitle, type Cell } from '../../shared/csv.ts';
import { decimal } from '../../shared/decimal.ts';
import { textsOf, type ServerTexts } from '../../languages/index.ts';
import { nameOf, serveDownload, type Export } from '../records/index.ts';
import { betRows } from './bets.ts';
import type { Selection } from './direct/source.ts';
import { movementRows } from './movements.ts';
import { anyFailure } from '../../http/failure.ts';

type Texts = ServerTexts['records'];

/** Rows read at once. Each part is read as of its own moment. */
const PART = 2_000;

const betLine = (
  { account, atMs, change, stake, payout, round }: TeamBet,
  { changes }: Texts,
  timeZone: string,
): Cell[] => [
  csvTime(atMs, timeZone),
  account,
  round.gameName,
  round.vendor,
  changes[change],
  ...[stake, payout, payout - stake].map((amount) => figure(decimal(amount, round.exponent))),
  round.currency,
  csvTime(round.openedAtMs, timeZone),
  round.roundId,
];

const movementLine = ({ account, movement }: TeamMovement, { kinds }: Texts, timeZone: string): Cell[] => [
  csvTime(movement.atMs, timeZone),
  account,
  kinds[movement.kind],
  movement.about,
  figure(decimal(movement.amount, movement.exponent)),
  figure(decimal(movement.balanceAfter, movement.exponent)),
  movement.currency,
  movement.version,
];

async function* partsOf<R extends { id: string }>(
  database: Database,
  read: (tx: Tx, before: number | undefined) => Promise<R[]>,
): AsyncGenerator<R[]> {
  let before: number | undefined;
  for (let count = PART; count === PART;) {
    const rows = await database.readSnapshot((tx) => read(tx, before));
    if (rows.length > 0) yield rows;
    count = rows.length;
    before = Number(rows.at(-1)?.id);
  }
}

/** Yields the CSV of a selection, the newest row first. A failure ends the stream: the answer has begun, and is no endpoint's. */
async function* csvParts(
  database: Database,
  { merchant, member, language, query }: Export<TeamExportRequest>,
): AsyncGenerator<string> {
  const { timeZone } = merchant.brand;
  const texts = textsOf(language).records;
  const h = texts.headers;
  const when = timeTitle(h.time, timeZone);
  const { record, gameType, kind, change, ...which } = query;
  const selection: Selection = { ...which, agent: member, merchant, part: record === 'bets' ? gameType : kind };
  const page = { order: 'newest', limit: PART } as const;
  if (record === 'bets') {
    yield csvOf([
      [when, h.account, h.game, h.vendor, h.state, h.stake, h.payout, h.net, h.currency, h.opened, h.round],
    ]);
    const read = (tx: Tx, before: number | undefined) =>
      betRows(tx, selection, language, { ...page, change, before }, anyFailure);
    for await (const rows of partsOf(database, read)) yield csvOf(rows.map((row) => betLine(row, texts, timeZone)));
    return;
  }
  yield csvOf([[when, h.account, h.type, h.details, h.amount, h.balance, h.currency, h.number]]);
  const read = (tx: Tx, before: number | undefined) =>
    movementRows(tx, selection, language, { ...page, before }, anyFailure);
  for await (const rows of partsOf(database, read)) yield csvOf(rows.map((row) => movementLine(row, texts, timeZone)));
}

/** The downloads of an agent. */
export const teamDownloads = (app: FastifyInstance, ctx: AppContext): void =>
  serveDownload(app, ctx, {
    path: TEAM_EXPORT_PATH,
    query: Schema,
    may: ({ is_agent }) => is_agent,
    nameOf,
    partsOf: csvParts,
  });
