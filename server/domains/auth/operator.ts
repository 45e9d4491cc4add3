import type { FastifyInstance } from 'fastify';
import { registration } from '../../../contract/register.ts';
import { security } from '../../../contract/security.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { givePassword } from './operator/give-password.ts';
import { loginLink } from './operator/login-link.ts';
import { setAffiliate, setRegisterField, setTerms } from './operator/register.ts';
import { openTextCodes } from './operator/text-codes.ts';

/** Operator commands of this domain. Each is one transaction with an audit row. */
export const authOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const transaction = inTransaction(ctx);
  route(app, ctx, security.loginLink, transaction(loginLink));
  route(app, ctx, security.openTextCodes, transaction(openTextCodes));
  route(app, ctx, security.givePassword, (_call, request) => givePassword(ctx, request));
  route(app, ctx, registration.setField, transaction(setRegisterField));
  route(app, ctx, registration.setTerms, transaction(setTerms));
  route(app, ctx, registration.setAffiliate, transaction(setAffiliate));
};
