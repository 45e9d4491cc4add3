import type { SlipStatus } from '../../../../streams/book/bet-slip.ts';
import { h, say } from '../../../client/dom.ts';
import type { Requested, Bet } from '../shape.ts';
import { kindsOf, linesOf } from '../../../../streams/book/slip-lines.ts';
import { maxOf } from '../slip.ts';
import { describeSlip } from '../describe.ts';
import { figure, type Shared, type ShownFixture } from './context.ts';

export interface SlipLegShown {
  fixture: ShownFixture;
  market: string;
  outcome: string;
  /** The price that the player chose or accepted. */
  price: number;
}
type Tolerance = Requested['tolerance'];

/** The bet slip: its legs against the prices now, the kind of bet, the stake, and what may come of it. */
export function createSlip(
  shared: Shared,
  actions: {
    stakes: () => readonly number[];
    onRemove: (leg: SlipLegShown) => void;
    onClear: () => void;
    onTolerance: () => void;
    /** The player takes the prices that are shown. */
    onAccept: () => void;
    onPlace: () => void;
  },
) {
  const { texts } = shared;
  let [stake, sizes, tolerance]: [number, number[], Tolerance] = [0, [1], 'better'];
  let legs: readonly SlipLegShown[] = [];
  let [kindsFor, canPlace, isBusy] = [-1, false, false];
  let status: SlipStatus = { legs: [], state: 'empty' };

  const list = h('ol', { className: 'slip-legs' });
  const empty = h('p', { className: 'empty' }, texts('emptySlip'));
  const kind = h('select', { className: 'slip-select', attrs: { 'aria-label': texts('kind') } });
  const amount = h('select', { className: 'slip-select', attrs: { 'aria-label': texts('stakePerLine') } });
  const change = h(
    'select',
    { className: 'slip-select', attrs: { 'aria-label': texts('tolerance') } },
    ...(['none', 'better', 'any'] as const).map((each) =>
      h('option', { value: each, selected: each === tolerance }, texts(`tolerance.${each}`)),
    ),
  );
  const [lines, total, max] = [h('dd'), h('dd'), h('dd')];
  const note = h('p', { className: 'slip-note', attrs: { role: 'status', 'aria-live': 'polite' } });
  const place = h('button', {
    className: 'place',
    type: 'button',
    onClick() {
      if (place.getAttribute('aria-disabled') === 'true') return;
      if (status.state === 'changed') actions.onAccept();
      else actions.onPlace();
    },
  });
  const clear = h('button', { className: 'text-button', type: 'button', onClick: actions.onClear }, texts('clear'));
  const field = (name: string, control: HTMLElement): HTMLElement =>
    h('label', { className: 'slip-field' }, h('span', {}, name), control);
  const form = h(
    'div',
    { className: 'slip-form' },
    field(texts('kind'), kind),
    field(texts('stakePerLine'), amount),
    field(texts('tolerance'), change),
    h(
      'dl',
      { className: 'slip-sums' },
      ...[
        [texts('lines'), lines],
        [texts('totalStake'), total],
        [texts('mayReturn'), max],
      ].flatMap(([name, value]) => [h('dt', {}, name as string), value as HTMLElement]),
    ),
  );
  const element = h(
    'section',
    { className: 'slip', attrs: { 'aria-label': texts('slip') } },
    h('div', { className: 'slip-head' }, h('h2', {}, texts('slip')), clear),
    empty,
    list,
    form,
    note,
    place,
  );
  kind.addEventListener('change', () => {
    sizes = kind.value.split('+').map(Number);
    paint();
  });
  amount.addEventListener('change', () => {
    stake = Number(amount.value);
    paint();
  });
  change.addEventListener('change', () => {
    tolerance = change.value as Tolerance;
    actions.onTolerance();
  });

  /** The kinds of bet for so many legs: a combination, singles, plain systems, and those with a name. */
  function paintKinds(): void {
    const count = legs.length;
    if (kindsFor === count) return;
    kindsFor = count;
    const all = kindsOf(count).map((its) => [...its]);
    kind.replaceChildren(
      ...all.map((its) => h('option', { value: its.join('+') }, describeSlip(texts, { legs: [...legs], sizes: its }))),
    );
    sizes = all[0] ?? [1];
    kind.disabled = all.length < 2;
  }

  function paintStakes(): void {
    const stakes = actions.stakes();
    if (amount.options.length !== stakes.length)
      amount.replaceChildren(...stakes.map((each) => h('option', { value: String(each) }, figure(each, shared))));
    if (!stakes.includes(stake)) stake = stakes.find((each) => each >= 100) ?? stakes.at(-1) ?? 0;
    amount.value = String(stake);
  }

  function legRow(leg: SlipLegShown, index: number): HTMLElement {
    const { price = leg.price, move, isSuspended } = status.legs[index] ?? { move: 'same', isSuspended: false };
    const outcome = shared.outcome({ ...leg, ...leg.fixture.about });
    const state = price === null ? texts('offered') : isSuspended ? texts('suspended') : '';
    return h(
      'li',
      { className: `slip-leg is-${price === null || isSuspended ? 'off' : move}` },
      h(
        'p',
        { className: 'leg-outcome' },
        h('span', {}, outcome),
        h('b', {}, price === null ? '–' : shared.odds(price)),
      ),
      h(
        'p',
        { className: 'leg-match' },
        `${shared.market(leg.market, leg.fixture.about.sport)} · ${shared.match(leg.fixture.about)}`,
      ),
      h(
        'p',
        { className: 'leg-change' },
        [state, move !== 'same' && price !== null ? texts('priceWas', { odds: shared.odds(leg.price) }) : '']
          .filter(Boolean)
          .join(' · '),
      ),
      h(
        'button',
        {
          className: 'icon-button remove',
          type: 'button',
          attrs: { 'aria-label': texts('removeLeg', { outcome }) },
          onClick: () => actions.onRemove(leg),
        },
        '×',
      ),
    );
  }

  function paint(): void {
    const isEmpty = legs.length === 0;
    empty.hidden = !isEmpty;
    form.hidden = isEmpty;
    place.hidden = isEmpty;
    clear.hidden = isEmpty;
    paintKinds();
    paintStakes();
    list.replaceChildren(...legs.map(legRow));
    if (isEmpty) return;
    const count = linesOf({ legs, sizes });
    say(lines, String(count));
    say(total, shared.amount(count * stake));
    const priced = legs.map((leg, index) => ({ ...leg, price: status.legs[index]?.price ?? leg.price }));
    const bet = { legs: priced, sizes, stake } as unknown as Bet;
    say(max, shared.amount(Math.min(shared.params.maxPaid, maxOf(bet))));
    const isReady = canPlace && !isBusy && (status.state === 'ready' || status.state === 'changed');
    place.setAttribute('aria-disabled', String(!isReady));
    say(place, texts(isBusy ? 'placing' : status.state === 'changed' ? 'acceptChange' : 'place'));
  }

  return {
    element,
    paint,
    tolerance: (): Tolerance => tolerance,
    setLegs(next: readonly SlipLegShown[]) {
      legs = next;
      paint();
    },
    setStatus(next: SlipStatus) {
      status = next;
      paint();
    },
    setReady(next: boolean, busy: boolean) {
      if (next === canPlace && busy === isBusy) return;
      [canPlace, isBusy] = [next, busy];
      paint();
    },
    say: (text: string) => say(note, text),
    /** The slip as it is sent. */
    requested: (): Requested => ({
      legs: legs.map(({ fixture, market, outcome, price }) => ({ fixture: fixture.id, market, outcome, price })),
      sizes: sizes.toSorted((a, b) => a - b),
      stake,
      tolerance,
    }),
  };
}
