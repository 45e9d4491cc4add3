import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

/** Names that a language leaves in their letters, and words that are its own or those of its market. */
const ownOf = (language: Language): ReadonlySet<string> => {
  const file = path.join(import.meta.dirname, 'same', `${language.toLowerCase()}.json`);
  if (!existsSync(file)) return new Set();
  const { names, words } = JSON.parse(readFileSync(file, 'utf8')) as Record<'names' | 'words', string[]>;
  return new Set([...names, ...words]);
};

/** A test of texts that may be as in English in this language. */
export const rightlySame = (language: Language): ((pair: Pair) => boolean) => {
  const own = ownOf(language);
  return ({ english }) => EVERYWHERE.test(english) || own.has(english);
};
