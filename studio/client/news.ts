import type { RoundView, SessionView } from '../protocol.ts';
import type { MessageKey, I18n } from './i18n/index.ts';
import { formatMoney } from './money.ts';
import { openMessage } from './panels/dialogs.ts';
import type { Presenter } from './presenter.ts';
import { endsPlay, refusalKey, restrictionText, troubleOf } from './refusals.ts';
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
  trouble(round: RoundView): void;
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
export function createNews(
  stage: Stage,
  presenter: Presenter,
  { t, ...i18n }: I18n,
  { minRoundMs, onSeen, onLeave }: { minRoundMs: number; onSeen: (round: RoundView) => void; onLeave: () => void },
): News {
  let told: string | null = null;
  let watchedId: string | null = null;
  let isLost = false;
  let isShort = false;

  const once = (round: RoundView): boolean => {
    const news = `${round.id} ${round.standing} ${round.moves.length}`;
    const isNew = told !== news;
    told = news;
    return isNew;
  };
  const note = (mood: 'is-quiet' | 'is-trouble', text: string): void => {
    stage.setPlate(text, mood);
    stage.speak(text);
  };
  const attend = (code: string, text = t(refusalKey(code), { code })): void => {
    if (endsPlay(code)) openMessage({ t, ...i18n }, text, onLeave);
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

  function trouble(round: RoundView): void {
    const key = troubleOf(round);
    if (!key) return;
    const { restriction } = round;
    const refused = restriction?.kind === 'type_lock' ? 'refusal.TYPE_LOCKED' : key;
    const text = [about(round, refused), restriction && restrictionText({ t, ...i18n }, restriction)];
    const whole = text.filter(Boolean).join(' ');
    note('is-trouble', whole);
    if (round.reason && round.standing === 'refused') attend(round.reason, whole);
  }

  function finished(round: RoundView): void {
    presenter.showEnd(round);
    if (watchedId === round.id) return stage.speak(t('booked'));
    const { kind } = resultOf(round);
    if (kind === 'nothing' || kind === 'returned') note('is-quiet', about(round, 'interrupted'));
    else stage.speak(about(round, 'interrupted'));
  }

  /** A round of before, or one that another window moved on. */
  function waits(round: RoundView): void {
    presenter.showEnd(round);
    note('is-quiet', t(watchedId === round.id ? 'movedOn' : 'resumed'));
  }

  return {
    begin: () => void ([told, isLost, isShort] = [null, false, false]),
    watched(round) {
      once(round);
      watchedId = round.id;
      settled(round);
    },
    later(round) {
      isLost = false;
      if (!once(round)) return;
      if (round.standing === 'closed') finished(round);
      else if (round.standing === 'booking') presenter.showEnd(round);
      else if (round.standing === 'waiting') waits(round);
      else if (round.standing === 'open') note('is-quiet', about(round, 'interruptedOpen'));
      else trouble(round);
      settled(round);
    },
    trouble,
    refused(code, restriction) {
      isShort = code === 'INSUFFICIENT_FUNDS';
      const why = restriction && restrictionText({ t, ...i18n }, restriction);
      const text = t(refusalKey(code), { code, seconds });
      note('is-trouble', [text, why].filter(Boolean).join(' '));
      attend(code);
    },
    ended(ended) {
      const code = ended === 'kicked' ? 'OPENED_ELSEWHERE' : 'SESSION_EXPIRED';
      if (told !== code) attend(code);
      told = code;
    },
    lost() {
      isLost = true;
      note('is-trouble', t('unknownRound'));
    },
    found() {
      if (isLost) note('is-trouble', t('notReached'));
      isLost = false;
    },
    covered() {
      if (isShort) presenter.clear();
      isShort = false;
    },
  };
}
