import type { FastifyInstance } from 'fastify';
import { security } from '../../../contract/security.ts';
import type { House } from '../../house.ts';
import { Failure } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import {
  drawFactor,
  hasSecondFactor,
  recoveryCodesLeft,
  switchOff,
  switchOn,
  useTotp,
} from '../session/second-factor.ts';
import { endSessions } from '../session/sessions.ts';
import { checkPerson, confirm } from './confirm.ts';
import { enterBySecondFactor } from './enter-second.ts';
import { exchange } from './login-links.ts';
import { ownSessions } from './own-sessions.ts';

/** The security centre, and the ways to show who one is beside the password. */
export const securityRoutes = (app: FastifyInstance, house: House): void => {
  const { database } = house;
  const { vault, passwords } = app;
  const means = { vault, passwords };

  route(app, house, security.confirm, (call, shown) => confirm(house, means, call, shown));
  route(app, house, security.secondFactor, (call, shown) => enterBySecondFactor(house, vault, call, shown));
  route(app, house, security.exchange, (call, { code }) => exchange(house, call, code));

  route(app, house, security.state, async ({ member }) => ({
    on: await hasSecondFactor(database.db, member),
    recoveryCodesLeft: await recoveryCodesLeft(database.db, member),
  }));
  route(app, house, security.enrol, async ({ member, merchant }) => {
    const drawn = await database.transact((tx) => drawFactor(tx, vault, member, merchant.brand.name));
    if (!drawn) throw new Failure('second_factor_on');
    return drawn;
  });
  route(app, house, security.activate, ({ member }, { code }) =>
    database.transact(async (tx) => {
      if (await hasSecondFactor(tx, member)) throw new Failure('second_factor_on');
      if (!(await useTotp(tx, vault, member, code, house.now()))) throw new Failure('second_factor_wrong');
      return { recoveryCodes: await switchOn(tx, member) };
    }),
  );
  route(app, house, security.disable, async (call, shown) => {
    if (!(await hasSecondFactor(database.db, call.member))) throw new Failure('second_factor_off');
    await checkPerson(house, means, call, shown);
    await database.transact((tx) => switchOff(tx, call.member));
    return {};
  });

  route(app, house, security.sessions, async (call) => ({ list: await ownSessions(house, call) }));
  route(app, house, security.endSession, async ({ merchant, member }, { sessionId }) => {
    const which = { merchant: merchant.code, memberId: member.id, sessionId };
    if ((await database.transact((tx) => endSessions(tx, which, 'elsewhere'))) === 0) throw new Failure('not_found');
    return {};
  });
  route(app, house, security.endOthers, async ({ merchant, member, session }) => ({
    ended: await database.transact((tx) =>
      endSessions(tx, { merchant: merchant.code, memberId: member.id, except: session.id }, 'elsewhere'),
    ),
  }));
};
