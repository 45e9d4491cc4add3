import { sql } from 'kysely';
import type { VendorAnswer, VendorRequest } from '../../../contract/vendor.ts';
import { inMerchant } from '../../db/merchant.ts';
import { answer } from './responses.ts';
import type { CallContext } from './call-context.ts';
import { memberIdOf } from './load-state.ts';

type Published = VendorRequest<'state'>['states'][number];

/**
 * Keeps what the vendor tells of its shared games, and serves it: rounds, tables and prices to everybody at the merchant, a hand to its
 * player. Older versions are dropped.
 */
export const state = async (call: CallContext, { states }: VendorRequest<'state'>): Promise<VendorAnswer> => {
  const codes = [...new Set(states.map(({ game }) => game))];
  const games = await inMerchant(call.tx, call.merchant)
    .selectFrom('games')
    .select(['code', 'node_id'])
    .where('vendor', '=', call.vendor)
    .where('code', 'in', codes)
    .execute();
  const nodeOf = new Map(games.map(({ code, node_id }) => [code, node_id]));
  const unknown = codes.find((code) => !nodeOf.has(code));
  if (unknown !== undefined) return answer('INVALID_GAME', { message: `there is no game ${unknown} of this vendor` });
  const stranger = await strangerIn(call, states);
  if (stranger !== undefined) return answer('INVALID_REQUEST', { message: `there is no player ${stranger}` });
  const nodes = states.map(({ game }) => nodeOf.get(game)!);
  await sql`select live_states_tell(${call.merchant}, ${states.map(({ scope }) => scope)}::text[],
    ${states.map((each, at) => keyOf(each, nodes[at]!))}::text[],
    ${states.map((each) => roomOf(call.merchant, each))}::text[],
    ${nodes}::bigint[], ${states.map(({ version }) => version)}::bigint[],
    ${states.map(({ value }) => JSON.stringify(value))}::jsonb[])`.execute(call.tx);
  return answer('OK');
};

function keyOf(published: Published, node: number): string {
  if (published.scope === 'round') return `round:${node}`;
  if (published.scope === 'odds') return `odds:${published.id}`;
  const table = `${node}-${published.table}`;
  return published.scope === 'table' ? `table:${table}` : `hand:${memberIdOf(published.for_player)}-${table}`;
}

/** Nobody outside the room receives it (W9). */
const roomOf = (merchant: string, published: Published): string =>
  published.scope === 'hand' ? `member:${memberIdOf(published.for_player)}` : `public:${merchant}`;

/** A player of a hand who is no member of this merchant, if any. */
async function strangerIn(call: CallContext, states: readonly Published[]): Promise<string | undefined> {
  const players = [
    ...new Set(states.flatMap((published) => (published.scope === 'hand' ? [published.for_player] : []))),
  ];
  if (players.length === 0) return undefined;
  const ids = players.map(memberIdOf).filter((id) => id !== null);
  const found = await inMerchant(call.tx, call.merchant)
    .selectFrom('members')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  const known = new Set(found.map(({ id }) => String(id)));
  return players.find((player) => !known.has(player));
}
