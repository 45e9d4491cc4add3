import { allSettled, type Scope } from 'effector';
import { vi } from 'vitest';
import { wallet } from '../../../contract/wallet.ts';
import { ownerChanged } from '../../../src/entities/wallet/model.ts';
import { depositPage } from '../../../src/features/deposit/list.ts';
import { amountTyped, confirmed, reviewRequested } from '../../../src/features/deposit/model.ts';
import { leaveToFx } from '../../../src/shared/lib/navigation.ts';
import type { MemberInfo } from '../../../contract/session.ts';
import { mockServer } from '../../support/msw.ts';
import { liveServer } from './live-server.ts';
import { begin, logIn, pageOf } from './page.ts';
import { depositOf, memberOf, methodOf, SESSION_ID } from './samples.ts';

export const accepted = { deposit: depositOf('pending'), payUrl: '/cashier/pay/1' };

/** Registers the set-up of a test file of the deposit page. `open` logs in and opens the page in a new scope. */
export const useDepositPage = () => {
  const server = mockServer();
  const open = async (member: MemberInfo = memberOf()) => {
    server.answer(wallet.depositMethods, () => ({ list: [methodOf('card'), methodOf('coins', { minimum: 50_000 })] }));
    const listed = server.answer(wallet.deposits, () => ({ list: [depositOf('paid')] }));
    const live = liveServer();
    const left = vi.fn();
    const scope = pageOf({ live, handlers: [[leaveToFx, left]] });
    await begin(scope);
    await logIn(scope, member);
    await allSettled(ownerChanged, { scope, params: { memberId: member.id, sessionId: SESSION_ID } });
    await live.open(scope, SESSION_ID);
    await allSettled(depositPage.opened, { scope });
    return { live, left, listed, scope };
  };
  return { server, open };
};

export const type = (scope: Scope, text: string) => allSettled(amountTyped, { scope, params: text });
export const review = async (scope: Scope, text = '50') => {
  await type(scope, text);
  await allSettled(reviewRequested, { scope });
};
export const confirm = (scope: Scope) => allSettled(confirmed, { scope });
export const keysOf = (calls: { headers: Headers }[]) => calls.map(({ headers }) => headers.get('idempotency-key'));
