import type { FastifyInstance } from 'fastify';
import { firebase } from '../../../contract/firebase.ts';
import { SERVER_LIMITS } from '../../../contract/limits.ts';
import { doors } from '../../../contract/doors.ts';
import { messages } from '../../../contract/messages.ts';
import { session } from '../../../contract/session.ts';
import type { House } from '../../house.ts';
import { route } from '../../http/route.ts';
import { endOwnSessions } from '../security/own-sessions.ts';
import { issueTicket } from '../../live/tickets.ts';
import { changePassword } from './change-password.ts';
import { createFirebase, firebaseOptions, loginByFirebase } from './firebase.ts';
import { freePlay } from './free-play.ts';
import { login } from './login.ts';
import { mailResetLink, resetByLink } from './reset-by-mail.ts';
import { resetByPhone } from './reset-by-phone.ts';
import { createCodeSender } from './send-code.ts';
import { register, registerMobile, registerRules } from './register.ts';
import { endSessions, memberInfo } from './sessions.ts';

/** Login, registration, logout and who is logged in. */
export const sessionRoutes = (app: FastifyInstance, house: House): void => {
  const { database } = house;
  const { passwords } = app;
  const verifyFirebase = createFirebase(house);
  const means = { passwords, human: app.human, verifyFirebase };

  route(app, house, doors.login, (call, form) => login(house, { passwords, human: app.human }, call, form));
  route(app, house, doors.freePlay, (call) => freePlay(house, call));
  route(app, house, doors.register, (call, form) => register(house, means, call, form));
  route(app, house, messages.sendCode, createCodeSender(house));
  route(app, house, doors.changePassword, (call, form) =>
    changePassword(house, { vault: app.vault, passwords }, call, form),
  );
  route(app, house, doors.mailResetLink, (call, form) => mailResetLink(house, call, form));
  route(app, house, doors.resetByLink, (call, form) => resetByLink(house, passwords, call, form));
  route(app, house, doors.resetByPhone, (call, form) => resetByPhone(house, passwords, call, form));
  route(app, house, firebase.options, () => firebaseOptions(house));
  route(app, house, firebase.login, (call, form) => loginByFirebase(house, verifyFirebase, call, form));
  route(app, house, doors.registerMobile, (call, form) => registerMobile(house, means, call, form));
  route(app, house, doors.registerRules, ({ merchant }) => registerRules(merchant));
  route(app, house, session.info, (call) => memberInfo(call.member, call.session));
  route(app, house, session.ticket, async (call) => ({
    ticket: await issueTicket(house, call.session.id),
    expiresAtMs: house.now() + SERVER_LIMITS.ticketMs,
  }));

  route(app, house, session.logout, async (call) => {
    const which = { merchant: call.merchant.code, sessionId: call.session.id };
    await database.transact((tx) => endSessions(tx, which, 'logout'));
    return {};
  });
  route(app, house, session.logoutEverywhere, async (call) => ({
    ended: await endOwnSessions(house, call, {}, 'logout_everywhere'),
  }));
};
