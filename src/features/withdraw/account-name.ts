import type { PayoutAccount } from '../../../contract/payouts.ts';
import { isolated } from '../../shared/format/isolated.ts';

/** The name of an account: its institution and what is shown of its number, kept in this order in every script. */
export const accountName = ({ institution, shownNumber }: PayoutAccount): string =>
  isolated(`${institution} ${shownNumber}`);
