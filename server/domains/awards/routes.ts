import type { FastifyInstance } from 'fastify';
import { awards } from '../../../contract/awards.ts';
import type { AppContext } from '../../app/context.ts';
import { inMerchant } from '../../db/merchant.ts';
import { route } from '../../http/route.ts';
import { lockWallet } from '../wallet/index.ts';
import { activateWaiting } from './activate.ts';
import { claim, join } from './claim.ts';
import { endAward } from './end.ts';
import { offersOf } from './offers.ts';
import { awardsOf } from './published.ts';
import { changeOf } from './states.ts';

export const awardRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  route(app, ctx, awards.campaigns, async ({ merchant, member, language }) => ({
    ...{ currency: merchant.brand.currency, exponent: merchant.brand.exponent },
    // A trial account takes part in nothing: it sees what a visitor sees.
    list: await offersOf(database.db, {
      merchant: merchant.code,
      member: member?.demo ? undefined : member,
      ...{ language, now: ctx.now() },
    }),
  }));
  route(app, ctx, awards.join, (call, request) => join(ctx, call, request));
  route(app, ctx, awards.claim, (call, request) => claim(ctx, call, request));
  route(app, ctx, awards.list, async ({ member, language }) => ({
    ...{ currency: member.currency, exponent: member.exponent },
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
