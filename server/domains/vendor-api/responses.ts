import { VENDOR_MEANINGS } from '../../../contract/vendor-calls.ts';
import { VENDOR_SUCCESS, type VendorAnswer, type VendorCode } from '../../../contract/vendor.ts';

type Details = Partial<Omit<VendorAnswer, 'code'>>;

/** Returns an answer in the vendor API's format. Missing fields are null. */
export const answer = (code: VendorCode, details: Details = {}): VendorAnswer => ({
  code,
  message: VENDOR_MEANINGS[code],
  tx_id: null,
  platform_tx_id: null,
  balance: null,
  replayed: false,
  ...details,
});

export const succeeded = ({ code }: Pick<VendorAnswer, 'code'>): boolean =>
  (VENDOR_SUCCESS as readonly VendorCode[]).includes(code);
