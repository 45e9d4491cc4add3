import { sql } from 'kysely';
import { lineOf } from '../../../contract/book-fixtures.ts';
import type { VendorAnswer, VendorRequest } from '../../../contract/vendor.ts';
import { inMerchant } from '../../db/merchant.ts';
import { answer } from './responses.ts';
import type { CallContext } from './call-context.ts';
import { keepFixtures } from './fixtures.ts';
import { memberIdOf } from './load-state.ts';

type Published = VendorRequest<'state'>['states'][number];

/**
 * Keeps what the vendor tells of its shared games, and serves it: rounds, tables, fixtures and prices to everybody at the merchant, a
 * hand and the count of slips to their player. Older versions are dropped.
 */
export const state = async (call: CallContext, { states }: VendorRequest<'state'>): Promise<VendorAnswer> => {
  const codes = [...new Set(states.map(({ game }) => game))];
  const games = await inMerchant(call.tx, call.merchant)
    .selectFrom('games')
    .select(['code', 'node_id', 'game_type'])
    .where('vendor', '=', call.vendor)
    .where('code', 'in', codes)
    .execute();
  const known = new Map(games.map(({ code, ...game }) => [code, game]));
  const unknown = codes.find((code) => !known.has(code));
  if (unknown !== undefined) return answer('INVALID_GAME', { message: `there is no game ${unknown} of this vendor` });
  const stranger = await strangerIn(call, states);
  if (stranger !== undefined) return answer('INVALID_REQUEST', { message: `there is no player ${stranger}` });
  const rows = states.flatMap((published) => {
    const { node_id: node, game_type: type } = known.get(published.game)!;
    const row = { published, node, type, feed: published.scope as string, key: keyOf(published, node) };
    return [
      { ...row, value: published.value },
      ...(published.scope === 'odds'
        ? [{ ...row, feed: 'line', key: `line:${published.id}`, value: lineOf(published.value) }]
        : []),
    ];
  });
  const kept = await sql<{ key: string }>`select live_states_tell(${call.merchant},
    ${rows.map(({ feed }) => feed)}::text[], ${rows.map(({ key }) => key)}::text[],
    ${rows.map(({ published }) => roomOf(call.merchant, published))}::text[], ${rows.map(({ node }) => node)}::bigint[],
    ${rows.map(({ published }) => published.version)}::bigint[],
    ${rows.map(({ value }) => JSON.stringify(value))}::jsonb[]) as key`.execute(call.tx);
  const keys = new Set(kept.rows.map(({ key }) => key));
  await keepFixtures(
    call,
    rows.filter(({ key }) => keys.has(key)),
  );
  return answer('OK');
};

function keyOf(published: Published, node: number): string {
  switch (published.scope) {
    case 'round':
      return `round:${node}`;
    case 'odds':
    case 'fixture':
      return `${published.scope}:${published.id}`;
    case 'table':
      return `table:${node}-${published.table}`;
    case 'hand':
      return `hand:${memberIdOf(published.for_player)}-${node}-${published.table}`;
    case 'slips':
      return `slips:${memberIdOf(published.for_player)}-${node}`;
  }
}

/** Nobody outside the room receives it (W9). */
const roomOf = (merchant: string, published: Published): string =>
  'for_player' in published ? `member:${memberIdOf(published.for_player)}` : `public:${merchant}`;

/** A player of a hand or of slips who is no member of this merchant, if any. */
async function strangerIn(call: CallContext, states: readonly Published[]): Promise<string | undefined> {
  const players = [
    ...new Set(states.flatMap((published) => ('for_player' in published ? [published.for_player] : []))),
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
