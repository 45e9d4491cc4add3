/** How a cost grows with the load, from the first point to the last. */
export interface Growth {
  /** As `9.1 times at 16 times the load (exponent 0.80)`. */
  said: string;
  /** 1 is linear growth. */
  exponent: number;
  isLinear: boolean;
}

export const growthOf = (points: readonly { load: number; cost: number }[]): Growth => {
  const [first, last] = [points[0]!, points.at(-1)!];
  const [load, cost] = [last.load / first.load, last.cost / first.cost];
  const exponent = Math.log(cost) / Math.log(load);
  return {
    said: `${cost.toFixed(1)} times at ${load.toFixed(0)} times the load (exponent ${exponent.toFixed(2)})`,
    exponent,
    isLinear: exponent <= 1,
  };
};
