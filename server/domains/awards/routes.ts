import type { FastifyInstance } from 'fastify';
import { awards } from '../../../contract/awards.ts';
import type { AppContext } from '../../app/context.ts';
import { inMerchant } from '../../db/merchant.ts';
import { route } from '../../http/route.ts';
import { lockWallet } from '../wallet/index.ts';
import { activateWaiting } from './activate.ts';
import { campaignRow, campaignsOf, memberFacts } from './campaign-row.ts';
import { claim, join } from './claim.ts';
import { endAward } from './end.ts';
import { awardsOf, offered } from './published.ts';
import { changeOf } from './states.ts';

export const awardRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  route(app, ctx, awards.campaigns, async ({ member, language }) => {
    const now = ctx.now();
    const rows = await campaignsOf(database.db, member.merchant)
      .where('campaigns.state', 'in', ['running', 'paused'])
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', new Date(now))]))
      .orderBy('campaigns.position')
      .orderBy('campaigns.id')
      .execute();
    const { awardsOf: counts, ...facts } = await memberFacts(database.db, member, now);
    const joins = await inMerchant(database.db, member.merchant)
      .selectFrom('campaign_joins')
      .select('campaign_id')
      .where('member_id', '=', member.id)
      .execute();
    const joined = new Set(joins.map(({ campaign_id }) => campaign_id));
    return {
      list: rows.map((row) =>
        offered(
          campaignRow(row),
          { ...facts, awards: counts.get(row.id) ?? 0 },
          { joined: joined.has(row.id), language, now },
        ),
      ),
    };
  });
  route(app, ctx, awards.join, (call, request) => join(ctx, call, request));
  route(app, ctx, awards.claim, (call, request) => claim(ctx, call, request));
  route(app, ctx, awards.list, async ({ member, language }) => ({
    list: await awardsOf(database.db, member, language),
  }));
  route(app, ctx, awards.giveUp, ({ member, language, fail }, { awardId }) =>
    database.transact(async (tx) => {
      await lockWallet(tx, { ...member, memberId: member.id });
      const award = await inMerchant(tx, member.merchant)
        .selectFrom('awards')
        .selectAll()
        .where('id', '=', awardId)
        .where('member_id', '=', member.id)
        .executeTakeFirst();
      if (!award) throw fail('not_found');
      if (!changeOf(award.state, 'forfeited', 'member')) throw fail('award_over', { details: { state: award.state } });
      await endAward(tx, award, { actor: 'member', who: `member:${member.id}`, reason: 'given_up' });
      await activateWaiting(tx, award);
      const [shown] = await awardsOf(tx, member, language, awardId);
      return { award: shown! };
    }),
  );
};
