import type { PayTerms, Tier } from '../../../contract/pay-terms.ts';

const TIER_FIELDS = ['turnover', 'active', 'loss', 'rate'] as const satisfies readonly (keyof Tier)[];
const TERM_FIELDS = [
  'activeFrom',
  'minimumActive',
  'cap',
  'mode',
  'carriesLoss',
] as const satisfies readonly (keyof PayTerms)[];
export type TierField = (typeof TIER_FIELDS)[number];
export type TermField = (typeof TERM_FIELDS)[number];

/** One difference between two versions' terms. Indices start at zero, in the version that has the tier. */
export type Difference =
  | { what: 'added' | 'removed'; place: number; tier: Tier }
  | { what: 'changed'; from: number; place: number; fields: TierField[]; before: Tier; after: Tier }
  | { what: 'term'; field: TermField; before: PayTerms; after: PayTerms };

const fieldsApart = (before: Tier, after: Tier): TierField[] =>
  TIER_FIELDS.filter((field) => before[field] !== after[field]);

interface Way {
  cost: number;
  steps: Difference[];
}
/**
 * An added or removed tier costs as much as two changed fields, so that a tier with all fields changed still counts as changed.
 */
const APIECE = 2;

/** The cheapest edit from one list of tiers to another: inserting a tier in front leaves the later ones unchanged. */
const tierDifferences = (before: readonly Tier[], after: readonly Tier[]): Difference[] => {
  const ways = new Map<string, Way>();
  const wayFrom = (from: number, place: number): Way => {
    const key = `${from} ${place}`;
    const known = ways.get(key);
    if (known) return known;
    const [old, new_] = [before[from], after[place]];
    const options: Way[] = [];
    if (old && new_) {
      const rest = wayFrom(from + 1, place + 1);
      const fields = fieldsApart(old, new_);
      const step: Difference = { what: 'changed', from, place, fields, before: old, after: new_ };
      options.push({ cost: rest.cost + fields.length, steps: fields.length > 0 ? [step, ...rest.steps] : rest.steps });
    }
    if (old) {
      const rest = wayFrom(from + 1, place);
      options.push({ cost: rest.cost + APIECE, steps: [{ what: 'removed', place: from, tier: old }, ...rest.steps] });
    }
    if (new_) {
      const rest = wayFrom(from, place + 1);
      options.push({ cost: rest.cost + APIECE, steps: [{ what: 'added', place, tier: new_ }, ...rest.steps] });
    }
    const best = options.reduce((min, each) => (each.cost < min.cost ? each : min), options[0] ?? NOWHERE);
    ways.set(key, best);
    return best;
  };
  return wayFrom(0, 0).steps;
};
const NOWHERE: Way = { cost: 0, steps: [] };

const valueOf = (terms: PayTerms, field: TermField) =>
  field === 'carriesLoss' ? terms.carriesLoss !== false : terms[field];

/** All differences between two versions' terms: those of the tiers in order, then the others. */
export const differencesOf = (before: PayTerms, after: PayTerms): Difference[] => [
  ...tierDifferences(before.tiers, after.tiers),
  ...TERM_FIELDS.filter((field) => valueOf(before, field) !== valueOf(after, field)).map((field): Difference => ({
    what: 'term',
    field,
    before,
    after,
  })),
];
