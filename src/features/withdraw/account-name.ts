import type { PayoutAccount } from '../../../contract/payouts.ts';

/** The name of an account: its institution and what is shown of its number, kept in this order in every script. */
export const accountName = ({ institution, shownNumber }: PayoutAccount): string =>
  `\u2068${institution} ${shownNumber}\u2069`;
