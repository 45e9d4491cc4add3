import type { TableState } from '../../../../contract/live-tables.ts';
import type { FamilyView, HandView, OwnHand, ViewContext } from '../../../client/family-view.ts';
import { formatAmount, formatMoney, formatShare } from '../../../client/money.ts';
import { createCards } from '../../../client/parts/cards.ts';
import { openOf, stateOf } from '../open.ts';
import { actsOf, costOfBet, type View } from '../rules.ts';
import { Shape, type Bet } from '../shape.ts';
import { createBoard, type Shown } from './board.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './patti.css';

export const open = (context: ViewContext): Promise<FamilyView> => openHands(context);

/** Opens the table of a title: for a hand that is played, and for a replay. */
export async function openHands({ title, i18n, stage, money, sit }: ViewContext): Promise<HandView> {
  const { locale } = i18n;
  const params = Shape.parse(title.params);
  const [texts, cards] = await Promise.all([loadFamilyTexts(i18n), createCards(i18n)]);
  const amount = (minor: number): string => formatAmount(minor, money.exponent, locale);
  const rake = formatShare(params.rake * 100, locale);
  const board = createBoard(texts, { cards, t: i18n.t, money: amount, rake, turnMs: title.hands?.turnMs ?? 0, sit });

  const EMPTY: Shown = { hand: null, sits: [], own: null, ownCards: null, turn: null };
  void board.show(EMPTY);

  /** A hand that is shown again. Who was simulated is not known any more. */
  function ofView(view: View): Shown {
    const hand = openOf(params, view);
    return {
      hand,
      sits: view.seats.map((seat) => (seat ? { simulated: false, away: false } : null)),
      own: view.own,
      ownCards: view.cards[view.own] ?? null,
      turn: view.turn === null ? null : { place: view.turn, leftMs: 0 },
    };
  }
  const ofTable = ({ seats, hand }: TableState, { place, cards }: OwnHand, leftMs = 0): Shown => ({
    hand: hand?.shown ?? null,
    sits: seats,
    own: place,
    ownCards: cards,
    turn: hand?.turn ? { place: hand.turn.place, leftMs } : null,
  });

  /** The last move, or the end of the hand, in a sentence. */
  function said({ hand, own, sits }: Shown): string {
    if (hand?.end) {
      const { by, winners, won } = hand.end;
      const who = winners.map((place) => board.nameOf({ own, sits }, place)).join(' + ');
      return `${texts(`by.${by}`)} ${texts('wins', { who, amount: formatMoney(won, money, locale) })}`;
    }
    if (!hand?.last) return '';
    return texts(`did.${hand.last.act}`, { who: board.nameOf({ own, sits }, hand.last.place) });
  }

  return {
    elements: [board.element],
    labels: { begin: texts('begin'), fact: texts('fact', { rake }) },
    bet: (stake): Bet => ({ place: 0, stake }),
    enable: () => undefined,
    start: () => stage.sound('bet'),
    async present(round) {
      const shown = ofView(outcomeOf(round));
      stage.sound('deal');
      await board.show(shown, true);
      const text = said(shown);
      if (text) stage.speak(text);
    },
    show: (round) => void board.show(ofView(outcomeOf(round))),
    rest: () => void board.show(EMPTY),
    clear: () => undefined,
    async rules() {
      const { createRules } = await import('./rules.ts');
      const seconds = Math.round((title.hands?.turnMs ?? 0) / 1_000);
      return createRules(params, texts, { rake, seconds, locale });
    },
    hands: {
      show: (table, own, leftMs) => void board.show(ofTable(table, own, leftMs), true),
      said: (table, own) => said(ofTable(table, own)),
      nameOf: (table, own, place) => board.nameOf(ofTable(table, own), place),
      acts(table, { place, cards }) {
        // What can be done does not depend on the own cards, which may be told later than the turn.
        const hand = place === null ? null : stateOf(params, table, { place, cards: cards ?? [] });
        if (!hand || place === null || hand.turn !== place) return [];
        const boot = table.stake / params.boots;
        return actsOf(params, hand).map((act) => ({
          act,
          isMain: act === 'bet',
          label:
            act === 'see' || act === 'pack'
              ? texts(`act.${act}`)
              : texts(`act.${act}`, { amount: amount(boot * costOfBet(hand, place, act)) }),
        }));
      },
    },
  };
}
