import type { BaseContext } from '../../../app/base-context.ts';
import { addressKey } from '../../../http/address.ts';
import type { Call } from '../../../http/route.ts';
import { checkGuesses, drawCode, type CodeFor } from './codes.ts';
import { checkQuota, countAgainstQuota, type HourlyQuota } from './hourly-quota.ts';

// Limits on text messages per hour. Each message costs the operator, and fraudsters can earn a share of some carriers' price.
/** To one number, for all purposes, so that nobody's phone is flooded. */
const TO_NUMBER = 10;
/** To one number from one client address: half of the above, so that a prankster leaves the other half to the owner. */
const TO_NUMBER_BY_ADDRESS = 5;
/** To one client address: enough for a family or a café. */
const BY_ADDRESS = 20;
/**
 * To all members of a merchant, and again to all its newcomers: far above a busy evening, and a bill that the operator can bear.
 */
const BY_MERCHANT = 3_000;

/**
 * Draws a code that goes out by text message. Throws too_many_requests beyond the hourly share of the number, the client
 * address or the merchant. A simulated sending (`isSent` false) is refused alike, but does not count against the merchant's
 * share.
 */
export const drawTextCode = (
  { config, database }: BaseContext,
  { ip, fail }: Call<'text_codes_closed'>,
  which: CodeFor,
  isSent: boolean,
): Promise<string> =>
  // One transaction: a refusal counts nothing and invalidates no code.
  database.transact(async (tx) => {
    const { merchant, purpose, address: number } = which;
    const from = addressKey(ip);
    await checkGuesses(tx, which, fail);
    const code = await drawCode(tx, which);
    const shares: HourlyQuota[] = [
      { what: 'text_to_number', who: number, max: TO_NUMBER },
      { what: 'text_to_number_by_address', who: `${number} ${from}`, max: TO_NUMBER_BY_ADDRESS },
      { what: 'text_by_address', who: from, max: BY_ADDRESS * config.rateFactor },
    ];
    for (const share of shares) await countAgainstQuota(tx, merchant, share);
    const what = purpose === 'register' ? 'text_to_newcomers' : 'text_to_members';
    await (isSent ? countAgainstQuota : checkQuota)(tx, merchant, {
      what,
      who: '',
      max: BY_MERCHANT * config.rateFactor,
    });
    return code;
  });
