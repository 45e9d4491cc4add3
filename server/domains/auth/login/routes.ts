import type { FastifyInstance } from 'fastify';
import { firebase } from '../../../../contract/firebase.ts';
import { SERVER_LIMITS } from '../../../../contract/limits.ts';
import { auth } from '../../../../contract/auth.ts';
import { messages } from '../../../../contract/messages.ts';
import { session } from '../../../../contract/session.ts';
import type { AppContext } from '../../../app/context.ts';
import { inMerchant } from '../../../db/merchant.ts';
import { route } from '../../../http/route.ts';
import { endOwnSessions } from '../sessions/own-sessions.ts';
import { issueTicket } from '../../../live/tickets.ts';
import { changePassword } from '../password/change-password.ts';
import { createFirebase, firebaseOptions, loginByFirebase } from '../firebase/login.ts';
import { freePlay } from './free-play.ts';
import { login } from './login.ts';
import { loginBySms } from './login-by-sms.ts';
import { iconRoutes, memberIcon } from '../sessions/icon.ts';
import { loginInfo } from './start-session.ts';
import { mailResetLink, resetByLink } from '../password/reset-by-mail.ts';
import { resetByPhone } from '../password/reset-by-phone.ts';
import { createCodeSender } from '../codes/send-code.ts';
import { register, registerMobile, registerRules } from '../registration/register.ts';
import { endSessions, memberInfo } from '../sessions/sessions.ts';

/** Routes for login, registration, logout and the current session. */
export const sessionRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  const { passwords } = ctx;
  const verifyFirebase = createFirebase(ctx);
  const means = { passwords, captcha: ctx.captcha, verifyFirebase };

  route(app, ctx, auth.login, (call, form) =>
    form.type === 'sms'
      ? loginBySms(ctx, ctx.encryption, call, form)
      : login(ctx, { passwords, captcha: ctx.captcha, encryption: ctx.encryption }, call, form),
  );
  // The picture is required here, so that `login` finds it solved.
  route(app, ctx, auth.loginV2, (call, form) =>
    login(ctx, { passwords, captcha: ctx.captcha, encryption: ctx.encryption }, call, form),
  );
  route(app, ctx, auth.freePlay, (call) => freePlay(ctx, call));
  route(app, ctx, auth.register, (call, form) => register(ctx, means, call, form));
  route(app, ctx, messages.sendCode, createCodeSender(ctx));
  route(app, ctx, auth.changePassword, (call, form) =>
    changePassword(ctx, { encryption: ctx.encryption, passwords }, call, form),
  );
  route(app, ctx, auth.mailResetLink, (call, form) => mailResetLink(ctx, call, form));
  route(app, ctx, auth.resetByLink, (call, form) => resetByLink(ctx, passwords, call, form));
  route(app, ctx, auth.resetByPhone, (call, form) => resetByPhone(ctx, passwords, call, form));
  route(app, ctx, firebase.options, () => firebaseOptions(ctx));
  route(app, ctx, firebase.login, (call, form) => loginByFirebase(ctx, verifyFirebase, call, form));
  route(app, ctx, auth.registerMobile, (call, form) => registerMobile(ctx, means, call, form));
  route(app, ctx, auth.registerRules, ({ merchant }) => registerRules(merchant));
  route(app, ctx, session.info, (call) => memberInfo(call.member, call.session));
  route(app, ctx, session.loginInfo, (call) => loginInfo(ctx, call, call.member, call.session));
  route(app, ctx, session.firstLogin, async ({ member }) => {
    await inMerchant(database.db, member.merchant)
      .updateTable('members')
      .set({ logged_in_before: true })
      .where('id', '=', member.id)
      .where('logged_in_before', '=', false)
      .execute();
    return {};
  });
  route(app, ctx, session.icon, ({ member }) => ({ iconUrl: memberIcon(member) }));
  iconRoutes(app, ctx);
  route(app, ctx, session.ticket, async (call) => ({
    ticket: await issueTicket(ctx, call.session.id),
    expiresAtMs: ctx.now() + SERVER_LIMITS.ticketMs,
  }));

  route(app, ctx, session.logout, async (call) => {
    const which = { merchant: call.merchant.code, sessionId: call.session.id };
    await database.transact((tx) => endSessions(tx, which, 'logout'));
    return {};
  });
  route(app, ctx, session.logoutEverywhere, async (call) => ({
    ended: await endOwnSessions(ctx, call, {}, 'logout_everywhere'),
  }));
};
