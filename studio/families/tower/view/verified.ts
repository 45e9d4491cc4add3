import { h } from '../../../client/dom.ts';
import type { Params } from '../params.ts';
import { outcomeOf } from './outcome.ts';
import { loadFamilyTexts } from './texts/index.ts';

/** Shows a computed state: the traps of each floor, and the columns that were chosen. */
export async function verified(language: string): Promise<(params: Params, view: unknown) => HTMLElement[]> {
  const texts = await loadFamilyTexts({ language });
  return (_, view) => {
    const { traps, climbed } = outcomeOf({ outcome: view });
    const places = (columns: readonly number[]): string => columns.map((column) => column + 1).join(', ');
    return [
      h('p', {}, `${texts('verify.climbed')}: ${places(climbed)}`),
      h('p', {}, `${texts('verify.traps')}: ${traps.map(places).join(' · ')}`),
    ];
  };
}
