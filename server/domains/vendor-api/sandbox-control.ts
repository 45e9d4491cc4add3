import * as z from 'zod/mini';
import { inMerchant } from '../../db/merchant.ts';
import type { MemberRow } from '../../http/viewer.ts';
import type { CallContext } from './call-context.ts';
import type { Address } from './platform-client.ts';

/** The requested object of the sandbox does not exist. */
export class SandboxRefused extends Error {}

/** Defines a control: its body's schema, and what it does in one transaction. */
export const control = <S extends z.ZodMiniType>(
  request: S,
  work: (call: CallContext, body: z.output<S>) => Promise<object>,
) => ({ request, work: work as (call: CallContext, body: never) => Promise<object> });

export const Player = { player: z.string().check(z.maxLength(64)) };
export const Game = { game: z.string().check(z.maxLength(64)) };

export const merchantOf = (call: CallContext) => inMerchant(call.tx, call.merchant);

export const memberOf = async (call: CallContext, username: string): Promise<MemberRow> => {
  const member = await merchantOf(call)
    .selectFrom('members')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst();
  if (!member) throw new SandboxRefused(`there is no player ${username}`);
  return member;
};

/** Only this machine: the sandbox must not call addresses for others. */
export const OwnMachine = z.string().check(z.regex(/^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}(\/[\w./-]{0,100})?$/));

/** Where a call to a vendor on this machine goes, signed with the key of the call. */
export async function addressOn(call: CallContext, url: string, path: 'command' | 'join' | 'slips'): Promise<Address> {
  const { secret } = await merchantOf(call)
    .selectFrom('vendor_keys')
    .select('secret')
    .where('vendor', '=', call.vendor)
    .where('key_id', '=', call.keyId)
    .executeTakeFirstOrThrow();
  return {
    url: new URL(`${url.replace(/\/$/, '')}/platform/${path}`),
    key: { vendor: call.vendor, keyId: call.keyId, secret },
  };
}
