import { h } from '../../../client/dom.ts';

/** A number that the player sets by a slider, its keys, or a step up or down. */
export interface Slider {
  element: HTMLElement;
  value(): number;
  set(value: number): void;
  bounds(min: number, max: number): void;
  enable(on: boolean): void;
}

/** Creates a slider with buttons for one step. `onInput` is called for changes by the player. */
export function createSlider(
  {
    name,
    min,
    max,
    value,
    lower,
    higher,
  }: Record<'name' | 'lower' | 'higher', string> & Record<'min' | 'max' | 'value', number>,
  onInput: () => void,
): Slider {
  const input = h('input', { type: 'range', min: String(min), max: String(max), attrs: { 'aria-label': name } });
  const output = h('output', {});
  const set = (to: number): void => {
    input.value = String(to);
    output.textContent = input.value;
  };
  const step = (by: number): void => {
    set(Number(input.value) + by);
    onInput();
  };
  const stepper = (label: string, sign: string, by: number) =>
    h('button', { className: 'step', type: 'button', onClick: () => step(by), attrs: { 'aria-label': label } }, sign);
  const steps = [stepper(`${name}: ${lower}`, '\u2212', -1), stepper(`${name}: ${higher}`, '+', 1)] as const;
  input.addEventListener('input', () => {
    output.textContent = input.value;
    onInput();
  });
  set(value);
  return {
    element: h(
      'div',
      { className: 'dice-slider' },
      h('span', { className: 'slider-name', attrs: { 'aria-hidden': 'true' } }, name, ' ', output),
      h('div', { className: 'slider-row', dir: 'ltr' }, steps[0], input, steps[1]),
    ),
    value: () => Number(input.value),
    set,
    bounds(from, to) {
      input.min = String(from);
      input.max = String(to);
      set(Math.min(to, Math.max(from, Number(input.value))));
    },
    enable(on) {
      input.disabled = !on;
      for (const each of steps) each.disabled = !on;
    },
  };
}
