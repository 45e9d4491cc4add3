import { h, say } from '../../dom.ts';
import type { LotteryTranslate } from './game.ts';

interface Options {
  texts: LotteryTranslate;
  onTimes: () => void;
  random: () => void;
  clear: () => void;
  add: () => void;
}

/** What the chosen line costs. */
interface Cost {
  units: number;
  /** The line's stakes in words, or why it is no line yet. */
  text: string;
  isLine: boolean;
  enabled: boolean;
}

const MAX_TIMES = 99;

/** Under the numbers: the multiplier of the line, its cost, and what can be done with the choice. */
export function createLineBar({ texts, onTimes, random, clear, add }: Options) {
  let times = 1;
  let enabled = false;
  const timesValue = h('span', { className: 'times-value', dir: 'ltr' }, '× 1');
  const unitsValue = h('strong', {});
  const sum = h('p', { className: 'sum' });

  const step = (by: number, key: string, text: string): HTMLButtonElement =>
    h(
      'button',
      {
        className: 'step',
        type: 'button',
        onClick() {
          if (!enabled) return;
          times = Math.min(MAX_TIMES, Math.max(1, times + by));
          onTimes();
        },
        attrs: { 'aria-label': texts(key) },
      },
      text,
    );
  const tool = (key: string, className: string, work: () => void): HTMLButtonElement =>
    h('button', { className, type: 'button', onClick: () => enabled && work() }, texts(key));
  const lower = step(-1, 'fewer', '−');
  const higher = step(1, 'more', '+');
  const addButton = tool('add', 'primary', add);
  const element = h(
    'div',
    { className: 'line-bar' },
    h(
      'div',
      { className: 'line-cost' },
      h(
        'div',
        { className: 'times', attrs: { role: 'group', 'aria-label': texts('times') } },
        h('span', { className: 'cost-name', attrs: { 'aria-hidden': 'true' } }, texts('times')),
        lower,
        timesValue,
        higher,
      ),
      h('p', { className: 'units' }, h('span', { className: 'cost-name' }, texts('combinations')), ' ', unitsValue),
      sum,
    ),
    h(
      'div',
      { className: 'line-tools' },
      tool('random', 'secondary', random),
      tool('none', 'secondary', clear),
      addButton,
    ),
  );

  return {
    element,
    times: () => times,
    reset: () => void (times = 1),
    paint(cost: Cost) {
      enabled = cost.enabled;
      say(timesValue, `× ${times}`);
      say(unitsValue, String(cost.units));
      say(sum, cost.text);
      for (const button of element.querySelectorAll('button')) button.setAttribute('aria-disabled', String(!enabled));
      if (times === 1) lower.setAttribute('aria-disabled', 'true');
      if (times === MAX_TIMES) higher.setAttribute('aria-disabled', 'true');
      if (!cost.isLine) addButton.setAttribute('aria-disabled', 'true');
    },
  };
}
