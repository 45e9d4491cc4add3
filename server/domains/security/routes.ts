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
import { checkPerson, confirm } from './confirm.ts';
import { noteCredentials } from './credentials.ts';
import { enterBySecondFactor } from './enter-second.ts';
import { exchange } from './login-links.ts';
import { endOwnSessions, ownSessions } from './own-sessions.ts';

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
  route(app, house, security.activate, ({ member, ip }, { code }) =>
    database.transact(async (tx) => {
      if (await hasSecondFactor(tx, member)) throw new Failure('second_factor_on');
      if (!(await useTotp(tx, vault, member, code, house.now()))) throw new Failure('second_factor_wrong');
      const recoveryCodes = await switchOn(tx, member);
      const after = { recoveryCodes: recoveryCodes.length };
      await noteCredentials(tx, member, { action: 'second_factor_on', ip, after });
      return { recoveryCodes };
    }),
  );
  route(app, house, security.disable, async (call, shown) => {
    if (!(await hasSecondFactor(database.db, call.member))) throw new Failure('second_factor_off');
    await checkPerson(house, means, call, shown);
    await database.transact(async (tx) => {
      if (!(await switchOff(tx, call.member))) throw new Failure('second_factor_off');
      await noteCredentials(tx, call.member, { action: 'second_factor_off', ip: call.ip });
    });
    return {};
  });

  route(app, house, security.sessions, async (call) => ({ list: await ownSessions(house, call) }));
  route(app, house, security.endSession, async (call, { sessionId }) => {
    if ((await endOwnSessions(house, call, { sessionId }, 'elsewhere')) === 0) throw new Failure('not_found');
    return {};
  });
  route(app, house, security.endOthers, async (call) => ({
    ended: await endOwnSessions(house, call, { except: call.session.id }, 'elsewhere'),
  }));
};
