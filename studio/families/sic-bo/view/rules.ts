import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { FACES, SIMPLE, TOTALS, type Place } from '../layout.ts';
import { paysOf } from '../rules.ts';
import type { Params } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

const PARTS = ['win', 'once', 'twice', 'thrice'] as const;
const KINDS = ['double', 'triple', 'pair', 'single', 'four'] as const;
/** The totals of which each pays as its mirror. */
const LOW = TOTALS.filter((total) => total <= 10);

const totalName = (texts: FamilyTexts, total: number): string =>
  texts('kind.total', { number: total, other: 21 - total });

/** Rules and pays of a title. */
export const createRules = (params: Params, texts: FamilyTexts): FamilyRules => {
  const named = (name: string, text: string): HTMLElement => h('p', {}, h('strong', {}, name), ` ${text}`);
  const to = (place: Place): number => paysOf(params, place) / 100;
  const [once = 0, twice = 0, thrice = 0] = params.single.map((pays) => pays / 100);
  return {
    rules: () => [
      h('p', {}, texts('rules.1')),
      h('p', {}, texts('rules.2')),
      named(texts('kind.double'), texts('rule.double', { pays: to(`double-${FACES[0]}`) })),
      named(texts('kind.triple'), texts('rule.triple', { pays: to(`triple-${FACES[0]}`) })),
      named(texts('on.any-triple'), texts('rule.any-triple', { pays: to('any-triple') })),
      named(texts('kind.pair'), texts('rule.pair', { pays: to('pair-1-2') })),
      named(texts('kind.single'), texts('rule.single', { once, twice, thrice })),
      params.four !== undefined && named(texts('kind.four'), texts('rule.four', { pays: params.four / 100 })),
      h('p', {}, texts('rule.total')),
      ...LOW.map((total) => named(totalName(texts, total), texts('pays', { pays: to(`total-${total}`) }))),
    ],
    wordFor(key) {
      const part = PARTS.find((each) => each === key);
      if (part) return texts(`part.${part}`);
      const simple = SIMPLE.find((each) => key === `bet.${each}`);
      if (simple) return texts(`on.${simple}`);
      const kind = KINDS.find((each) => key === `bet.${each}`);
      if (kind) return texts(`kind.${kind}`);
      const total = LOW.find((each) => key === `bet.total-${each}`);
      return total === undefined ? undefined : totalName(texts, total);
    },
  };
};
