import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { contracts } from '../../../contract/contracts.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { grantContract } from '../../../server/domains/pay-contracts/operator/grant.ts';
import { jsonb } from '../../../server/db/database.ts';
import { PERCENT, termsOf } from '../salary/world.ts';
import { world, people, useContracts, done, refused } from './support/contracts.ts';

useContracts();

describe('[AGT-03] a contract kind without a settlement', () => {
  const KINDS = ['hour', 'day', 'dividend'] as const;
  const terms = termsOf([{ rate: PERCENT, turnover: 2_000 }]);
  const row = (kind: string, more: object) => ({
    kind,
    upline: people['top']!.id,
    downline: people['middle']!.id,
    version: 1,
    terms: jsonb(terms),
    ...more,
  });
  const add = (values: object) =>
    inMerchant(world.database.db, 'parlour')
      .insertInto('pay_contracts', values as never)
      .execute();
  it('is neither proposed nor granted', async () => {
    for (const kind of KINDS) {
      expect(await refused('top', contracts.propose, { kind, downlineId: people['middle']!.id, terms })).toBe(
        'contract_kind_not_settled',
      );
      const grant = world.database.transact((tx) =>
        grantContract(tx, { merchant: 'parlour', account: 'other', kind, terms, reason: 'a test' }),
      );
      await expect(grant).rejects.toMatchObject({ key: 'contract_kind_not_settled' });
      await expect(add(row(kind, { state: 'requested' }))).rejects.toThrow('pay_contract_kind_is_settled');
    }
  });

  it('is not accepted where it was proposed before', async () => {
    await sql`alter table pay_contracts drop constraint pay_contract_kind_is_settled`.execute(world.database.db);
    await add(row('hour', { state: 'requested' }));
    const { own } = await done('middle', contracts.list, { kind: 'hour' });
    expect(await refused('middle', contracts.answer, { contractId: own[0]!.id, accept: true })).toBe(
      'contract_kind_not_settled',
    );
    expect(await done('middle', contracts.answer, { contractId: own[0]!.id, accept: false })).toMatchObject({
      state: 'refused',
    });
  });

  it('is never in force before both sides agreed', async () => {
    const early = new Date(300_000);
    for (const consent of [{}, { answered_at: new Date() }, { requested_at: new Date(), answered_at: new Date(0) }])
      await expect(
        add(row('realtime', { downline: people['low']!.id, state: 'active', from_at: early, ...consent })),
      ).rejects.toThrow('pay_contract_holds_after_consent');
  });
});
