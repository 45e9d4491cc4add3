import { optionsOf, type BetType } from '../../../families/shared/lottery/bet-type.ts';
import type { Line } from '../../../families/shared/lottery/shape.ts';
import { h } from '../../dom.ts';
import { createChoice } from '../choice.ts';
import { createField, isPool } from './field.ts';
import type { LotteryTranslate } from './game.ts';

interface Options {
  types: readonly BetType[];
  pays: ReadonlyMap<string, readonly number[]>;
  texts: LotteryTranslate;
  locale: string;
  /** The look of a number where all that can be drawn are offered. */
  lookOf: (number: number) => string;
  /** Another bet type is offered. */
  onType: (type: BetType) => void;
  onChange: () => void;
}

const MAX_UNITS = 10_000;

/** Where a player chooses a bet type and its numbers. */
export function createPicker({ types, pays, texts, locale, lookOf, onType, onChange }: Options) {
  const tabs = [...new Set(types.map(({ tab }) => tab))];
  const body = h('div', { className: 'picker-fields' });
  const typeRow = h('div', { className: 'picker-types' });
  /** Room above the numbers for what the type pays. */
  const above = h('div', { className: 'picker-above' });
  let type = types[0]!;
  let picks: number[][] = [];
  let enabled = true;
  let buttons: Map<number, HTMLButtonElement>[] = [];
  let drawn: readonly number[] = [];

  const tabChoice = createChoice(
    texts('tabs'),
    tabs.map((value) => ({ value, text: texts(`tab.${value}`) })),
    openTab,
  );
  tabChoice.element.classList.add('is-groups');
  tabChoice.element.hidden = tabs.length === 1;

  function openTab(tab: string): void {
    const ofTab = types.filter((each) => each.tab === tab);
    const choice = createChoice(
      texts('types'),
      ofTab.map(({ key }) => ({ value: key, text: texts(`bet.${key}`) })),
      (key) => openType(types.find((each) => each.key === key)!),
    );
    typeRow.replaceChildren(choice.element);
    typeRow.hidden = ofTab.length === 1;
    openType(ofTab[0]!);
  }

  function openType(next: BetType): void {
    type = next;
    picks = type.fields.map(() => []);
    const fields = type.fields.map((_, at) =>
      createField({
        type,
        at,
        pays: pays.get(type.key)!,
        texts,
        locale,
        lookOf,
        toggle: (choice) => toggle(at, choice),
        change: (chosen) => change(at, chosen),
      }),
    );
    buttons = fields.map((field) => field.buttons);
    body.replaceChildren(...fields.map(({ element }) => element));
    onType(type);
    paint();
    onChange();
  }

  function toggle(at: number, choice: number): void {
    const chosen = picks[at]!;
    const rest = chosen.filter((each) => each !== choice);
    if (rest.length < chosen.length) change(at, rest);
    else if (chosen.length < type.fields[at]!.max)
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
        button.classList.toggle('is-drawn', isPool(type.fields[at]!) && drawn.includes(choice));
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

  return {
    element: h('div', { className: 'picker' }, tabChoice.element, typeRow, above, body),
    above,
    /** Opens the first bet type. */
    open: () => openTab(tabs[0]!),
    units,
    /** The bet type, and what is chosen in each of its fields. */
    chosen: () => ({ type, picks }),
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
    /** Marks the numbers that were drawn. */
    mark(next: readonly number[]) {
      drawn = next;
      paint();
    },
    enable(on: boolean) {
      if (enabled === on) return;
      enabled = on;
      paint();
    },
  };
}
