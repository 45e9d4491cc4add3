import type { FastifyInstance } from 'fastify';
import { registration } from '../../../contract/register.ts';
import type { House } from '../../house.ts';
import { Failure } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { agentOfAffiliate } from './inviter.ts';
import { countries } from './mobiles.ts';
import { sendRegisterCode } from './phone-code.ts';
import { acceptTerms, hasAccepted, termsVersionOf } from './terms.ts';

/** What stands around registration: codes by message, invitations, terms. */
export const registerRoutes = (app: FastifyInstance, house: House): void => {
  const { database } = house;

  route(app, house, registration.sendRegPhoneCode, (call, asked) => sendRegisterCode(house, call, asked));
  route(app, house, registration.countryCodes, () => ({ list: countries() }));
  route(app, house, registration.affiliate, async ({ merchant }, { code, domain }) => {
    if (!(await agentOfAffiliate(database.db, merchant.code, code, domain))) throw new Failure('invitation_code_error');
    return { code };
  });
  route(app, house, registration.terms, async ({ merchant, member }) => {
    const version = termsVersionOf(merchant);
    return { version, accepted: await hasAccepted(database.db, member, version) };
  });
  route(app, house, registration.acceptTerms, async ({ merchant, member }, { version }) => {
    await database.transact((tx) => acceptTerms(tx, merchant, member, version));
    return {};
  });
};
