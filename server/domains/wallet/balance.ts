import type { Balance } from '../../../contract/wallet.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { readEpoch } from '../../live/epoch.ts';
import { readBalances } from './feeds/balance.ts';

/** Returns the balance as sent over the socket, with its version, read in one snapshot. */
export const balanceOf = async (tx: Tx, member: MemberRow): Promise<Balance> => {
  const { epoch, at } = await readEpoch(tx);
  const [current] = await readBalances(tx, member.merchant, [`member:${member.id}`]);
  if (!current) throw new Error(`member ${member.id} is gone`);
  return { ...current.value, seq: current.seq, epoch, atMs: at };
};
