import type { preHandlerHookHandler } from 'fastify';
import { withEveryMerchant, withMerchant } from '../../db/scope.ts';
import { checkBound } from '../staff-access.ts';

/**
 * Lets what follows reach the rows of the viewer's merchant alone. It runs after the body is read, which Node reports outside
 * of the request's context.
 */
export const enterMerchant: preHandlerHookHandler = ({ viewer }, _reply, next) =>
  viewer ? withMerchant(viewer.merchant.code, next) : next();

/**
 * Lets what follows reach the rows of the merchant that the operator's request names, or of every merchant if it names none.
 * Refuses staff of another merchant.
 */
export const enterNamedMerchant: preHandlerHookHandler = ({ input, caller }, _reply, next) => {
  checkBound(caller!, input);
  const { merchant } = Object(input) as { merchant?: unknown };
  return typeof merchant === 'string' ? withMerchant(merchant, next) : withEveryMerchant(next);
};

/** For routes whose caller is no merchant's: providers, and pages of the demo. Each names the merchant in its own data. */
export const enterEveryMerchant: preHandlerHookHandler = (_request, _reply, next) => withEveryMerchant(next);
