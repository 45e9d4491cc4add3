import type { Language } from '../../contract/primitives.ts';
import type { Pair } from './checks.ts';

/** Names and abbreviations that every language writes as English does. */
const EVERYWHERE =
  /^[\s\d·×%.,:;()/+–-]*(MOBA|RTP \{\{rtp\}\}|RTP|VIP|PVP|PK10|K3|4D|CSV|ID|FAQ|URL|SMS|Parlour|Studio|Facebook|WhatsApp|Telegram|WeChat|LINE|Zalo|A|B|J|Q|K|OK)?[\s\d·×%.,:;()/+–-]*$/;

/** Texts that one language has as English has them, because that is its own word. */
const OWN: Partial<Record<Language, readonly string[]>> = {};

/** Whether a text may be as in English. */
export const isRightlySame = (language: Language, { english }: Pair): boolean =>
  EVERYWHERE.test(english) || (OWN[language] ?? []).includes(english);
