import { h } from '../../../client/dom.ts';
import { createChoice } from '../../../client/parts/choice.ts';
import { casesOf } from '../rules.ts';
import type { Bet, Params } from '../shape.ts';
import { createSlider } from './slider.ts';
import type { FamilyTexts } from './texts/index.ts';

type Kind = Bet['kind'];
/** A bet without its stake. */
export type Guess = Bet extends infer Each ? (Each extends Bet ? Omit<Each, 'stake'> : never) : never;

/** The controls of a bet: its kind, and the numbers that the kind needs. */
export function createGuess(params: Params, texts: FamilyTexts, onChange: () => void) {
  const [min, max] = [params.dice, params.dice * params.faces];
  const at = (share: number): number => Math.round(min + (max - min) * share);
  const faces = new Set([1, 2, 3].filter((face) => face <= params.faces));
  const slider = (key: 'target' | 'from' | 'to', value: number, onInput: () => void) =>
    createSlider(
      { name: texts(key), min, max, value, lower: texts('lower'), higher: texts('higher') },
      () => (onInput(), onChange()),
    );
  const target = slider('target', at(0.5), () => undefined);
  // One end pushes the other.
  const from = slider('from', at(0.3), () => to.value() < from.value() && to.set(from.value()));
  const to = slider('to', at(0.7), () => from.value() > to.value() && from.set(to.value()));
  const faceButtons = Array.from({ length: params.kinds.includes('faces') ? params.faces : 0 }, (_, index) =>
    h(
      'button',
      { className: 'secondary dice-pick', type: 'button', onClick: () => toggle(index + 1) },
      String(index + 1),
    ),
  );
  const facesRow = h(
    'div',
    { className: 'dice-faces', dir: 'ltr', attrs: { role: 'group', 'aria-label': texts('kind.faces') } },
    ...faceButtons,
  );
  const kind = createChoice<Kind>(
    texts('bet'),
    params.kinds.map((each) => ({ value: each, text: texts(`kind.${each}`) })),
    () => (paint(), onChange()),
  );
  kind.element.hidden = params.kinds.length === 1;

  function toggle(face: number): void {
    if (!faces.delete(face)) faces.add(face);
    paint();
    onChange();
  }

  function paint(): void {
    const now = kind.value();
    const isOne = now === 'under' || now === 'over' || now === 'exactly';
    target.element.hidden = !isOne;
    from.element.hidden = to.element.hidden = now !== 'inside' && now !== 'outside';
    facesRow.hidden = now !== 'faces';
    faceButtons.forEach((button, index) => button.setAttribute('aria-pressed', String(faces.has(index + 1))));
    if (!isOne) return;
    const offered = Array.from({ length: max - min + 1 }, (_, index) => min + index).filter(
      (total) => casesOf(params, { kind: now, target: total }) > 0,
    );
    if (offered.length > 0) target.bounds(offered[0]!, offered.at(-1)!);
  }

  function guess(): Guess {
    const now = kind.value();
    if (now === 'odd' || now === 'even') return { kind: now };
    if (now === 'faces') return { kind: now, faces: [...faces].toSorted((a, b) => a - b) };
    if (now === 'inside' || now === 'outside') return { kind: now, from: from.value(), to: to.value() };
    return { kind: now, target: target.value() };
  }

  /** Shows the numbers of a bet that was made. */
  function set(bet: Guess): void {
    kind.set(bet.kind);
    paint();
    if ('target' in bet) target.set(bet.target);
    if ('from' in bet) {
      from.set(bet.from);
      to.set(bet.to);
    }
    if (bet.kind !== 'faces') return;
    faces.clear();
    for (const face of bet.faces) faces.add(face);
    paint();
  }
  paint();

  return {
    kinds: kind.element,
    numbers: h('div', { className: 'dice-numbers' }, target.element, from.element, to.element, facesRow),
    guess,
    set,
    /** In how many cases the bet wins; 0 if it is not offered. */
    cases: () => casesOf(params, guess()),
    enable(on: boolean) {
      kind.enable(on);
      for (const each of [target, from, to]) each.enable(on);
      for (const button of faceButtons) button.disabled = !on;
    },
  };
}
