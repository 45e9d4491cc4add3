import type { PayoutAccount } from '../../../contract/payouts.ts';

/** The name of an account: its institution and the end of its number, kept in this order in every script. */
export const accountName = ({ institution, numberEnd }: PayoutAccount): string =>
  `\u2068${institution} ···${numberEnd}\u2069`;
