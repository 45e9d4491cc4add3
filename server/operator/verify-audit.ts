import { inMerchant } from '../db/merchant.ts';
import type { Database, Tx } from '../db/database.ts';
import { hashOfEntry } from './audit.ts';

/** `changed`: the entry's content. `out_of_place`: an entry before it is missing or moved. `missing`: removed at the end. */
export interface BrokenEntry {
  id: number;
  problem: 'changed' | 'out_of_place' | 'missing';
}

export interface VerifiedChain {
  /** Entries that are intact, before the first broken one. */
  entries: number;
  broken?: BrokenEntry;
}

const PAGE = 5_000;

/** Verifies a merchant's whole chain on one snapshot, while others write. Names the first broken entry. */
export const verifyAudit = (
  { readSnapshot }: Pick<Database, 'readSnapshot'>,
  merchant: string,
): Promise<VerifiedChain> =>
  readSnapshot(async (tx) => {
    const head = await inMerchant(tx, merchant).selectFrom('audit_heads').selectAll().executeTakeFirst();
    let previous: Buffer | null = null;
    let entries = 0;
    let after = 0;
    for (;;) {
      const rows = await pageOf(tx, merchant, after);
      for (const { id, hash, previous_hash, member_id, ...row } of rows) {
        if (hexOf(previous_hash) !== hexOf(previous)) return { entries, broken: { id, problem: 'out_of_place' } };
        if (!hash.equals(hashOfEntry({ ...row, memberId: member_id, previous })))
          return { entries, broken: { id, problem: 'changed' } };
        // Nothing follows the end of the chain.
        if (!head || id > head.audit_id) return { entries, broken: { id, problem: 'out_of_place' } };
        previous = hash;
        entries += 1;
        after = id;
      }
      if (rows.length < PAGE) break;
    }
    const isWhole = hexOf(head?.hash ?? null) === hexOf(previous) && (head?.entries ?? 0) === entries;
    return isWhole ? { entries } : { entries, broken: { id: head!.audit_id, problem: 'missing' } };
  });

const pageOf = (tx: Tx, merchant: string, after: number) =>
  inMerchant(tx, merchant).selectFrom('audit').selectAll().where('id', '>', after).orderBy('id').limit(PAGE).execute();

const hexOf = (hash: Buffer | null): string | undefined => hash?.toString('hex');
