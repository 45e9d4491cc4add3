import { numberText, optionsOf, type BetType, type Field } from '../../../families/shared/lottery/bet-type.ts';
import type { Line } from '../../../families/shared/lottery/shape.ts';
import { h } from '../../dom.ts';
import { createChoice } from '../choice.ts';
import type { LotteryTranslate } from './game.ts';

interface Options {
  types: readonly BetType[];
  pays: ReadonlyMap<string, readonly number[]>;
  texts: LotteryTranslate;
  locale: string;
  /** The look of a number where all that can be drawn are offered. */
  lookOf: (number: number) => string;
  onChange: () => void;
}

/** A number of choices from which the tools of a field are useful, if all may be chosen. */
const TOOLS_FROM = 6;
const MAX_UNITS = 10_000;
/** From here on the numbers are all that can be drawn, and stand closer together on a phone. */
const MANY = 20;

/** A multiplier in hundredths as players read it. */
export const payText = (hundredths: number, locale: string): string =>
  (hundredths / 100).toLocaleString(locale, { maximumFractionDigits: 2 });

/** Where a player chooses a bet type and its numbers. */
export function createPicker({ types, pays, texts, locale, lookOf, onChange }: Options) {
  const tabs = [...new Set(types.map(({ tab }) => tab))];
  const body = h('div', { className: 'picker-fields' });
  const typeRow = h('div', {});
  const payLine = h('p', { className: 'picker-pays' });
  /** What each prize of a combination pays, where it can win several. */
  const ladder = h('dl', { className: 'picker-ladder' });
  let type = types[0]!;
  let picks: number[][] = [];
  let enabled = true;
  let buttons: Map<number, HTMLButtonElement>[] = [];

  const tabChoice = createChoice(
    texts('tabs'),
    tabs.map((value) => ({ value, text: texts(`tab.${value}`) })),
    (tab) => openTab(tab),
  );

  function openTab(tab: string): void {
    const ofTab = types.filter((each) => each.tab === tab);
    const choice = createChoice(
      texts('types'),
      ofTab.map(({ key }) => ({ value: key, text: texts(`bet.${key}`) })),
      (key) => openType(types.find((each) => each.key === key)!),
    );
    typeRow.replaceChildren(choice.element);
    choice.element.hidden = ofTab.length === 1;
    openType(ofTab[0]!);
  }

  function openType(next: BetType): void {
    type = next;
    picks = type.fields.map(() => []);
    buttons = type.fields.map(() => new Map<number, HTMLButtonElement>());
    body.replaceChildren(...type.fields.map(fieldElement));
    const own = pays.get(type.key)!;
    const top = Math.max(...own);
    payLine.textContent = texts(new Set(own).size > 1 ? 'paysUpTo' : 'pays', { pays: payText(top, locale) });
    const steps = type.isByChoice || type.prizes.length === 1 ? [] : type.prizes;
    ladder.hidden = steps.length === 0;
    ladder.replaceChildren(
      ...steps.map(({ key }, at) =>
        h('div', {}, h('dt', {}, texts(`prize.${key}`)), h('dd', {}, `${payText(own[at]!, locale)}×`)),
      ),
    );
    paint();
  }

  const nameOf = (field: Field, choice: number): string =>
    field.names ? texts(`option.${field.names[choice]}`) : numberText(field, choice);

  function fieldElement(field: Field, at: number): HTMLElement {
    const own = pays.get(type.key)!;
    // Odds of single choices are written on them, if they differ.
    const hasOwn = type.isByChoice && own.length > 1 && new Set(own).size > 1;
    const choices = optionsOf(field);
    const cells = choices.map((choice, index) => {
      const pay = hasOwn ? own[index] : undefined;
      const name = nameOf(field, choice);
      const button = h(
        'button',
        {
          className: `pick ${field.names ? 'is-name' : choices.length > MANY ? lookOf(choice) : ''}`.trim(),
          type: 'button',
          onClick: () => toggle(at, choice),
        },
        h('span', {}, name),
        pay !== undefined && h('small', {}, `${payText(pay, locale)}×`),
      );
      if (pay !== undefined) button.setAttribute('aria-label', texts('option', { name, pays: payText(pay, locale) }));
      buttons[at]!.set(choice, button);
      return button;
    });
    const many = choices.length % 8 === 0 ? 'are-many in-eights' : 'are-many';
    const shape = field.names ? 'are-names' : choices.length > MANY ? many : '';
    const label = field.key === undefined ? texts(`bet.${type.key}`) : texts(`field.${field.key}`);
    return h(
      'div',
      { className: 'picker-field', attrs: { role: 'group', 'aria-label': label } },
      field.key !== undefined && h('span', { className: 'picker-label' }, label),
      h(
        'div',
        {
          className: `picks ${shape}`.trim(),
          dir: field.names ? '' : 'ltr',
        },
        ...cells,
      ),
      field.numbers &&
        field.max >= TOOLS_FROM &&
        field.max === choices.length &&
        !type.isByChoice &&
        tools(at, choices),
    );
  }

  function tools(at: number, choices: readonly number[]): HTMLElement {
    const half = choices[Math.floor(choices.length / 2)]!;
    const sets: [string, (choice: number) => boolean][] = [
      ['all', () => true],
      ['big', (each) => each >= half],
      ['small', (each) => each < half],
      ['odd', (each) => each % 2 === 1],
      ['even', (each) => each % 2 === 0],
      ['none', () => false],
    ];
    return h(
      'div',
      { className: 'pick-tools' },
      ...sets.map(([key, holds]) =>
        h(
          'button',
          {
            className: 'secondary',
            type: 'button',
            onClick: () => change(at, choices.filter(holds).slice(0, type.fields[at]!.max)),
          },
          texts(key),
        ),
      ),
    );
  }

  function toggle(at: number, choice: number): void {
    const chosen = picks[at]!;
    if (chosen.includes(choice))
      return change(
        at,
        chosen.filter((each) => each !== choice),
      );
    if (chosen.length < type.fields[at]!.max)
      change(
        at,
        [...chosen, choice].sort((a, b) => a - b),
      );
  }

  function change(at: number, chosen: number[]): void {
    if (!enabled) return;
    picks[at] = chosen;
    paint();
    onChange();
  }

  function paint(): void {
    for (const [at, cells] of buttons.entries())
      for (const [choice, button] of cells) {
        button.setAttribute('aria-pressed', String(picks[at]!.includes(choice)));
        button.setAttribute('aria-disabled', String(!enabled));
      }
  }

  const units = (): number => {
    const isComplete = type.fields.every(({ min }, at) => picks[at]!.length >= min);
    return isComplete ? type.units(picks) : 0;
  };

  /** As few choices as the type needs, at random. */
  function random(): void {
    if (!enabled) return;
    for (let tries = 0; tries < 100; tries += 1) {
      picks = type.fields.map((field, at) => {
        const count = Math.max(field.min, at === 0 ? 1 : 0);
        const left = optionsOf(field);
        const taken: number[] = [];
        while (taken.length < count) taken.push(...left.splice(Math.floor(Math.random() * left.length), 1));
        return taken.sort((a, b) => a - b);
      });
      if (type.units(picks) > 0) break;
    }
    paint();
    onChange();
  }

  openTab(tabs[0]!);
  return {
    element: h('div', { className: 'picker' }, tabChoice.element, typeRow, payLine, ladder, body),
    units,
    /** Why the choice is no line yet; null if it is one. */
    problem(): string | null {
      const count = units();
      if (count > MAX_UNITS) return texts('tooMany');
      if (count > 0) return null;
      return texts('incomplete', { min: Math.max(1, ...type.fields.map(({ min }) => min)) });
    },
    line: (unit: number, times: number): Line | null =>
      units() > 0 && units() <= MAX_UNITS
        ? { on: type.key, picks: picks.map((chosen) => [...chosen]), unit, times }
        : null,
    random,
    clear() {
      picks = type.fields.map(() => []);
      paint();
    },
    enable(on: boolean) {
      if (enabled === on) return;
      enabled = on;
      paint();
    },
  };
}
