import { h } from '../../../client/dom.ts';
import type { FamilyView, ViewContext } from '../../../client/family-view.ts';
import { formatMoney } from '../../../client/money.ts';
import { createChoice } from '../../../client/parts/choice.ts';
import { createFacts } from '../../../client/parts/ladder.ts';
import { drawing } from '../../../client/parts/symbols.ts';
import type { RoundView } from '../../../protocol.ts';
import { Params } from '../params.ts';
import type { Species } from '../species.ts';
import { DRAWINGS } from './drawings.ts';
import { outcomeOf, type Shown } from './outcome.ts';
import { paysWord } from './pays.ts';
import { createSea } from './sea.ts';
import { loadFamilyTexts } from './texts/index.ts';
import '../../../client/parts/board.css';
import './fish.css';

type Weapon = Params['weapons'][number];

/** Opens the sea of a title. */
export async function open({ title, i18n, stage, money, move, betChanged }: ViewContext): Promise<FamilyView> {
  const { locale } = i18n;
  const params = Params.parse(title.params);
  const texts = await loadFamilyTexts(i18n);
  let [load, canShoot] = [params.loads[0]!, false];
  /** The player's own load. A replay shows another one for its time. */
  let kept = load;
  let state: Shown | null = null;
  let isOff: boolean | null = null;
  const facts = createFacts([texts('unit'), texts('left'), texts('won')]);

  const loads = createChoice(
    texts('buy'),
    params.loads.map((each) => ({ value: String(each), text: String(each) })),
    (each) => {
      kept = Number(each);
      chooseLoad(kept);
      betChanged();
    },
  );
  const weapons = createChoice<Weapon['key']>(
    texts('weapon'),
    params.weapons.map(({ key, cost }) => ({
      value: key,
      text: texts('cost', { name: texts(`weapon.${key}`), cost }),
    })),
    () => paintTargets(),
  );
  function chooseLoad(units: number): void {
    load = units;
    loads.set(String(units));
  }

  const costOf = (): number => params.weapons.find(({ key }) => key === weapons.value())!.cost;

  function shoot(species: Species): void {
    if (!canShoot || !state || costOf() > state.load) return;
    stage.sound('bet');
    move({ target: species, weapon: weapons.value() });
  }

  const sea = createSea(params.targets, texts('sea'), shoot);
  const targets = new Map(
    params.targets.map((target) => {
      const name = texts(`species.${target.species}`);
      const pays = paysWord(texts, target);
      const button = h(
        'button',
        {
          className: 'fish-target',
          type: 'button',
          onClick: () => shoot(target.species),
          attrs: { 'aria-label': texts('target', { name, pays }), title: name },
        },
        drawing(DRAWINGS[target.species]),
        h('span', { attrs: { 'aria-hidden': 'true' } }, `${pays}×`),
      );
      return [target.species, button];
    }),
  );
  const row = h(
    'div',
    { className: 'fish-targets', attrs: { role: 'group', 'aria-label': texts('targets') } },
    ...targets.values(),
  );

  function paintTargets(): void {
    const off = !canShoot || !state || costOf() > state.load;
    if (isOff === off) return;
    isOff = off;
    row.classList.toggle('is-off', off);
    for (const button of targets.values()) button.setAttribute('aria-disabled', String(off));
  }

  function paint(stake: number): void {
    const unit = state ? state.unit : stake / load;
    facts.set([
      formatMoney(unit, money, locale),
      state ? String(state.load) : null,
      state ? formatMoney(state.won, money, locale) : null,
    ]);
    paintTargets();
  }

  const nameOf = (species: Species): string => texts(`species.${species}`);
  const worthOf = (shown: Shown): number => shown.won + shown.load * shown.unit;

  function take(round: RoundView): Shown {
    state = outcomeOf(round);
    paint(round.stake);
    return state;
  }
  const controls = h('div', { className: 'fish-controls' }, loads.element, weapons.element);
  await sea.load();

  return {
    elements: [h('div', { className: 'panel-board fish' }, facts.element, sea.element, row)],
    controls,
    labels: { begin: texts('begin') },
    bet(stake) {
      if (state?.over !== false) paint(stake);
      return { stake, load };
    },
    enable(what, round) {
      canShoot = what === 'move';
      if (what === 'bet') state = null;
      else if (round) state = outcomeOf(round);
      loads.enable(what === 'bet');
      loads.element.hidden = what !== 'bet';
      controls.classList.toggle('is-betting', what === 'bet');
      paintTargets();
    },
    start: () => stage.sound('bet'),
    present(round) {
      const shown = take(round);
      const moved = round.moves.at(-1) as { target?: Species } | undefined;
      if (!moved) {
        stage.plate(texts('shoot'), 'is-running');
        stage.speak(texts('shoot'));
      } else if (moved.target && shown.last) {
        const name = nameOf(shown.last.target);
        const caught = shown.last.payout > 0;
        const amount = formatMoney(shown.last.payout, money, locale);
        sea.hit(shown.last.target, caught ? amount : null);
        stage.sound(caught ? 'reveal' : 'tick');
        const text = caught ? texts('caught', { name, amount }) : texts('missed', { name });
        if (!shown.over) stage.plate(text, caught ? 'is-running' : '');
        stage.speak(text);
      } else stage.sound('cashOut');
      return Promise.resolve();
    },
    show(round) {
      const shown = take(round);
      chooseLoad(Math.round(round.stake / shown.unit));
    },
    rest: () => undefined,
    clear: () => chooseLoad(kept),
    action: (round) => ({
      label: texts('leave', { amount: formatMoney(worthOf(outcomeOf(round)), round, locale) }),
      move: { leave: true },
    }),
    async rules() {
      const { createRules } = await import('./rules.ts');
      return createRules(params, i18n, texts);
    },
  };
}
