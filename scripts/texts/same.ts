import type { Language } from '../../contract/primitives.ts';
import type { Pair } from './checks.ts';

/** Names and abbreviations that every language may write as English does. */
const NAMES = [
  ...['RTP', 'VIP', 'PVP', 'PK10', 'K3', '4D', 'CSV', 'ID', 'FAQ', 'URL', 'SMS', 'MOBA', 'OK'],
  ...[
    'Parlour',
    'Studio',
    'Facebook',
    'WhatsApp',
    'Telegram',
    'WeChat ID',
    'WeChat',
    'LINE ID',
    'LINE',
    'Zalo',
    'Android',
  ],
  // Systems of bets, and slots of one maker's kind.
  ...['Trixie', 'Patent', 'Yankee', 'Canadian', 'Heinz', 'Super Heinz', 'Goliath', 'Lucky 15', 'Lucky 31', 'Lucky 63'],
  'Megaways',
  ...['A', 'B', 'J', 'Q', 'K'],
];
const SIGNS = String.raw`[\s\d·×%.,:;()/+–-]*`;
const EVERYWHERE = new RegExp(String.raw`^${SIGNS}(${NAMES.join('|')})?${SIGNS}(\{\{rtp\}\}|\{rtp\})?${SIGNS}$`, 'i');

/** Texts that one language has as English has them, because that is its own word. */
const OWN: Partial<Record<Language, readonly string[]>> = {};

/** Whether a text may be as in English. */
export const isRightlySame = (language: Language, { english }: Pair): boolean =>
  EVERYWHERE.test(english) || (OWN[language] ?? []).includes(english);
