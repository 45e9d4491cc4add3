import type { DealtOf, ResultOf } from '../../../../contract/live-rounds.ts';
import type { RoundView } from '../../../protocol.ts';
import { h } from '../../../client/dom.ts';
import type { FamilyView, TableView, ViewContext } from '../../../client/family-view.ts';
import { formatAmount } from '../../../client/money.ts';
import { createCards } from '../../../client/parts/cards.ts';
import { createChipTable } from '../../../client/parts/chip-table.ts';
import { totalOn } from '../../../client/parts/chips.ts';
import { createPastResults } from '../../../client/parts/past-results.ts';
import { pointsOf } from '../rules.ts';
import type { Bet, Move } from '../shape.ts';
import { createCountdown } from './countdown.ts';
import { endOf, ENDS, said, wordOf } from './end.ts';
import { createHands } from './hands.ts';
import { createMoves } from './moves.ts';
import { outcomeOf, rowOf, takenBy, type Shown } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './blackjack-table.css';

const PLACES = ['hand', 'behind'] as const;
const LAST = 24;

export const open = (context: ViewContext): Promise<FamilyView> => openTable(context);

/** Opens the table of a title, for one player or for everybody. */
export async function openTable(context: ViewContext): Promise<TableView> {
  const { i18n, stage, money, move } = context;
  const [texts, cards] = await Promise.all([loadFamilyTexts(i18n), createCards(i18n)]);
  const format = { exponent: money.exponent, locale: i18n.locale };
  const hands = createHands(cards, texts, stage.sound);
  const countdown = createCountdown(texts);
  const moves = createMoves(texts, (name) => move({ move: name }));
  const bets = createChipTable({
    context,
    texts,
    places: PLACES,
    nameOf: (place) => texts(`on.${place as 'hand'}`),
    onChange: () => paintMoves(),
  });
  const past = createPastResults({
    kinds: ENDS,
    label: texts('last'),
    max: LAST,
    sharesOf: ({ natural, over, made, top }, rounds) =>
      texts('shares', { rounds, natural: natural!, over: over!, made: made!, top: top! }),
  });
  /** The bet that is shown with its moves, and whether it can be played on now. */
  let own: Pick<RoundView, 'bet' | 'moves'> | null = null;
  let canMove = false;
  /** The choice that players have at the table. */
  let step = 0;

  const stakeOf = (bet: unknown): number => (bet as Bet).hand ?? 0;
  const hasHand = (bet: Pick<RoundView, 'bet'> | null): boolean => bet !== null && stakeOf(bet.bet) > 0;
  const movesOf = (bet: Pick<RoundView, 'moves'> | null): Move[] => (bet?.moves ?? []) as Move[];

  function paintMoves(): void {
    const stake = own ? stakeOf(own.bet) : (bets.laid()['hand'] ?? 0);
    const made = movesOf(own);
    const last = made.at(-1)?.move;
    moves.set({
      price: stake > 0 ? formatAmount(stake, format.exponent, format.locale) : null,
      open: !canMove ? [] : made.length === 0 ? ['hit', 'stand', 'double'] : ['hit', 'stand'],
      // A hit stands until the next card; another move is the last one.
      made: last === 'hit' && made.length <= step ? null : (last ?? null),
    });
  }

  const notes = { hand: h('small', {}, texts('pays.hand.short')), behind: h('small', {}, texts('pays.behind.short')) };
  const spots = PLACES.map((place) => {
    const spot = bets.spot(place, h('span', { className: 'place-name' }, texts(`on.${place}`), notes[place]));
    spot.classList.add(`on-${place}`);
    return spot;
  });

  /** What became of a bet behind, while the end of its round is shown. */
  function noteBehind({ behind, dealer }: Pick<Shown, 'behind' | 'dealer'>): void {
    notes.behind.textContent =
      behind.length > 0
        ? texts('behindEnd', { points: pointsOf(behind), end: wordOf(texts, behind, dealer) })
        : texts('pays.behind.short');
  }

  function textOf(shown: Shown): string {
    if (shown.over) return said(texts, shown);
    return texts('dealt', { own: pointsOf(rowOf(shown)), theirs: pointsOf(shown.dealer) });
  }

  /** The points of a bet's hand, as far as its cards are on the table. */
  const pointsOfBet = (bet: Pick<RoundView, 'moves'>): number => pointsOf(hands.row().slice(0, 2 + takenBy(bet.moves)));

  /** What the draw, or what is dealt of it, means for the player's own bet. */
  function shownOf(
    common: number[],
    dealer: number[],
    { double, ...bet }: Record<string, number>,
    made: readonly unknown[],
  ): Shown {
    const player = bet['hand'] ? common.slice(0, 2 + takenBy(made)) : common.slice(0, 2);
    const pays = { hand: 0, double: 0, behind: 0 };
    return { bet, player, dealer, behind: [], doubled: double !== undefined, pays, over: dealer.length > 1, common };
  }

  past.set([]);
  hands.clear();
  paintMoves();

  return {
    elements: [
      h(
        'div',
        { className: 'panel-board bj-live' },
        hands.dealer,
        countdown.element,
        hands.players,
        h('div', { className: 'bj-live-past' }, past.list, past.bar),
        h('div', { className: 'bj-live-places' }, ...spots),
        moves.element,
        bets.foot,
      ),
    ],
    labels: { begin: texts('begin') },
    bet(stake) {
      const bet = bets.view.bet(stake) as { chips: Bet } | null;
      return bet && bet.chips;
    },
    stakeOf: (bet) => stakeOf(bet) + ((bet as Bet).behind ?? 0),
    enable(what, round) {
      bets.view.enable(what, round);
      canMove = what === 'move';
      if (round) own = round;
      paintMoves();
    },
    start() {
      hands.clear();
      stage.sound('bet');
    },
    async present(round) {
      const shown = outcomeOf(round);
      await hands.deal(shown);
      stage.speak(textOf(shown));
    },
    canSkip: () => true,
    skip: () => hands.skip(),
    show(round) {
      const shown = outcomeOf(round);
      own = { bet: shown.bet, moves: round.moves };
      hands.lay(shown);
      noteBehind(shown);
      const { double, ...pays } = shown.pays;
      bets.show({ ...shown.bet }, shown.over ? pays : {});
      moves.mark(shown.over && shown.doubled && double > stakeOf(shown.bet));
      paintMoves();
    },
    rest: () => hands.clear(),
    clear() {
      [own, step] = [null, 0];
      moves.mark(false);
      noteBehind({ behind: [], dealer: [] });
      bets.clear();
      paintMoves();
    },
    // Each move has a button of its own, so that a press of the large button never takes a further stake.
    action: () => null,
    shared: {
      stakesOf: (bet, made) => ({
        ...(bet as Bet),
        ...((made.at(-1) as Move | undefined)?.move === 'double' && { double: stakeOf(bet) }),
      }),
      free: bets.shared.free,
      totals(totals, placed) {
        bets.shared.totals(totals, placed);
        const stakes = { own: placed['double'] ?? 0, all: totals['double']?.stake ?? 0 };
        totalOn(moves.double, stakes, (values) => texts('ownOfAll', values), format);
      },
      bets([bet]) {
        own = bet ?? null;
        paintMoves();
      },
      watched({ player, dealer }: ResultOf<'blackjack'>, placed, paid, made) {
        const shown = shownOf(player, dealer, placed, made);
        for (const outcome of paid) {
          const { pays, behind } = outcomeOf({ outcome });
          for (const [place, amount] of Object.entries(pays)) shown.pays[place as 'hand'] += amount;
          shown.behind = behind;
        }
        return shown;
      },
      said: (result: ResultOf<'blackjack'>) => said(texts, result),
      recent(results: readonly ResultOf<'blackjack'>[]) {
        past.set(
          results.map((result) => {
            const [kind, points] = [endOf(result), String(pointsOf(result.dealer))];
            const text = kind === 'natural' ? '★' : points;
            return { kind, text, label: texts('past.words', { end: texts(`end.${kind}`), points }) };
          }),
        );
      },
      choice: {
        watched: ({ player, dealer }: DealtOf<'blackjack'>, placed, made) => shownOf(player, dealer, placed, made),
        isOpen: (bet, now) =>
          hasHand(bet) && bet.moves.length === now && movesOf(bet).every(({ move: each }) => each === 'hit'),
        time(choice, leftMs) {
          if (choice && choice.step !== step) {
            step = choice.step;
            paintMoves();
          }
          countdown.set(choice, leftMs);
        },
        line(bet, seconds, now) {
          if (!bet || !hasHand(bet)) return texts(bet ? 'choose.behind' : 'choose.others', { seconds });
          const [last, points] = [movesOf(bet).at(-1)?.move ?? 'hit', pointsOfBet(bet)];
          if (last !== 'hit') return texts(`choose.${last}`, { seconds, points });
          if (bet.moves.length > now) return texts('choose.hit', { seconds });
          if (bet.moves.length < now) return texts('choose.missed', { points });
          if (seconds === 0) return texts('choose.over');
          return texts(now === 0 ? 'choose.open' : 'choose.again', { seconds, points });
        },
        said: (bet) => texts(`made.${movesOf(bet).at(-1)!.move}`),
      },
    },
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(texts);
    },
  };
}
