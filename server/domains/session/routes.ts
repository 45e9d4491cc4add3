import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../../../contract/limits.ts';
import { doors } from '../../../contract/doors.ts';
import { session } from '../../../contract/session.ts';
import type { House } from '../../house.ts';
import { route } from '../../http/route.ts';
import { issueTicket } from '../../live/tickets.ts';
import { login } from './login.ts';
import { createPasswords } from './passwords.ts';
import { register, registerRules } from './register.ts';
import { endSessions, memberInfo } from './sessions.ts';

/** Login, registration, logout and who is logged in. */
export const sessionRoutes = (app: FastifyInstance, house: House): void => {
  const passwords = createPasswords();
  const { database } = house;

  route(app, house, doors.login, (call, form) => login(house, { passwords, human: app.human }, call, form));
  route(app, house, doors.register, (call, form) => register(house, passwords, call, form));
  route(app, house, doors.registerRules, ({ merchant }) => registerRules(merchant));
  route(app, house, session.info, (call) => memberInfo(call.member, call.session));
  route(app, house, session.ticket, async (call) => ({
    ticket: await issueTicket(house, call.session.id),
    expiresAtMs: house.now() + LIMITS.ticketMs,
  }));

  route(app, house, session.logout, async (call) => {
    const which = { merchant: call.merchant.code, sessionId: call.session.id };
    await database.transact((tx) => endSessions(tx, which, 'logout'));
    return {};
  });
  route(app, house, session.logoutEverywhere, async (call) => {
    const which = { merchant: call.merchant.code, memberId: call.member.id };
    return { ended: await database.transact((tx) => endSessions(tx, which, 'logout_everywhere')) };
  });
};
