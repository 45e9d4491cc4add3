import { describe, expect, it } from 'vitest';
import { contracts } from '../../../contract/contracts.ts';
import type { PayTerms } from '../../../contract/pay-terms.ts';
import { jsonb } from '../../../server/db/database.ts';
import { addMember } from '../../support/test-server.ts';
import { test, useOperator, merchant, command, lastAudit } from './support/operator.ts';

useOperator();

describe('[AGT-03] the merchant’s contract with a top-level agent', () => {
  const tier = (turnover: number, rate: number) => ({ turnover, active: 0, loss: null, rate });
  const terms = (...tiers: ReturnType<typeof tier>[]): PayTerms => ({
    tiers,
    activeFrom: 0,
    minimumActive: 0,
    cap: null,
    mode: 'fixed',
  });
  const grant = (account: string, request: PayTerms, more: object = {}) =>
    command(contracts.grant, { account, kind: 'realtime', terms: request, reason: 'agreed by letter', ...more });
  const versions = (agent: { id: number }) =>
    merchant()
      .selectFrom('pay_contracts')
      .select(['version', 'state', 'from_at', 'until_at', 'upline'])
      .where('downline', '=', agent.id)
      .orderBy('version')
      .execute();

  it('is in force from the next window, replaces the previous one, and is in the audit', async () => {
    const agent = await addMember(test.database, 'topmost', { type: 1 });
    const first = (await grant('TopMost', terms(tier(0, 50_000)))).body.value;
    expect(first).toMatchObject({ version: 1, state: 'active', fromMs: expect.any(Number), untilMs: null });
    expect(first.fromMs! % 300_000).toBe(0);
    expect(first.fromMs! - Date.now()).toBeGreaterThan(-1_000);
    expect(await lastAudit()).toMatchObject({
      action: 'contract',
      reason: 'agreed by letter',
      after: { account: 'topmost', kind: 'realtime', version: 1 },
    });
    const second = (await grant('topmost', terms(tier(0, 40_000)))).body.value;
    expect(await versions(agent)).toEqual([
      { version: 1, state: 'replaced', from_at: expect.any(Date), until_at: new Date(second.fromMs!), upline: null },
      { version: 2, state: 'active', from_at: new Date(second.fromMs!), until_at: null, upline: null },
    ]);
  });

  it('is validated like others, and refused for an agent with an upline and for a player', async () => {
    const agent = await addMember(test.database, 'checked', { type: 2 });
    const below = await addMember(test.database, 'below', { type: 41, upline: agent.id });
    await addMember(test.database, 'plain');
    await grant('checked', terms(tier(0, 50_000)));
    await merchant()
      .insertInto('pay_contracts', {
        kind: 'realtime',
        upline: agent.id,
        downline: below.id,
        version: 1,
        terms: jsonb(terms(tier(0, 30_000))),
        state: 'active',
        requested_at: new Date(0),
        answered_at: new Date(0),
        from_at: new Date(),
      })
      .execute();
    const before = [await versions(agent), (await lastAudit()).id];
    const message = async (request: ReturnType<typeof grant>) => (await request).body.message;
    expect(await message(grant('checked', terms(tier(0, 20_000))))).toBe('below_downline');
    expect(await message(grant('checked', terms(tier(9, 60_000), tier(5, 70_000))))).toBe('tiers_out_of_order');
    expect(await message(grant('below', terms(tier(0, 20_000))))).toBe('wrong_side');
    expect(await message(grant('plain', terms(tier(0, 20_000))))).toBe('downline_not_an_agent');
    expect(await message(grant('nobody', terms(tier(0, 20_000))))).toBe('not_found');
    expect(await message(grant('checked', terms(tier(0, 90_000)), { merchant: 'other' }))).toBe('not_found');
    expect([await versions(agent), (await lastAudit()).id]).toEqual(before);
  });
});
