import type { VendorRequest } from '../../contract/vendor.ts';

export type SettleBody = VendorRequest<'settle'>;
export type RollbackBody = VendorRequest<'rollback'>;
export type AdjustBody = VendorRequest<'adjust'>;

/** After so many attempts, a settle of a table's round is sent alone. */
export const ATTEMPTS_TOGETHER = 4;

export interface OutgoingRow {
  id: number;
  round_id: string;
  /** Whose platform the call goes to. */
  merchant: string;
  game: string;
  position: number;
  kind: 'rollback' | 'settle' | 'adjust';
  tx_id: string;
  body: SettleBody | RollbackBody | AdjustBody;
  attempts: number;
  created_at: Date;
  first_sent_at: Date;
}
