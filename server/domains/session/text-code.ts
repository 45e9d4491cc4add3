import type { House } from '../../house.ts';
import { addressKey } from '../../http/address.ts';
import type { Call } from '../../http/route.ts';
import { drawCode, type CodeFor } from './codes.ts';
import { countHourly } from './hourly.ts';

/**
 * Codes by text message an hour: each costs the house, and some countries' carriers share the price with whoever has it sent.
 * To one visitor's address: a family or a café.
 */
const BY_ADDRESS = 20;
/** To a whole brand: far beyond what its players ask for on a busy evening, and a bill that it survives. */
const BY_BRAND = 3_000;

/** Draws a code that goes out by text message; too_many_requests beyond an address's or the brand's share of the hour. */
export const drawTextCode = ({ config, database }: House, { ip }: Call, which: CodeFor): Promise<string> =>
  // What is refused counts for nothing, and takes no valid code away.
  database.transact(async (tx) => {
    const { merchant } = which;
    const by = { address: BY_ADDRESS * config.rateFactor, brand: BY_BRAND * config.rateFactor };
    const code = await drawCode(tx, which);
    await countHourly(tx, merchant, { what: 'text_by_address', who: addressKey(ip), most: by.address });
    await countHourly(tx, merchant, { what: 'text_by_brand', who: '', most: by.brand });
    return code;
  });
