import { describe, expect, it } from 'vitest';
import { operator } from '../../../contract/operator.ts';
import { vendorKeysOf } from '../../../server/demo/vendor-keys.ts';
import { drawFirstKeys } from '../../../server/domains/merchants/index.ts';
import { test, useOperator, merchant, command, lastAudit } from './support/operator.ts';

useOperator();

describe('a vendor’s key', () => {
  const reason = 'trying it';
  const draw = (vendor: string) => command(operator.newVendorKey, { vendor, reason });
  const revoke = (keyId: string) => command(operator.revokeVendorKey, { keyId, reason });
  const valid = async (keyId: string) => {
    const row = await merchant()
      .selectFrom('vendor_keys')
      .select('revoked_at')
      .where('key_id', '=', keyId)
      .executeTakeFirst();
    return row?.revoked_at === null;
  };

  it('is added to the existing ones, and valid until it is revoked; the audit never contains its secret', async () => {
    const one = (await draw('ACME')).body.value;
    const two = (await draw('ACME')).body.value;
    expect([await valid(one.keyId), await valid(two.keyId)]).toEqual([true, true]);
    expect(await lastAudit()).toMatchObject({ action: 'vendor_key_new', after: { vendor: 'ACME', keyId: two.keyId } });
    expect(JSON.stringify(await lastAudit())).not.toContain(two.secret);
    expect((await revoke(one.keyId)).status).toBe(200);
    expect([await valid(one.keyId), await valid(two.keyId)]).toEqual([false, true]);
    expect((await revoke(one.keyId)).body.message).toBe('not_found');
  });

  it('of the built-in vendor is not affected by an additional one', async () => {
    await test.database.transact((tx) => drawFirstKeys(tx, 'parlour', 'OWN'));
    const own = await vendorKeysOf(test.database.db, 'parlour', 'OWN');
    await draw('OWN');
    expect(await vendorKeysOf(test.database.db, 'parlour', 'OWN')).toEqual(own);
  });

  it('belongs to this merchant: another one can neither create nor revoke it', async () => {
    const { keyId } = (await draw('ACME')).body.value;
    const elsewhere = { merchant: 'other', reason };
    expect((await command(operator.newVendorKey, { ...elsewhere, vendor: 'ACME' })).body.message).toBe('not_found');
    expect((await command(operator.revokeVendorKey, { ...elsewhere, keyId })).body.message).toBe('not_found');
    expect(await valid(keyId)).toBe(true);
  });
});
