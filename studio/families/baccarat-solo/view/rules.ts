import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { placesOf } from '../rules.ts';
import { PLACES, type Params, type Place } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

const PARTS = ['win', 'push', 'one', 'both'] as const;

/** Rules and pays of a title. */
export const createRules = (params: Params, texts: FamilyTexts): FamilyRules => ({
  rules: () => [
    ...(['rules.1', 'rules.2', 'rules.3'] as const).map((key) => h('p', {}, texts(key))),
    h('p', {}, texts(`banker.${params.banker}`)),
    h('p', {}, texts('rule.tie', { pays: params.tie / 100 })),
    ...placesOf(params).map((place) => {
      const text = sideRule(texts, params, place);
      return text !== undefined && h('p', {}, h('strong', {}, texts(`on.${place}`)), ` ${text}`);
    }),
  ],
  wordFor(key) {
    const part = PARTS.find((each) => each === key);
    if (part) return texts(`part.${part}`);
    const place = PLACES.find((each) => key === `bet.${each}`);
    return place && texts(`on.${place}`);
  },
});

function sideRule(texts: FamilyTexts, { sides }: Params, place: Place): string | undefined {
  switch (place) {
    case 'player':
    case 'banker':
    case 'tie':
      return undefined;
    case 'perfect-pair':
      return texts('rule.perfect-pair', { one: sides[place]!.one / 100, both: sides[place]!.both / 100 });
    case 'lucky-6':
      return texts('rule.lucky-6', { two: sides[place]!.two / 100, three: sides[place]!.three / 100 });
    case 'player-dragon':
    case 'banker-dragon':
      return texts('rule.dragon', { pays: sides.dragon!.map((each) => each / 100).join(', ') });
    default:
      return texts(`rule.${place}`, { pays: sides[place]! / 100 });
  }
}
