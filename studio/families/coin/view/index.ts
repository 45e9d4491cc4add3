import { h, pause } from '../../../client/dom.ts';
import type { FamilyView, ViewContext } from '../../../client/family-view.ts';
import { formatMoney } from '../../../client/money.ts';
import { createFacts, timesText } from '../../../client/parts/ladder.ts';
import type { RoundView } from '../../../protocol.ts';
import { paid } from '../../shared/multiplier.ts';
import { stepsOf } from '../par.ts';
import { Params } from '../params.ts';
import { createCoin } from './coin.ts';
import { outcomeOf, type Shown } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './coin.css';

type Side = Shown['flips'][number];
const SIDES = ['heads', 'tails'] as const;

/** Opens the coin of a title. */
export async function open({ title, i18n, stage, move, betChanged }: ViewContext): Promise<FamilyView> {
  const { locale } = i18n;
  const params = Params.parse(title.params);
  const texts = await loadFamilyTexts(i18n);
  const facts = createFacts([texts('now'), texts('next')]);
  const coin = createCoin({ heads: title.theme.motif, tails: 'seven-pointed-star' }, texts);
  const history = h('ol', { className: 'coin-history', attrs: { 'aria-label': texts('flips') } });
  const request = h('p', { className: 'coin-asked' }, texts('call'));
  const picks = SIDES.map((side) =>
    h('button', { className: 'secondary', type: 'button', onClick: () => pick(side) }, texts(side)),
  );
  const calls = h('div', { className: 'coin-calls', attrs: { role: 'group', 'aria-label': texts('call') } }, ...picks);
  let doing: 'bet' | 'move' | 'nothing' = 'nothing';
  let chosen = 'heads' as Side;
  /** The player's own choice. A replay shows another call for its time. */
  let kept = chosen;
  /** Flips of this round that were shown. */
  let seen = 0;
  let skipping = false;

  /** Chooses the call of the bet; in a round, makes the call. */
  function pick(side: Side): void {
    if (doing === 'move') return move({ call: side });
    if (doing !== 'bet') return;
    kept = side;
    choose(side);
    betChanged();
  }

  function choose(side: Side): void {
    chosen = side;
    paintCalls();
  }

  function paintCalls(): void {
    request.textContent = texts(doing === 'move' ? 'again' : 'call');
    picks.forEach((button, index) => {
      // Not `disabled`, which would lose the focus between two calls.
      button.setAttribute('aria-disabled', String(doing === 'nothing'));
      if (doing === 'move') button.removeAttribute('aria-pressed');
      else button.setAttribute('aria-pressed', String(SIDES[index] === chosen));
    });
  }

  function paintHistory({ flips, calls: called }: Shown, count: number): void {
    history.replaceChildren(
      ...flips
        .slice(0, count)
        .map((side, index) => h('li', { className: called[index] === side ? 'is-right' : 'is-wrong' }, texts(side))),
    );
  }

  function paintFacts(shown: Shown | null): void {
    const next = shown ? shown.next : stepsOf(params)[0]!.multiplier;
    facts.set([
      shown && shown.multiplier > 0 ? timesText(shown.multiplier, locale) : null,
      next === null ? null : timesText(next, locale),
    ]);
  }

  const amountOf = (shown: Shown, round: RoundView): string =>
    formatMoney(paid(shown.stake, shown.multiplier), round, locale);
  paintFacts(null);

  const rightText = (shown: Shown, round: RoundView): string =>
    texts('right', { side: texts(shown.flips.at(-1)!), amount: amountOf(shown, round) });

  /** Shows one flip, and what it means if it is the last one of the round so far. */
  async function showFlip(shown: Shown, index: number, round: RoundView): Promise<void> {
    const side = shown.flips[index]!;
    const right = shown.calls[index] === side;
    choose(shown.calls[index]!);
    stage.sound('spin');
    await coin.flip(side, () => skipping);
    stage.sound(right ? 'reveal' : 'lose');
    paintHistory(shown, index + 1);
    if (index < shown.flips.length - 1) return skipping ? undefined : pause(350);
    const text = right ? rightText(shown, round) : texts('wrong', { side: texts(side) });
    stage.speak(text);
    if (!right && !skipping) await pause(400);
  }
  paintCalls();

  return {
    elements: [
      h(
        'div',
        { className: 'panel-board coin-board' },
        facts.element,
        h('div', { className: 'coin-air' }, coin.element),
        history,
        request,
        calls,
      ),
    ],
    labels: { begin: texts('begin') },
    bet(stake) {
      kept = chosen;
      return { stake, call: chosen };
    },
    enable(what) {
      doing = what;
      paintCalls();
    },
    start() {
      seen = 0;
      history.replaceChildren();
      paintFacts(null);
      stage.sound('bet');
    },
    async present(round) {
      const shown = outcomeOf(round);
      skipping = false;
      for (; seen < shown.flips.length; seen += 1) await showFlip(shown, seen, round);
      if (round.moves.some((made) => 'cashOut' in (made as object))) stage.sound('cashOut');
    },
    canSkip: (round) => outcomeOf(round).flips.length > seen,
    skip() {
      skipping = true;
      coin.rest();
    },
    show(round) {
      const shown = outcomeOf(round);
      seen = shown.flips.length;
      coin.turnTo(shown.flips.at(-1) ?? 'heads');
      choose(shown.calls.at(-1) ?? chosen);
      paintHistory(shown, seen);
      paintFacts(shown);
      // Also after a reload.
      if (!shown.over) stage.plate(rightText(shown, round), 'is-running');
    },
    rest: () => undefined,
    clear: () => choose(kept),
    action: (round) => ({
      label: texts('take', { amount: amountOf(outcomeOf(round), round) }),
      move: { cashOut: true },
    }),
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(params, i18n, texts);
    },
  };
}
