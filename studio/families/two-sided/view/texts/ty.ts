import { ty as place } from '../../../shared/place-texts/ty.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Filipino. */
export const ty: Record<MessageKey, string> = {
  ...place,
  begin: 'Bet',
  bout: 'Ang laban',
  'on.red': 'Meron',
  'on.blue': 'Wala',
  'on.draw': 'Draw',
  'on.off': 'Cancelled',
  'short.red': 'M',
  'short.blue': 'W',
  'short.draw': 'D',
  'short.off': '–',
  pays: '{pays} to 1',
  wins: 'Panalo ang {side}',
  'is.draw': 'Draw: ibinabalik ang mga taya sa Meron at Wala',
  'is.off': 'Cancelled: ibinabalik ang lahat ng taya',
  returned: 'ibinalik ang taya',
  leads: 'Lamang ang {side}',
  even: 'Pantay',
  shares: 'Sa huling {rounds} laban: Meron {red}, Wala {blue}, draw {draw}, cancelled {off}',
  'rules.1':
    'Maghaharap ang Meron (red) at Wala (blue) sa labang may {exchanges} palitan. Mag-bet sa panig na mananalo, o sa draw.',
  'rules.2': '{draw} to 1 ang bayad sa draw, at ibinabalik ang mga taya sa Meron at Wala.',
  'rules.3': 'Na-draw na ang resulta bago ipakita ang laban. Ipinapakita lang ito ng mga palitan at hindi binabago.',
  'rules.4': 'Puwedeng makansela ang laban bago matapos. Ibinabalik ang lahat ng taya kapag ganoon.',
  chance: 'Tsansa',
  kind: 'Bayad',
  'part.win': 'Mula sa mga panalo',
  'part.push': 'Mula sa mga ibinalik na taya',
};
