import { numberText, optionsOf, type BetType, type Field } from '../../../families/shared/lottery/bet-type.ts';
import { h } from '../../dom.ts';
import type { LotteryTranslate } from './game.ts';
import { payFormat } from './pay-text.ts';

interface Options {
  type: BetType;
  /** The field's place among those of the type. */
  at: number;
  /** Of each prize, in hundredths. */
  pays: readonly number[];
  texts: LotteryTranslate;
  locale: string;
  /** The look of a number where all that can be drawn are offered. */
  lookOf: (number: number) => string;
  toggle: (choice: number) => void;
  change: (chosen: number[]) => void;
}

/** A number of choices from which the tools of a field are useful, if all may be chosen. */
const TOOLS_FROM = 6;
/** From here on the numbers are all that can be drawn, and stand closer together on a phone. */
const MANY = 20;

/** The name of a choice, as players read it. */
export const choiceName = (texts: LotteryTranslate, field: Field, choice: number): string =>
  field.names ? texts(`option.${field.names[choice]}`) : numberText(field, choice);

/** Whether a field offers all numbers that can be drawn. */
export const isPool = ({ names, numbers }: Field): boolean =>
  !names && numbers !== undefined && numbers.to - numbers.from >= MANY;

/** One field of a bet type: its choices, and tools that choose many of them. */
export function createField({ type, at, pays, texts, locale, lookOf, toggle, change }: Options) {
  const field = type.fields[at]!;
  const choices = optionsOf(field);
  // Odds of single choices are written on them, if they differ.
  const hasOwn = type.isByChoice && pays.length > 1 && new Set(pays).size > 1;
  const payText = payFormat(pays, locale);
  const buttons = new Map<number, HTMLButtonElement>();
  const cells = choices.map((choice, index) => {
    const pay = hasOwn ? payText(pays[index]!) : undefined;
    const name = choiceName(texts, field, choice);
    const button = h(
      'button',
      {
        className: `pick ${field.names ? 'is-name' : isPool(field) ? lookOf(choice) : ''}`.trim(),
        type: 'button',
        onClick: () => toggle(choice),
      },
      h('span', {}, name),
      pay !== undefined && h('small', { dir: 'ltr' }, `${pay}×`),
    );
    if (pay !== undefined) button.setAttribute('aria-label', texts('option', { name, pays: pay }));
    buttons.set(choice, button);
    return button;
  });
  const many = choices.length % 8 === 0 ? 'are-many in-eights' : 'are-many';
  const shape = field.names ? 'are-names' : isPool(field) ? many : '';
  const label = field.key === undefined ? texts(`bet.${type.key}`) : texts(`field.${field.key}`);
  const hasTools = field.numbers && field.max >= TOOLS_FROM && field.max === choices.length && !type.isByChoice;
  const element = h(
    'div',
    { className: 'picker-field', attrs: { role: 'group', 'aria-label': label } },
    field.key !== undefined && h('span', { className: 'picker-label' }, label),
    h('div', { className: `picks ${shape}`.trim(), dir: field.names ? '' : 'ltr' }, ...cells),
    hasTools && tools(texts, choices, (chosen) => change(chosen.slice(0, field.max))),
  );
  return { element, buttons };
}

function tools(texts: LotteryTranslate, choices: readonly number[], change: (chosen: number[]) => void): HTMLElement {
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
      h('button', { className: 'pick-tool', type: 'button', onClick: () => change(choices.filter(holds)) }, texts(key)),
    ),
  );
}
