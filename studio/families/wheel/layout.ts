import { perParams } from '../shared/per-params.ts';
import type { Params } from './shape.ts';

/** A segment: chips on `pays` win, or the wheel turns again and multiplies by `boost`. */
export type Segment = { pays: number } | { boost: number };

export const isBoost = (segment: Segment): segment is { boost: number } => 'boost' in segment;

/** The name of a place: 'x5' pays five to one. */
export const placeOf = (pays: number): string => `x${pays}`;
export const placesOf = ({ kinds }: Params): string[] => kinds.map(({ pays }) => placeOf(pays));

/** The segments clockwise, each kind spread evenly around the wheel. */
export const segmentsOf = perParams(({ kinds, boosts }: Params): Segment[] => {
  const spread = (segment: Segment, count: number, shift: number) =>
    Array.from({ length: count }, (_, index) => ({ segment, at: (index + shift) / count, count }));
  return [
    ...kinds.flatMap(({ pays, segments }) => spread({ pays }, segments, 0.5)),
    ...boosts.map((boost, index) => ({ segment: { boost }, at: (index + 0.26) / boosts.length, count: 1 })),
  ]
    .toSorted((a, b) => a.at - b.at || a.count - b.count)
    .map(({ segment }) => segment);
});

/** The segments that pay: among them the wheel stops when it turns again. */
export const payingOf = perParams((params: Params): number[] =>
  segmentsOf(params).flatMap((segment, index) => (isBoost(segment) ? [] : [index])),
);
