import type { RoundView, SessionView } from '../protocol.ts';
import type { I18n } from './i18n/index.ts';
import { formatMoney } from './money.ts';

type FreeRounds = NonNullable<SessionView['freeRounds']>;
type Session = Pick<SessionView, 'freeRounds' | 'currency' | 'exponent'>;

/** The free rounds that the game plays now; undefined if none are left. */
export const freeRoundsOf = ({ freeRounds }: Session): FreeRounds | undefined =>
  freeRounds && freeRounds.left > 0 ? freeRounds : undefined;

/** How many are left while one of them is being played, and what all have won: `24 free rounds left at $0.20 · Won $1.20`. */
export function freeRoundsLine({ t, locale }: I18n, session: Session, isPlaying: boolean): string | null {
  const free = session.freeRounds;
  if (!free || (free.left === 0 && !isPlaying)) return null;
  const left = t('free.left', { left: free.left, stake: formatMoney(free.stake, session, locale) });
  return free.won > 0 ? `${left} · ${t('free.won', { won: formatMoney(free.won, session, locale) })}` : left;
}

/** What the player reads when the game opens with free rounds. */
export function freeRoundsOffer({ t, locale }: I18n, session: Session): string | null {
  const free = freeRoundsOf(session);
  return free ? t('free.offer', { left: free.left, stake: formatMoney(free.stake, session, locale) }) : null;
}

export interface FreeRoundsEnd {
  /** Null: nothing. */
  won: string | null;
  text: string;
}

/** What the rounds won in all, once the last one was played in this game; null before, and for a paid round. */
export function freeRoundsEnd(
  { t, locale }: I18n,
  session: Session,
  round: Pick<RoundView, 'free'>,
): FreeRoundsEnd | null {
  if (!round.free || freeRoundsOf(session)) return null;
  const won = session.freeRounds?.won ?? 0;
  if (won === 0) return { won: null, text: t('free.endNothing') };
  return { won: formatMoney(won, session, locale), text: t('free.end') };
}
