import { h } from '../dom.ts';
import './choice.css';

export interface Choice<Value extends string> {
  element: HTMLElement;
  value(): Value;
  set(value: Value): void;
  enable(on: boolean): void;
}

let count = 0;

/** A row of options of which one is chosen, by pointer or arrow keys. */
export function createChoice<Value extends string>(
  label: string,
  options: readonly { value: Value; text: string }[],
  onChange: (value: Value) => void,
): Choice<Value> {
  count += 1;
  const name = `choice-${count}`;
  let chosen = options[0]!.value;
  const inputs = options.map(({ value }) => {
    const input = h('input', { type: 'radio', name, value, checked: value === chosen });
    input.addEventListener('change', () => {
      chosen = value;
      onChange(value);
    });
    return input;
  });
  const element = h(
    'fieldset',
    { className: 'choice' },
    h('legend', {}, label),
    h(
      'div',
      { className: 'choice-options' },
      ...options.map(({ text }, index) => h('label', {}, inputs[index], h('span', {}, text))),
    ),
  );
  return {
    element,
    value: () => chosen,
    set(value) {
      chosen = value;
      for (const input of inputs) input.checked = input.value === value;
    },
    enable: (on) => void (element.disabled = !on),
  };
}
