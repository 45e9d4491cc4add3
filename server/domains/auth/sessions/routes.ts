import type { FastifyInstance } from 'fastify';
import { security } from '../../../../contract/security.ts';
import type { AppContext } from '../../../app/context.ts';
import { route } from '../../../http/route.ts';
import {
  drawFactor,
  hasSecondFactor,
  recoveryCodesLeft,
  switchOff,
  switchOn,
  useTotp,
} from '../second-factor/second-factor.ts';
import { checkPerson, confirm } from './confirm.ts';
import { recordCredentials } from './audit-credentials.ts';
import { loginBySecondFactor } from '../second-factor/login.ts';
import { exchange } from '../login/login-links.ts';
import { endOwnSessions, ownSessions } from './own-sessions.ts';

/** Routes of the security centre, and the confirmation methods beside the password. */
export const securityRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  const { encryption, passwords } = ctx;
  const means = { encryption, passwords };

  route(app, ctx, security.confirm, (call, shown) => confirm(ctx, means, call, shown));
  route(app, ctx, security.secondFactor, (call, shown) => loginBySecondFactor(ctx, encryption, call, shown));
  route(app, ctx, security.exchange, (call, { code }) => exchange(ctx, call, code));

  route(app, ctx, security.state, async ({ member }) => ({
    on: await hasSecondFactor(database.db, member),
    recoveryCodesLeft: await recoveryCodesLeft(database.db, member),
  }));
  route(app, ctx, security.enrol, async ({ member, merchant, fail }) => {
    const drawn = await database.transact((tx) => drawFactor(tx, encryption, member, merchant.brand.name));
    if (!drawn) throw fail('second_factor_on');
    return drawn;
  });
  route(app, ctx, security.activate, ({ member, ip, fail }, { code }) =>
    database.transact(async (tx) => {
      if (await hasSecondFactor(tx, member)) throw fail('second_factor_on');
      if (!(await useTotp(tx, encryption, member, code, ctx.now()))) throw fail('second_factor_wrong');
      const recoveryCodes = await switchOn(tx, member);
      const after = { recoveryCodes: recoveryCodes.length };
      await recordCredentials(tx, member, { action: 'second_factor_on', ip, after });
      return { recoveryCodes };
    }),
  );
  route(app, ctx, security.disable, async (call, shown) => {
    if (!(await hasSecondFactor(database.db, call.member))) throw call.fail('second_factor_off');
    await checkPerson(ctx, means, call, shown, () => call.fail('confirmation_wrong'));
    await database.transact(async (tx) => {
      if (!(await switchOff(tx, call.member))) throw call.fail('second_factor_off');
      await recordCredentials(tx, call.member, { action: 'second_factor_off', ip: call.ip });
    });
    return {};
  });

  route(app, ctx, security.sessions, async (call) => ({ list: await ownSessions(ctx, call) }));
  route(app, ctx, security.endSession, async (call, { sessionId }) => {
    if ((await endOwnSessions(ctx, call, { sessionId }, 'elsewhere')) === 0) throw call.fail('not_found');
    return {};
  });
  route(app, ctx, security.endOthers, async (call) => ({
    ended: await endOwnSessions(ctx, call, { except: call.session.id }, 'elsewhere'),
  }));
};
