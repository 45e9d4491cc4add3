import type { RoundView } from '../protocol.ts';
import { en, type MessageKey } from './i18n/en.ts';
import type { I18n } from './i18n/index.ts';
import { formatTime } from './time.ts';

/** Returns the message for a code of the platform or the Studio. An unknown code is shown, not hidden. */
export function refusalKey(code: string): MessageKey {
  const key = `refusal.${code}`;
  return key in en ? (key as MessageKey) : 'refusal.OTHER';
}

/** Codes after which this session accepts no bets, so that the player can only leave. */
const ENDING = ['SESSION_EXPIRED', 'SESSION_INVALID', 'OPENED_ELSEWHERE', 'PLAYER_EXCLUDED', 'GAME_DISABLED'];
export const endsPlay = (code: string): boolean => ENDING.includes(code);

/** Returns the message for a round that ended without a result, or has none yet. */
export function failureOf(round: Pick<RoundView, 'status' | 'reason' | 'free'>): MessageKey | undefined {
  if (round.reason === 'BET_WITHDRAWN') return 'refusal.BET_WITHDRAWN';
  if (round.reason === 'OUTAGE') return 'refusal.OUTAGE';
  if (round.free && (round.status === 'returning' || round.status === 'returned')) return 'free.returned';
  if (round.status === 'returning') return 'refusal.BET_UNANSWERED';
  if (round.status === 'returned') return 'refusal.BET_RETURNED';
  if (round.status === 'disputed') return 'refusal.DISPUTED';
  return round.status === 'refused' ? refusalKey(round.reason ?? '') : undefined;
}

type Restriction = NonNullable<RoundView['restriction']>;

/** Returns which limit or exclusion of the player refused a bet, and until when; empty if the code says it all. */
export function restrictionText({ t, locale }: I18n, { kind, period, until }: Restriction): string {
  if (kind === 'stake') return '';
  if (period === 'session') return t('restriction.session');
  if (until === null) return '';
  const when = formatTime(locale, until, { date: 'medium', time: 'short' });
  return t(`restriction.${period ?? kind}` as MessageKey, { until: when });
}
