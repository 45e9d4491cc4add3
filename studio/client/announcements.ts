import type { RoundView, SessionView } from '../protocol.ts';
import type { MessageKey, I18n } from './i18n/index.ts';
import { formatMoney } from './money.ts';
import { openMessage } from './panels/dialogs.ts';
import type { Presenter } from './presenter.ts';
import { endsPlay, refusalKey, restrictionText, failureOf } from './refusals.ts';
import { isMoving, isWaiting, paidBy, resultOf } from './result.ts';
import type { Stage } from './stage.ts';
import { secondsOf } from './title.ts';

export interface News {
  /** A spin starts: clears earlier messages. */
  begin(): void;
  /** The player watched the end of this round. */
  watched(round: RoundView): void;
  /** A round progressed or ended since the last message about it (PP-26). */
  later(round: RoundView): void;
  failure(round: RoundView): void;
  refused(code: string, restriction?: RoundView['restriction']): void;
  ended(ended: NonNullable<SessionView['ended']>): void;
  /** The result of the spin just sent is unknown. */
  lost(): void;
  /** The server is back and has no such spin. */
  found(): void;
  /** The balance covers the stake again: removes the message that it does not. */
  covered(): void;
}

/** Shows and announces the result of a round, each message once. */
export function createAnnouncements(
  stage: Stage,
  presenter: Presenter,
  { t, ...i18n }: I18n,
  { minRoundMs, onSeen, onLeave }: { minRoundMs: number; onSeen: (round: RoundView) => void; onLeave: () => void },
): News {
  let received: string | null = null;
  let watchedId: string | null = null;
  let isLost = false;
  let isShort = false;

  const once = (round: RoundView): boolean => {
    const announcements = `${round.id} ${round.status} ${round.moves.length}`;
    const isNew = received !== announcements;
    received = announcements;
    return isNew;
  };
  const showNote = (mood: 'is-quiet' | 'is-failure', text: string): void => {
    stage.setPlate(text, mood);
    stage.speak(text);
  };
  const attend = (code: string, text = t(refusalKey(code), { code })): void => {
    if (endsPlay(code)) openMessage({ t, ...i18n }, text, { onLeave });
  };
  const settled = (round: RoundView): void => {
    if (!isMoving(round) && !isWaiting(round)) onSeen(round);
  };
  const seconds = secondsOf(minRoundMs, i18n.locale);
  const about = (round: RoundView, key: MessageKey): string => {
    const money = (amount: number): string => formatMoney(amount, round, i18n.locale);
    return t(key, {
      id: round.id,
      stake: money(round.stake),
      win: money(paidBy(round)),
      code: round.reason ?? '',
      seconds,
    });
  };

  function failure(round: RoundView): void {
    const key = failureOf(round);
    if (!key) return;
    const { restriction } = round;
    const refused = restriction?.kind === 'type_lock' ? 'refusal.TYPE_LOCKED' : key;
    const text = [about(round, refused), restriction && restrictionText({ t, ...i18n }, restriction)];
    const whole = text.filter(Boolean).join(' ');
    showNote('is-failure', whole);
    if (round.reason && round.status === 'refused') attend(round.reason, whole);
  }

  const interrupted = ({ free }: RoundView): MessageKey => (free ? 'free.interrupted' : 'interrupted');

  function finished(round: RoundView): void {
    presenter.showEnd(round);
    if (watchedId === round.id) return stage.speak(t('booked'));
    const { kind } = resultOf(round);
    if (kind === 'nothing' || kind === 'returned') showNote('is-quiet', about(round, interrupted(round)));
    else stage.speak(about(round, interrupted(round)));
  }

  /** A round of before, or one that another window moved on. */
  function waits(round: RoundView): void {
    presenter.showEnd(round);
    showNote('is-quiet', t(watchedId === round.id ? 'movedOn' : 'resumed'));
  }

  return {
    begin: () => void ([received, isLost, isShort] = [null, false, false]),
    watched(round) {
      once(round);
      watchedId = round.id;
      settled(round);
    },
    later(round) {
      isLost = false;
      if (!once(round)) return;
      if (round.status === 'closed') finished(round);
      else if (round.status === 'booking') presenter.showEnd(round);
      else if (round.status === 'waiting') waits(round);
      else if (round.status === 'open') showNote('is-quiet', about(round, 'interruptedOpen'));
      else failure(round);
      settled(round);
    },
    failure,
    refused(code, restriction) {
      isShort = code === 'INSUFFICIENT_FUNDS';
      const why = restriction && restrictionText({ t, ...i18n }, restriction);
      const text = t(refusalKey(code), { code, seconds });
      showNote('is-failure', [text, why].filter(Boolean).join(' '));
      attend(code);
    },
    ended(ended) {
      const code = ended === 'kicked' ? 'OPENED_ELSEWHERE' : 'SESSION_EXPIRED';
      if (received !== code) attend(code);
      received = code;
    },
    lost() {
      isLost = true;
      showNote('is-failure', t('unknownRound'));
    },
    found() {
      if (isLost) showNote('is-failure', t('notReached'));
      isLost = false;
    },
    covered() {
      if (isShort) presenter.clear();
      isShort = false;
    },
  };
}
