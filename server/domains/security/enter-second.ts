import type { LoginResult } from '../../../contract/doors.ts';
import type { House } from '../../house.ts';
import { Failure } from '../../http/failure.ts';
import type { Call } from '../../http/route.ts';
import type { Vault } from '../../vault.ts';
import { lockMayEnter, openFor, type Entry } from '../session/enter.ts';
import { tryFactorTicket, useFactorTicket } from '../session/factor-tickets.ts';
import { looksLikeTotp, useFactor } from '../session/second-factor.ts';
import { noteCredentials } from './credentials.ts';

/** Opens the session of a ticket whose code is right, by the door it came from (AUTH-17). */
export const enterBySecondFactor = async (
  house: House,
  vault: Vault,
  call: Call,
  { ticket, code }: { ticket: string; code: string },
): Promise<LoginResult> => {
  const { database } = house;
  const merchant = call.merchant.code;
  const { memberId: id, ...owed } = await tryFactorTicket(house, merchant, ticket, {
    isTotp: looksLikeTotp(code),
    ip: call.ip,
  });
  const entry = owed.entry as Entry;
  return database.transact(async (tx) => {
    const member = await lockMayEnter(tx, { id, merchant }, entry);
    const used = await useFactor(tx, vault, member, code, house.now());
    if (!used) throw new Failure('second_factor_wrong');
    await useFactorTicket(tx, merchant, ticket);
    const opened = await openFor(house, tx, call, member, entry);
    if (used === 'recovery') await noteCredentials(tx, member, { action: 'recovery_code_used', ip: call.ip });
    return opened;
  });
};
