import type { RoundStep, RoundView } from '../protocol.ts';
import { isCalm, pause } from './dom.ts';
import type { FamilyView } from './family-view.ts';
import type { I18n } from './i18n/index.ts';
import { formatMoney } from './money.ts';
import { isBigWin, isWaiting, resultOf } from './result.ts';
import { burst } from './stage/burst.ts';
import type { Stage } from './stage.ts';

const COUNT_MS = 900;
/** Between two moves of a replay. A round of many moves takes no longer than this in all. */
const STEP_MS = 600;
const STEPS_MS = 12_000;

export interface Presenter {
  /** Presents what came since the last time, to its end. */
  present(round: RoundView): Promise<void>;
  /** Presents a round that is over again, move by move. */
  replay(round: RoundView, steps: readonly RoundStep[]): Promise<void>;
  /** Shows a round as it stands at once. */
  showEnd(round: RoundView): void;
  /** Skips to the end of the round that is being presented. */
  skip(): void;
  clear(): void;
}

/** Presents rounds of any family and states their results. A return not above the stake is not celebrated (PP-21). */
export function createPresenter(stage: Stage, family: FamilyView, { t, locale }: I18n): Presenter {
  let [skipping, counting] = [false, 0];

  const plate = (text: string, mood = ''): void => {
    counting += 1;
    stage.setPlate(text, mood);
  };

  async function present(round: RoundView): Promise<void> {
    skipping = false;
    if (round.outcome === null) return;
    await family.present(round);
    showEnd(round, true);
    if (!isWaiting(round) && isBigWin(round)) burst(stage.stage);
  }

  async function replay(round: RoundView, steps: readonly RoundStep[]): Promise<void> {
    skipping = false;
    const waits = { status: 'waiting', win: null, jackpot: false, jackpotAmount: null } as const;
    for (const [index, step] of steps.slice(0, -1).entries()) {
      const then: RoundView = { ...round, ...step, ...waits, moves: round.moves.slice(0, index) };
      await family.present(then);
      if (skipping) return showEnd(round);
      family.show(then, false);
      await pause(Math.min(STEP_MS, STEPS_MS / steps.length));
      if (skipping) return showEnd(round);
    }
    await present(round);
  }

  function showEnd(round: RoundView, counted = false): void {
    if (round.outcome === null) return;
    const result = resultOf(round);
    /** The plate may count up; what is spoken is its end. */
    let said = '';
    const tell = (text: string, mood: string): void => plate((said = text), mood);
    const money = (amount: number): string => formatMoney(amount, round, locale);
    family.show(round, result.kind === 'win' || result.kind === 'jackpot');
    if (isWaiting(round)) return;
    if (result.kind === 'nothing') tell(t('noWin'), 'is-quiet');
    if (result.kind === 'returned') {
      const values = { amount: money(result.amount), stake: money(round.stake) };
      // A free round took no stake that it could return.
      tell(t(round.free ? 'won' : 'returned', values), 'is-quiet');
    }
    if (result.kind === 'jackpot') {
      const amount = result.amount === null ? null : money(result.amount + result.lines);
      tell(amount === null ? t('jackpotBooking') : t('won', { amount }), 'is-win');
    }
    if (result.kind === 'win') {
      const text = (amount: number): string => t('won', { amount: money(amount) });
      tell(text(result.amount), 'is-win');
      if (counted && round.status === 'closed' && !skipping) void countUp(result.amount, text);
    }
    const booking = result.kind === 'win' && round.status === 'booking';
    stage.speak(booking ? t('booking', { amount: money(result.amount) }) : said);
    if (booking) plate(t('booking', { amount: money(result.amount) }), 'is-booking');
  }

  async function countUp(amount: number, text: (amount: number) => string): Promise<void> {
    if (isCalm()) return;
    const mine = counting;
    const release = stage.holdPlate();
    const from = performance.now();
    for (let share = 0; share < 1 && mine === counting;) {
      share = Math.min(1, (performance.now() - from) / COUNT_MS);
      stage.plate.textContent = text(Math.round(amount * (1 - (1 - share) ** 3)));
      await new Promise(requestAnimationFrame);
    }
    release();
  }

  return {
    present,
    replay,
    showEnd,
    skip() {
      skipping = true;
      family.skip?.();
    },
    clear() {
      family.clear();
      plate('');
    },
  };
}
