import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { placesOf } from '../rules.ts';
import { PLACES, type Params, type Place } from '../shape.ts';
import type { FamilyWords } from './texts/index.ts';

const PARTS = ['win', 'push', 'one', 'both'] as const;

/** Rules and pays of a title. */
export const createRules = (params: Params, words: FamilyWords): FamilyRules => ({
  rules: () => [
    ...(['rules.1', 'rules.2', 'rules.3'] as const).map((key) => h('p', {}, words(key))),
    h('p', {}, words(`banker.${params.banker}`)),
    h('p', {}, words('rule.tie', { pays: params.tie / 100 })),
    ...placesOf(params).map((place) => {
      const text = sideRule(words, params, place);
      return text !== undefined && h('p', {}, h('strong', {}, words(`on.${place}`)), ` ${text}`);
    }),
  ],
  wordFor(key) {
    const part = PARTS.find((each) => each === key);
    if (part) return words(`part.${part}`);
    const place = PLACES.find((each) => key === `bet.${each}`);
    return place && words(`on.${place}`);
  },
});

function sideRule(words: FamilyWords, { sides }: Params, place: Place): string | undefined {
  switch (place) {
    case 'player':
    case 'banker':
    case 'tie':
      return undefined;
    case 'perfect-pair':
      return words('rule.perfect-pair', { one: sides[place]!.one / 100, both: sides[place]!.both / 100 });
    case 'lucky-6':
      return words('rule.lucky-6', { two: sides[place]!.two / 100, three: sides[place]!.three / 100 });
    case 'player-dragon':
    case 'banker-dragon':
      return words('rule.dragon', { pays: sides.dragon!.map((each) => each / 100).join(', ') });
    default:
      return words(`rule.${place}`, { pays: sides[place]! / 100 });
  }
}
