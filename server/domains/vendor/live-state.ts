import { sql } from 'kysely';
import type { VendorAnswer, VendorRequest } from '../../../contract/vendor.ts';
import { inMerchant } from '../../db/merchant.ts';
import { answer } from './responses.ts';
import type { CallContext } from './call-context.ts';

/** Keeps what the vendor tells of its shared games, and serves it to everybody at the merchant. Older versions are dropped. */
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
  const nodes = states.map(({ game }) => nodeOf.get(game)!);
  await sql`select live_states_write(${call.merchant}, 'round', ${nodes.map((node) => `round:${node}`)}::text[],
    ${nodes}::bigint[], ${states.map(({ version }) => version)}::bigint[],
    ${states.map(({ value }) => JSON.stringify(value))}::jsonb[])`.execute(call.tx);
  return answer('OK');
};
