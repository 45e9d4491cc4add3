import type { Spin } from '../engine/round.ts';
import { amountOf } from '../engine/pay.ts';
import type { RoundView } from '../protocol.ts';
import { isCalm, pause } from './dom.ts';
import type { Tongue } from './i18n/index.ts';
import { formatMoney } from './money.ts';
import { resultOf } from './result.ts';
import type { View } from './view.ts';

const COUNT_MS = 900;

export interface Presenter {
  /** Presents a decided round to its end on the reels, which may already be spinning. */
  present(round: RoundView): Promise<void>;
  /** Shows the end of a round at once. */
  showEnd(round: RoundView): void;
  /** Skips to the end of the round that is being presented. */
  skip(): void;
  clear(): void;
}

/** Presents a round as the seeds decided it: the paid spin, then its free spins one by one. */
export function createPresenter(view: View, { t, locale }: Tongue, ribbon: () => string | null): Presenter {
  let [skipping, counting] = [false, 0];

  const lasting = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0 && !skipping; left -= 50) await pause(Math.min(50, left));
  };
  const plate = (text: string, mood = ''): void => {
    counting += 1;
    view.plate.className = `plate ${mood}`;
    view.plate.textContent = text;
  };

  async function present(round: RoundView): Promise<void> {
    skipping = false;
    const [paid, ...free] = round.outcome?.spins ?? [];
    if (!paid) return;
    await view.reels.stop(paid);
    if (free.length > 0) await presentFree(round, paid, free);
    showEnd(round, true);
  }

  async function presentFree(round: RoundView, paid: Spin, free: Spin[]): Promise<void> {
    if (paid.wins.length > 0) {
      view.lines.show(paid.wins, amountOf(paid.units, round.stake) > round.stake);
      await lasting(1_200);
      view.lines.clear();
    }
    const announced = t('freeSpins', { count: free.length });
    plate(announced, 'is-feature');
    view.speak(announced);
    await view.lines.showLanterns();
    view.lines.clear();
    view.stage.classList.add('is-feature');
    let total = paid.units;
    for (const [index, spin] of free.entries()) {
      if (skipping) break;
      view.setRibbon(t('freeSpinOf', { index: index + 1, count: free.length }));
      view.lines.clear();
      view.reels.start('free');
      await view.reels.stop(spin);
      total += spin.units;
      // The running total is shown without celebration: only the end decides whether the round is a win (PP-21).
      plate(formatMoney(amountOf(total, round.stake), round, locale), 'is-running');
      view.lines.show(spin.wins, false);
      await lasting(spin.wins.length > 0 ? 1_100 : 350);
    }
    view.stage.classList.remove('is-feature');
    view.setRibbon(ribbon());
  }

  function showEnd(round: RoundView, counted = false): void {
    const last = round.outcome?.spins.at(-1);
    if (!last) return;
    const result = resultOf(round);
    const money = (amount: number): string => formatMoney(amount, round, locale);
    view.reels.show(last);
    view.lines.show(last.wins, result.kind === 'win' || result.kind === 'jackpot');
    view.stage.classList.remove('is-feature');
    if (result.kind === 'nothing') plate(t('noWin'), 'is-quiet');
    if (result.kind === 'returned') {
      plate(t('returned', { amount: money(result.amount), stake: money(round.stake) }), 'is-quiet');
    }
    if (result.kind === 'jackpot') {
      plate(
        result.amount === null ? t('jackpotBooking') : t('won', { amount: money(result.amount + result.lines) }),
        'is-win',
      );
    }
    if (result.kind === 'win') {
      const text = (amount: number): string => t('won', { amount: money(amount) });
      plate(text(result.amount), 'is-win');
      if (counted && round.standing === 'closed' && !skipping) void countUp(result.amount, text);
    }
    const booking = result.kind === 'win' && round.standing === 'booking';
    view.speak(booking ? t('booking', { amount: money(result.amount) }) : (view.plate.textContent ?? ''));
    if (booking) plate(t('booking', { amount: money(result.amount) }), 'is-booking');
    describeReels(view, t);
  }

  async function countUp(amount: number, text: (amount: number) => string): Promise<void> {
    if (isCalm()) return;
    const mine = counting;
    const from = performance.now();
    for (let share = 0; share < 1 && mine === counting;) {
      share = Math.min(1, (performance.now() - from) / COUNT_MS);
      view.plate.textContent = text(Math.round(amount * (1 - (1 - share) ** 3)));
      await new Promise(requestAnimationFrame);
    }
  }

  return {
    present,
    showEnd,
    skip: () => void (skipping = true),
    clear() {
      view.lines.clear();
      plate('');
    },
  };
}

/** Describes the reels for screen readers. */
export function describeReels(view: Pick<View, 'reels'>, t: Tongue['t']): void {
  const columns = view.reels.grid().map((column) => column.map((symbol) => t(`symbol.${symbol}`)).join(', '));
  view.reels.element.setAttribute('aria-label', t('reels', { columns: columns.join('; ') }));
}
