type Placed = Readonly<Record<string, number | undefined>>;

function sumOf(all: readonly Placed[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const placed of all)
    for (const [place, amount = 0] of Object.entries(placed)) sums[place] = (sums[place] ?? 0) + amount;
  return sums;
}

/** Bets by place that one draw decided, as one bet. */
export const chipsTogether = <State extends { chips: object; pays: object; payout: number }>(
  states: readonly State[],
): State => ({
  ...states[0]!,
  chips: sumOf(states.map(({ chips }) => chips as Placed)),
  pays: sumOf(states.map(({ pays }) => pays as Placed)),
  payout: states.reduce((sum, { payout }) => sum + payout, 0),
});
