import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { jsonb } from '../../db/database.ts';
import { claimAward, endAward, issueAward } from '../awards/index.ts';
import { findCampaign } from '../campaigns/index.ts';
import { lockWallet } from '../wallet/index.ts';
import type { CallContext } from './call-context.ts';
import { control, Game, memberOf, merchantOf, Player, SandboxRefused } from './sandbox-control.ts';

const CODE = 'sandbox-';
const END = { actor: 'platform', who: 'vendor:sandbox', reason: 'operator' } as const;

/** Ends the awards that the control below gave a player. The caller holds no lock of the wallet. */
export const endSandboxAwards = async (call: CallContext, player: string): Promise<void> => {
  const member = await memberOf(call, player);
  await lockWallet(call.tx, { ...member, memberId: member.id });
  const open = await merchantOf(call)
    .selectFrom('awards')
    .innerJoin('campaigns', 'campaigns.id', 'awards.campaign_id')
    .selectAll('awards')
    .where('awards.member_id', '=', member.id)
    .where('awards.state', '=', 'active')
    .where('campaigns.code', 'like', `${CODE}%`)
    .execute();
  for (const award of open) await endAward(call.tx, award, END);
};

/** Controls for free rounds. */
export const roundControls = {
  /** Gives the player an award of so many free rounds of a game, in place of those that it gave before. Returns its id. */
  'free-rounds': control(
    z.strictObject({
      ...Player,
      ...Game,
      rounds: z.int().check(z.minimum(1), z.maximum(500)),
      stake: z.int().check(z.positive(), z.maximum(1_000_000_000)),
    }),
    async (call, { player, game, rounds, stake }) => {
      const member = await memberOf(call, player);
      const played = await merchantOf(call)
        .selectFrom('games')
        .select(['node_id', sql<string>`product_of(game_type)`.as('product')])
        .where('vendor', '=', call.vendor)
        .where('code', '=', game)
        .executeTakeFirst();
      if (!played) throw new SandboxRefused(`there is no game ${game}`);
      await endSandboxAwards(call, player);
      const code = `${CODE}${randomUUID().slice(0, 18)}`;
      const { id } = await merchantOf(call)
        .insertInto('campaigns', { code, product: played.product as 'casino', state: 'running', terms_version: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const reward = { kind: 'free_rounds', games: [played.node_id], rounds, stake, code: null, granted: true };
      const requirement = { factor: 1_000, days: 7, maxStake: null, contributions: {}, shut: [], maxConverted: null };
      await merchantOf(call)
        .insertInto('campaign_terms', { campaign_id: id, version: 1, terms: jsonb({ reward, requirement }) })
        .execute();
      const campaign = (await findCampaign(call.tx, call.merchant, code))!;
      const amount = rounds * stake;
      const award = await issueAward(call.tx, {
        campaign,
        memberId: member.id,
        occasion: 'once',
        amount,
        who: END.who,
      });
      if (typeof award === 'string') throw new SandboxRefused(award);
      const { id: awardId, state } = await claimAward(call.tx, award, END.who);
      if (state !== 'active') throw new SandboxRefused('the player has another active award');
      return { id: String(awardId) };
    },
  ),
  /** Ends those free rounds, as when they expire. */
  'end-free-rounds': control(z.strictObject(Player), async (call, { player }) => {
    await endSandboxAwards(call, player);
    return {};
  }),
};
