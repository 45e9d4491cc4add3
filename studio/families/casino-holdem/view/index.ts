import type { ResultOf } from '../../../../contract/live-rounds.ts';
import type { RoundView } from '../../../protocol.ts';
import { h } from '../../../client/dom.ts';
import type { FamilyView, TableView, ViewContext } from '../../../client/family-view.ts';
import { formatAmount } from '../../../client/money.ts';
import { createCards } from '../../../client/parts/cards.ts';
import { createChipTable } from '../../../client/parts/chip-table.ts';
import { totalOn } from '../../../client/parts/chips.ts';
import { createPastResults } from '../../../client/parts/past-results.ts';
import { Shape, type Bet, type Move } from '../../casino-holdem-solo/shape.ts';
import { handWord } from '../../casino-holdem-solo/view/hand.ts';
import { outcomeOf, type Shown } from '../../casino-holdem-solo/view/outcome.ts';
import { endOf, ENDS, said, type End } from './end.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './holdem-table.css';

type Choice = Move['move'];
const PLACES = ['ante', 'aces'] as const;
const LAST = 24;
const FLOP = 3;

export const open = (context: ViewContext): Promise<FamilyView> => openTable(context);

/** Opens the table of a title, for one player or for everybody. */
export async function openTable(context: ViewContext): Promise<TableView> {
  const { title, i18n, stage, money, move } = context;
  const { aces: hasAces } = Shape.parse(title.params);
  const [texts, cards] = await Promise.all([loadFamilyTexts(i18n), createCards(i18n)]);
  const format = { exponent: money.exponent, locale: i18n.locale };
  const bets = createChipTable({
    context,
    texts,
    places: hasAces ? PLACES : ['ante'],
    nameOf: (place) => texts(`on.${place as 'ante'}`),
    onChange: () => paintChoice(),
  });
  const ends: End[] = [];
  const past = createPastResults({
    kinds: ENDS,
    label: texts('last'),
    max: LAST,
    sharesOf: ({ won, lost, level, out }, rounds) =>
      texts('shares', { rounds, won: won!, lost: lost!, level: level!, out: out! }),
  });
  /** The ante and the choice of the bet that is shown, and whether it can be chosen now. */
  let shownAnte = 0;
  let made: Choice | null = null;
  let canChoose = false;
  let skipping = false;

  const row = (className: string, name: string) => {
    const holder = h('div', { className: 'cards', dir: 'ltr' });
    const label = h('p', { className: 'holdem-label' }, name);
    return { holder, label, element: h('div', { className: `holdem-hand ${className}` }, label, holder) };
  };
  const rows = {
    dealer: row('is-dealer', texts('dealer')),
    board: row('is-board', texts('board')),
    you: row('is-players', texts('you')),
  };

  const choice = (name: Choice) => {
    const text = h('span', { className: 'choice-name' });
    const button = h('button', { className: `spot holdem-choice is-${name}`, type: 'button' }, text);
    button.addEventListener('click', () => canChoose && move({ move: name }));
    return { button, text };
  };
  const [fold, call] = [choice('fold'), choice('call')];
  fold.text.textContent = texts('fold');

  function paintChoice(): void {
    const ante = shownAnte || (bets.laid()['ante'] ?? 0);
    const amount = ante > 0 ? formatAmount(2 * ante, format.exponent, format.locale) : null;
    call.text.replaceChildren(
      amount === null ? texts('callName') : texts('betCall', { amount }),
      h('small', {}, texts('callPays')),
    );
    for (const [name, { button }] of [['fold', fold] as const, ['call', call] as const]) {
      button.setAttribute('aria-disabled', String(!canChoose));
      button.setAttribute('aria-pressed', String(made === name));
    }
    choices.classList.toggle('is-open', canChoose);
  }

  const choices = h('div', { className: 'holdem-choices' }, fold.button, call.button);
  const spots = (hasAces ? PLACES : (['ante'] as const)).map((place) => {
    const name = h('span', { className: 'place-name' }, texts(`on.${place}`));
    name.append(h('small', {}, texts(`pays.${place}.short`)));
    const spot = bets.spot(place, name);
    spot.classList.add(`on-${place}`);
    return spot;
  });

  function paintPast(): void {
    past.set(ends.map((end) => ({ kind: end, text: texts(`short.${end}`), label: texts(`end.${end}`) })));
  }
  paintPast();

  function label({ player, board, dealer }: Pick<Shown, 'player' | 'board' | 'dealer'>): void {
    rows.you.label.textContent = `${texts('you')}: ${handWord(texts, [...player, ...board])}`;
    rows.dealer.label.textContent =
      dealer.length > 0 ? `${texts('dealer')}: ${handWord(texts, [...dealer, ...board])}` : texts('dealer');
  }

  function mark(end: End | null): void {
    rows.you.element.classList.toggle('is-winner', end === 'won' || end === 'out' || end === 'level');
    rows.dealer.element.classList.toggle('is-winner', end === 'lost' || end === 'level');
  }

  const backs = (count: number): null[] => Array.from({ length: count }, () => null);

  function lay({ player, board, dealer }: Pick<Shown, 'player' | 'board' | 'dealer'>): void {
    rows.you.holder.replaceChildren(...player.map((each) => cards.card(each)));
    rows.board.holder.replaceChildren(...[...board, ...backs(5 - board.length)].map((each) => cards.card(each)));
    rows.dealer.holder.replaceChildren(...(dealer.length > 0 ? dealer : backs(2)).map((each) => cards.card(each)));
    label({ player, board, dealer });
    mark(dealer.length > 0 ? endOf({ player, board, dealer }) : null);
  }

  function clearCards(): void {
    rows.dealer.holder.replaceChildren(...backs(2).map((each) => cards.card(each)));
    rows.you.holder.replaceChildren(...backs(2).map((each) => cards.card(each)));
    rows.board.holder.replaceChildren(...backs(5).map((each) => cards.card(each)));
    rows.dealer.label.textContent = texts('dealer');
    rows.you.label.textContent = texts('you');
    mark(null);
  }

  /** The hand and the flop are dealt; later the dealer's cards are turned after turn and river. */
  async function deal(shown: Shown): Promise<void> {
    const { player, board, dealer } = shown;
    if (dealer.length === 0) {
      for (const [place, card] of player.entries()) {
        if (skipping) return;
        stage.sound('deal');
        await cards.turn(rows.you.holder, place, card);
      }
    } else lay({ player, board: board.slice(0, FLOP), dealer: [] });
    for (const [place, card] of board.entries()) {
      if (skipping) return;
      if (dealer.length > 0 && place < FLOP) continue;
      stage.sound('deal');
      await cards.turn(rows.board.holder, place, card);
    }
    for (const [place, card] of dealer.entries()) {
      if (skipping) return;
      stage.sound('reveal');
      await cards.turn(rows.dealer.holder, place, card);
    }
  }

  const choiceOf = ({ moves }: { moves: readonly unknown[] }): Choice | null =>
    (moves[0] as Move | undefined)?.move ?? null;
  const anteOf = ({ bet }: Pick<RoundView, 'bet'>): number => (bet as Bet).ante ?? 0;

  function textOf(shown: Shown): string {
    if (shown.dealer.length > 0) return said(texts, shown);
    const own = handWord(texts, [...shown.player, ...shown.board]);
    if (!shown.over) return texts('dealt', { own });
    return shown.move === 'fold' ? texts('folded') : own;
  }

  clearCards();
  paintChoice();

  return {
    elements: [
      h(
        'div',
        { className: 'panel-board holdem-table' },
        h('div', { className: 'holdem-hands' }, rows.dealer.element, rows.you.element),
        rows.board.element,
        h('div', { className: 'holdem-past' }, past.list, past.bar),
        h('div', { className: 'holdem-places' }, ...spots, choices),
        bets.foot,
      ),
    ],
    labels: { begin: texts('begin') },
    bet(stake) {
      const bet = bets.view.bet(stake) as { chips: Bet } | null;
      return bet && bet.chips;
    },
    stakeOf: (bet) => ((bet as Bet).ante ?? 0) + ((bet as Bet).aces ?? 0),
    enable(what, round) {
      bets.view.enable(what, round);
      canChoose = what === 'move';
      if (round) shownAnte = anteOf(round);
      paintChoice();
    },
    start() {
      clearCards();
      stage.sound('bet');
    },
    async present(round) {
      const shown = outcomeOf(round);
      skipping = false;
      if (shown.move === null || shown.dealer.length > 0) await deal(shown);
      lay(shown);
      stage.speak(textOf(shown));
    },
    canSkip: () => true,
    skip: () => void (skipping = true),
    show(round) {
      const shown = outcomeOf(round);
      lay(shown);
      [shownAnte, made] = [shown.bet.ante ?? 0, shown.move];
      bets.show({ ...shown.bet }, shown.over ? shown.pays : {});
      call.button.classList.toggle('is-won', shown.over && shown.pays.call > 2 * shownAnte);
      paintChoice();
    },
    rest: clearCards,
    clear() {
      [shownAnte, made] = [0, null];
      call.button.classList.remove('is-won');
      bets.clear();
      paintChoice();
    },
    // Both moves have buttons of their own, so that a press of the large button never takes a further stake.
    action: () => null,
    shared: {
      stakesOf: (bet, moves) => ({
        ...(bet as Bet),
        ...(choiceOf({ moves }) === 'call' && { call: 2 * anteOf({ bet }) }),
      }),
      free: bets.shared.free,
      totals(totals, own) {
        bets.shared.totals(totals, own);
        const stakes = { own: own['call'] ?? 0, all: totals['call']?.stake ?? 0 };
        totalOn(call.button, stakes, (values) => texts('ownOfAll', values), format);
      },
      bets([bet]) {
        [shownAnte, made] = bet ? [anteOf(bet), choiceOf(bet)] : [0, null];
        paintChoice();
      },
      watched: ({ player, board, dealer }: ResultOf<'casino-holdem'>, { call: called, ...bet }, paid) => {
        const pays = { ante: 0, call: 0, aces: 0 };
        for (const outcome of paid)
          for (const [place, amount] of Object.entries(outcomeOf({ outcome }).pays)) pays[place as 'ante'] += amount;
        const made = called ? 'call' : bet['ante'] ? 'fold' : null;
        return { bet, player, board, dealer, move: made, pays, over: true };
      },
      said: (result: ResultOf<'casino-holdem'>) => said(texts, result),
      recent(results: readonly ResultOf<'casino-holdem'>[]) {
        ends.splice(0, ends.length, ...results.map(endOf));
        paintPast();
      },
      choice: {
        watched: (dealt, { call: called, ...bet }) => ({
          ...{ bet, ...dealt, dealer: [], move: called ? 'call' : null },
          ...{ pays: { ante: 0, call: 0, aces: 0 }, over: false },
        }),
        isOpen: (bet) => anteOf(bet) > 0 && choiceOf(bet) === null,
        line(bet, seconds) {
          if (seconds === 0) return texts('choose.over');
          return texts(!bet || anteOf(bet) === 0 ? 'choose.others' : `choose.${choiceOf(bet) ?? 'open'}`, { seconds });
        },
        said: (bet) => texts(choiceOf(bet) === 'call' ? 'called' : 'folded'),
      },
    },
    async rules() {
      const { createRules } = await import('../../casino-holdem-solo/view/rules.ts');
      const rules = createRules({ aces: hasAces }, texts);
      return { ...rules, rules: (shown) => [h('p', {}, texts('rules.table')), ...rules.rules(shown)] };
    },
  };
}
