import { sql } from 'kysely';
import { everyMerchant } from '../../db/database.ts';
import { withEveryMerchant, withMerchant } from '../../db/scope.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { VendorCaller } from './call-context.ts';
import { isSignedWith, type Claim, type Fault, type SignedRequest } from './signature.ts';

interface Key extends VendorCaller {
  secret: string;
}

/** Checks the signature of a call. A key is read across merchants, because it identifies the merchant. */
export const createKeyVerifier = (ctx: BaseContext) => {
  // The secret of a key id never changes. Each nonce check also checks that the key is live.
  const known = new Map<string, Key>();

  const load = async (keyId: string): Promise<Key | undefined> => {
    const row = await withEveryMerchant(() =>
      everyMerchant(ctx.database.db)
        .selectFrom('vendor_keys')
        .select(['merchant', 'vendor', 'secret'])
        .where('key_id', '=', keyId)
        .where('direction', '=', 'in')
        .where('revoked_at', 'is', null)
        .executeTakeFirst(),
    );
    if (!row) known.delete(keyId);
    else known.set(keyId, { ...row, keyId });
    return known.get(keyId);
  };

  /**
   * False if the nonce was used before or the key was revoked. The commit does not wait for the disk: a crash of the database
   * can lose the newest nonces, and a call repeated then is answered as a repeated transaction, by its tx_id.
   */
  const remember = async ({ merchant, keyId }: Key, nonce: string): Promise<boolean> => {
    const { numAffectedRows } = await withMerchant(merchant, () =>
      sql`
      with commit as (select set_config('synchronous_commit', 'off', true))
      insert into vendor_nonces (key_id, nonce)
      select key_id, ${nonce}::uuid from vendor_keys, commit where key_id = ${keyId} and revoked_at is null
      on conflict do nothing`.execute(ctx.database.db),
    );
    return numAffectedRows === 1n;
  };

  /** Returns the caller of a signed request, and stores its nonce, so that the same request is refused from now on. */
  return async (claim: Claim, request: SignedRequest): Promise<VendorCaller | Fault> => {
    const signedBy = (key: Key | undefined) =>
      key && key.vendor === claim.vendor && isSignedWith(key.secret, claim, request) ? key : undefined;
    const key = signedBy(known.get(claim.keyId)) ?? signedBy(await load(claim.keyId));
    if (!key) return known.has(claim.keyId) ? 'signature_wrong' : 'key_unknown';
    if (!(await remember(key, claim.nonce))) return (await load(claim.keyId)) ? 'nonce_reused' : 'key_unknown';
    const { merchant, vendor, keyId } = key;
    return { merchant, vendor, keyId };
  };
};
