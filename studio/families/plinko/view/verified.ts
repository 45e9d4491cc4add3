import { h } from '../../../client/dom.ts';
import type { Params } from '../params.ts';
import { outcomeOf } from './outcome.ts';
import { pocketText } from './pins.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the path of each ball, and its pocket. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const texts = await loadFamilyTexts({ language });
  return (_, view) =>
    outcomeOf({ outcome: view }).balls.map(({ path, multiplier }, index) =>
      h(
        'p',
        { dir: 'ltr' },
        texts('ball', {
          number: index + 1,
          path: path.map((right) => (right === 1 ? '→' : '←')).join(' '),
          times: `${pocketText(multiplier)}×`,
        }),
      ),
    );
}
