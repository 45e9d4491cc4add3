import { allSettled } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';
import { FLAGS, type Flags } from '../../contract/flags.ts';
import { site } from '../../contract/site.ts';
import { transfers } from '../../contract/transfers.ts';
import { $funds, fundsPanel } from '../../src/pages/member/funds.ts';
import { mockServer } from '../support/msw.ts';
import { begin, loadSite, logIn, pageOf } from './support/page.ts';
import { memberOf, siteOf } from './support/samples.ts';

const server = mockServer();
const funds = { wallets: 7_000, inVendorWallets: 3_000, inWithdrawal: 0, total: 10_000, currency: 'USD', exponent: 2 };
const setPolicy = (on: boolean) => {
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, flag === 'AGENTPOLICY3' && on])) as Flags;
  server.answer(site.info, () => siteOf({ flags }));
};
beforeEach(() => setPolicy(true));

/** The member page of this member. Returns the calls made. */
const open = async (member = memberOf()) => {
  const requested = server.answer(transfers.consolidated, () => funds);
  const scope = pageOf();
  await begin(scope);
  await loadSite(scope);
  await logIn(scope, member);
  await allSettled(fundsPanel.opened, { scope });
  return { requested, scope };
};

describe('[WAL-04] the consolidated funds', () => {
  it('are loaded when a member opens the page', async () => {
    const { requested, scope } = await open();
    expect([requested.length, scope.getState($funds)]).toEqual([1, funds]);
  });

  it('[AUTH-14] are not asked for a trial', async () => {
    expect((await open(memberOf({ type: 4 }))).requested).toHaveLength(0);
  });

  it('[SYS-05] are not asked for while AGENTPOLICY3 is off', async () => {
    setPolicy(false);
    expect((await open()).requested).toHaveLength(0);
  });
});
