import type { FastifyInstance } from 'fastify';
import { registration } from '../../../../contract/register.ts';
import { registrationLinks } from '../../../../contract/registration-links.ts';
import type { AppContext } from '../../../app/context.ts';
import { route } from '../../../http/route.ts';
import { countClick } from './click.ts';
import { agentOfAffiliate } from './inviter.ts';
import { countries } from './countries.ts';
import { sendRegisterCode } from './phone-code.ts';
import { hasAccepted, termsVersionOf } from '../../../http/terms.ts';
import { acceptTerms } from './terms.ts';

/** Routes around registration: codes by message, invitations, terms. */
export const registerRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;

  route(app, ctx, registration.sendRegPhoneCode, (call, request) => sendRegisterCode(ctx, call, request));
  route(app, ctx, registration.countryCodes, () => ({ list: countries() }));
  route(app, ctx, registration.affiliate, async ({ merchant, fail }, { code, domain }) => {
    if (!(await agentOfAffiliate(database.db, merchant.code, code, domain))) throw fail('invitation_code_error');
    return { code };
  });
  route(app, ctx, registrationLinks.clicked, (call, request) => countClick(ctx, call, request));
  route(app, ctx, registration.terms, async ({ merchant, member }) => {
    const version = termsVersionOf(merchant);
    return { version, accepted: await hasAccepted(database.db, member, version) };
  });
  route(app, ctx, registration.acceptTerms, async ({ merchant, member, fail }, { version }) => {
    await database.transact((tx) => acceptTerms(tx, merchant, member, version, fail));
    return {};
  });
};
