import { h } from '../../../client/dom.ts';
import type { FamilyRules } from '../../../client/family-view.ts';
import { FACES, SIMPLE, TOTALS, type Place } from '../layout.ts';
import { paysOf } from '../rules.ts';
import type { Params } from '../shape.ts';
import type { FamilyWords } from './texts/index.ts';

const PARTS = ['win', 'once', 'twice', 'thrice'] as const;
const KINDS = ['double', 'triple', 'pair', 'single', 'four'] as const;
/** The totals of which each pays as its mirror. */
const LOW = TOTALS.filter((total) => total <= 10);

const totalName = (words: FamilyWords, total: number): string =>
  words('kind.total', { number: total, other: 21 - total });

/** Rules and pays of a title. */
export const createRules = (params: Params, words: FamilyWords): FamilyRules => {
  const named = (name: string, text: string): HTMLElement => h('p', {}, h('strong', {}, name), ` ${text}`);
  const to = (place: Place): number => paysOf(params, place) / 100;
  const [once = 0, twice = 0, thrice = 0] = params.single.map((pays) => pays / 100);
  return {
    rules: () => [
      h('p', {}, words('rules.1')),
      h('p', {}, words('rules.2')),
      named(words('kind.double'), words('rule.double', { pays: to(`double-${FACES[0]}`) })),
      named(words('kind.triple'), words('rule.triple', { pays: to(`triple-${FACES[0]}`) })),
      named(words('on.any-triple'), words('rule.any-triple', { pays: to('any-triple') })),
      named(words('kind.pair'), words('rule.pair', { pays: to('pair-1-2') })),
      named(words('kind.single'), words('rule.single', { once, twice, thrice })),
      params.four !== undefined && named(words('kind.four'), words('rule.four', { pays: params.four / 100 })),
      h('p', {}, words('rule.total')),
      ...LOW.map((total) => named(totalName(words, total), words('pays', { pays: to(`total-${total}`) }))),
    ],
    wordFor(key) {
      const part = PARTS.find((each) => each === key);
      if (part) return words(`part.${part}`);
      const simple = SIMPLE.find((each) => key === `bet.${each}`);
      if (simple) return words(`on.${simple}`);
      const kind = KINDS.find((each) => key === `bet.${each}`);
      if (kind) return words(`kind.${kind}`);
      const total = LOW.find((each) => key === `bet.total-${each}`);
      return total === undefined ? undefined : totalName(words, total);
    },
  };
};
