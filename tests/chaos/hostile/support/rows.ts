import { randomUUID } from 'node:crypto';
import { jsonb } from '../../../../server/db/database.ts';
import { inMerchant } from '../../../../server/db/merchant.ts';
import { STUDIO } from '../../../../server/demo/merchant.ts';
import { createPlaySession } from '../../../../server/domains/vendor-api/play-session.ts';
import type { MemberRow } from '../../../../server/http/viewer.ts';
import { giveMoney } from '../../../support/money.ts';
import { addMember } from '../../../support/test-server.ts';
import { BRAND, type HostileServer } from './server.ts';

/** Credits the member's wallet, so that there is money to lose. */
export const give = ({ database }: HostileServer, member: MemberRow, amount: number): Promise<void> =>
  giveMoney(database, member, amount);

/** Creates a contract of the agent with the merchant, a proposal to a downline, and an empty bill, for requests to refer to. */
export const addPay = async ({ database }: HostileServer, agent: MemberRow) => {
  const merchant = inMerchant(database.db, BRAND);
  const downline = await addMember(database, 'dora', { type: 2, upline: agent.id });
  const tier = { turnover: 100, active: 0, loss: null, rate: 50_000 };
  const terms = jsonb({ tiers: [tier], activeFrom: 0, minimumActive: 0, cap: null, mode: 'fixed' });
  const common = { kind: 'realtime', version: 1, terms } as const;
  const own = await merchant
    .insertInto('pay_contracts', {
      ...common,
      downline: agent.id,
      state: 'active',
      requested_at: new Date(0),
      answered_at: new Date(0),
      from_at: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await merchant
    .insertInto('pay_contracts', { ...common, upline: agent.id, downline: downline.id, state: 'requested' })
    .execute();
  const bill = await merchant
    .insertInto('bills', {
      agent_id: agent.id,
      contract_id: own.id,
      kind: 'realtime',
      window_at: new Date(0),
      window_end: new Date(300_000),
      turnover: 0,
      active: 0,
      net_loss: 0,
      tier: -1,
      rate: 0,
      exact: '0',
      amount: 0,
      state: 'not_reached',
      inputs_hash: Buffer.alloc(32),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { billId: bill.id, contractId: own.id, downlineId: downline.id };
};

/** Creates a round of the member that is rolled back, for requests to refer to. */
export const addRound = (
  { database }: HostileServer,
  member: MemberRow,
  nodeId: number,
  loginId: string,
): Promise<string> =>
  database.transact(async (tx) => {
    const opened = await createPlaySession(tx, {
      merchant: BRAND,
      member,
      loginId,
      game: { vendor: STUDIO.vendor, nodeId, gameType: 'RNG' },
      language: 'EN',
      demo: false,
    });
    const id = randomUUID();
    await inMerchant(tx, BRAND)
      .insertInto('rounds', {
        id,
        vendor: STUDIO.vendor,
        vendor_round_id: randomUUID(),
        member_id: member.id,
        play_session_id: opened.id,
        node_id: nodeId,
        ledger: 'real',
        currency: 'USD',
        exponent: 2,
        state: 'rolled_back',
        closed_at: new Date(),
      })
      .execute();
    return id;
  });
