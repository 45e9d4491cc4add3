import { CHAT_LIMITS } from '../../../contract/chat-message.ts';
import type { NameProblem } from '../../../contract/chat.ts';
import { lengthOf } from '../../../contract/chat-text.ts';
import { hasLink } from './links.ts';
import { nameKey } from './match-key.ts';
import { hasStack } from './message-text.ts';
import { hasRefusedWord } from './refused-words.ts';

/** Letters, marks and digits of any script, with single signs between them. Joiners stay: Persian and Hindi names need them. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[ ._'\-\u200c\u200d](?! ))*$/u;
/** Letters that nobody sees, such as U+3164, which is a letter of Korean. */
const UNSEEN = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/u;

/** Parts of names that only staff could have. Each is compared as a key, so `Adm1n` and `АDMIN` are found. */
const OF_STAFF = [
  ...['admin', 'moderator', 'support', 'staff', 'official', 'helpdesk', 'helpcenter', 'helpcentre', 'customerservice'],
  ...['customercare', 'operator', 'manager', 'system', 'security', 'cashier'],
  ...['客服', '官方', '管理员', '管理員', '系统', '系統', '版主', '运营'],
  ...['الدعم', 'دعم', 'الإدارة', 'ادارة', 'إدارة', 'مشرف', 'خدمةالعملاء', 'رسمي', 'مسؤول'],
  ...['поддержка', 'админ', 'модератор', 'soporte', 'oficial', 'suporte', 'destek', 'resmi', 'hotro', 'สนับสนุน'],
].map(nameKey);

interface Rules {
  /** The login name, which nobody else may learn. */
  username: string;
  /** Names of the merchant. */
  brands: readonly string[];
  /** Refused words of all rooms, and reserved names of the operator. */
  words: readonly string[];
  names: readonly string[];
}

/** Why a name cannot be had, apart from others' names. */
export const nameProblem = (name: string, { username, brands, words, names }: Rules): NameProblem | null => {
  const length = lengthOf(name);
  if (length < CHAT_LIMITS.name.min || length > CHAT_LIMITS.name.max) return 'length';
  if (!NAME.test(name) || UNSEEN.test(name) || hasStack(name)) return 'characters';
  const key = nameKey(name);
  // A short reserved name such as a brand of two letters would forbid too much.
  const reserved = [...OF_STAFF, ...[...brands, ...names].map(nameKey).filter((each) => each.length > 2)];
  if (/^mod$/.test(key) || reserved.some((each) => key.includes(each))) return 'reserved';
  if (key === nameKey(username)) return 'username';
  if (hasLink(name)) return 'links';
  return hasRefusedWord(name, words) ? 'words' : null;
};
