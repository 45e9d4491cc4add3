import type { AppContext } from '../../../context.ts';
import { addressKey } from '../../../http/address.ts';
import type { Call } from '../../../http/route.ts';
import { checkGuesses, drawCode, type CodeFor } from './codes.ts';
import { checkQuota, countAgainstQuota, type HourlyQuota } from './hourly-quota.ts';

// Codes by text message an hour: each costs the house, and some countries' carriers share the price with whoever has it sent.
/** To one number, whatever they are for: nobody's phone rings all evening … */
const TO_NUMBER = 10;
/** … of which one visitor's address asks for half: who plays tricks on an owner leaves the other half. */
const TO_NUMBER_BY_ADDRESS = 5;
/** To one visitor's address: a family or a café. */
const BY_ADDRESS = 20;
/** To all of a brand's members, and to all its newcomers: far beyond what they ask for on a busy evening, and a bill that it survives. */
const BY_MERCHANT = 3_000;

/**
 * Draws a code that goes out by text message; too_many_requests beyond the number's, an address's or the brand's share of the
 * hour. One that is only said to go out (`isSent` false) is refused alike, and takes nothing of what the brand's bill allows.
 */
export const drawTextCode = (
  { config, database }: AppContext,
  { ip }: Call,
  which: CodeFor,
  isSent: boolean,
): Promise<string> =>
  // What is refused counts for nothing, and takes no valid code away.
  database.transact(async (tx) => {
    const { merchant, purpose, address: number } = which;
    const from = addressKey(ip);
    await checkGuesses(tx, which);
    const code = await drawCode(tx, which);
    const shares: HourlyQuota[] = [
      { what: 'text_to_number', who: number, most: TO_NUMBER },
      { what: 'text_to_number_by_address', who: `${number} ${from}`, most: TO_NUMBER_BY_ADDRESS },
      { what: 'text_by_address', who: from, most: BY_ADDRESS * config.rateFactor },
    ];
    for (const share of shares) await countAgainstQuota(tx, merchant, share);
    const what = purpose === 'register' ? 'text_to_newcomers' : 'text_to_members';
    await (isSent ? countAgainstQuota : checkQuota)(tx, merchant, {
      what,
      who: '',
      most: BY_MERCHANT * config.rateFactor,
    });
    return code;
  });
