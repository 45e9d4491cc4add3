import type { RequestOf } from '../../../contract/define.ts';
import type { LoggedRain, rainOperator } from '../../../contract/rain-operator.ts';
import { isModuleOn } from '../../../contract/modules.ts';
import type { Tx } from '../../db/database.ts';
import type { Fail } from '../../http/failure.ts';
import { staffActor } from '../../operator/actor.ts';
import { audit } from '../../operator/audit.ts';
import { lockMerchant } from '../../operator/merchant.ts';
import { giveRain, notGiven } from './give.ts';
import { loggedRain } from './operator-reads.ts';
import { givenToday, houseTerms } from './terms.ts';

type Request = RequestOf<typeof rainOperator.give>;

/** Gives a rain of the house, within the merchant's bounds for one rain and for a day. `simulated`: the demo does it. */
export const giveHouseRain = async (
  tx: Tx,
  { merchant: code, room, amount, shares, minutes, reason, simulated = false }: Request & { simulated?: boolean },
  fail: Fail<'rain_not_given'>,
): Promise<LoggedRain> => {
  // The lock makes the house's rains wait for one another, so that the sum of the day is exact.
  const merchant = await lockMerchant(tx, code);
  if (!isModuleOn(merchant.modules, 'CHAT_ROOM')) throw notGiven(fail, 'off');
  const { currency, exponent } = merchant.brand;
  const { maximum, sumADay } = houseTerms(merchant);
  if (amount > maximum) throw notGiven(fail, 'amount', { minimum: 1, maximum, currency, exponent });
  const left = sumADay - (await givenToday(tx, code, null));
  if (amount > left) throw notGiven(fail, 'day_sum', { left: Math.max(0, left), currency, exponent });
  const giving = { merchant: code, room, giver: null, amount, currency, exponent, shares, minutes, simulated };
  const { id } = await giveRain(tx, giving, fail);
  await audit(tx, {
    ...{ merchant: code, actor: staffActor(), action: 'chat_rain', reason, before: null },
    after: { id, room, amount, currency, shares, minutes },
  });
  return (await loggedRain(tx, code, id))!;
};
