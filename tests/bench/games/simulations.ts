import type { BetFigures } from '../../../studio/titles/figures.ts';
import type { LoadedTitle, Titles } from '../../../studio/titles/load.ts';
import { playAll, type Order } from './lanes.ts';

/** A band wider than this proves nothing. */
export const PROVEN = 0.005;
const FOUR = 4;
const LANES = 2;
export const SEED = 20_261_124;
/** A little more rounds than the band needs. */
const SPARE = 1.02;

/** A bet type of one set of parameters: titles that share them have the same rounds. */
export interface Simulation {
  titles: readonly LoadedTitle[];
  figures: BetFigures;
  rounds: number;
  mean: number;
  hitRate: number;
  /** Four standard errors, by the sheet's deviation: a sample without its rare wins would state too little. */
  band: number;
  /** Distance from the sheet's return in standard errors: of both, where the sheet is simulated. */
  distance: number;
}

export const agrees = ({ distance }: Simulation): boolean => distance <= FOUR;
export const proves = ({ band }: Simulation): boolean => band <= PROVEN;

/** Simulates every bet type of every title once for its parameters, in about this many seconds of both processors. */
export async function simulateTitles(
  titles: Titles,
  { seconds, probeSeconds, say }: { seconds: number; probeSeconds: number; say: (line: string) => void },
): Promise<Simulation[]> {
  const same = new Map<string, LoadedTitle[]>();
  for (const title of titles.values()) same.set(title.mark, [...(same.get(title.mark) ?? []), title]);
  const bets = [...same.values()]
    .flatMap((titles) => titles[0]!.figures.map((figures) => ({ titles, figures })))
    .sort((a, b) => a.titles[0]!.family.name.localeCompare(b.titles[0]!.family.name));
  const orders = bets.map(({ titles: [title], figures }): Order => {
    const { family, written } = title!;
    const order = { family: family.name, params: written, bet: figures.bet, seed: SEED };
    return { ...order, rounds: roundsFor(figures), seconds: probeSeconds };
  });
  say(`${titles.size} titles, ${same.size} sets of parameters, ${bets.length} bet types`);
  const probes = await playAll(orders, LANES);
  const costs = probes.map((probe, at) => (probe.seconds / probe.rounds) * orders[at]!.rounds);
  const max = levelOf(costs, seconds * LANES);
  say(`a bet type has up to ${max.toFixed(1)} s of a processor`);
  let left = orders.length;
  const played = await playAll(
    orders.map((order) => ({ ...order, seconds: max })),
    LANES,
    ({ family }) => {
      left -= 1;
      if (left % 40 === 0) say(`${left} bet types left (${family})`);
    },
  );
  return bets.map(({ titles, figures }, at) => {
    const { rounds, mean, hitRate } = played[at]!;
    const band = (FOUR * figures.deviation) / 1e6 / Math.sqrt(rounds);
    const error = Math.hypot(band, figures.computed.band ?? 0) / FOUR;
    return { titles, figures, rounds, mean, hitRate, band, distance: Math.abs(mean - figures.rtp / 1e6) / error };
  });
}

/** The rounds that a band of PROVEN needs. */
const roundsFor = ({ deviation }: BetFigures): number =>
  Math.max(1_000, Math.ceil(SPARE * ((FOUR * deviation) / 1e6 / PROVEN) ** 2));

/** The level to which all costs are cut so that together they are this total. */
function levelOf(costs: readonly number[], total: number): number {
  let left = total;
  const rising = [...costs].sort((a, b) => a - b);
  for (const [at, cost] of rising.entries()) {
    const share = left / (rising.length - at);
    if (cost > share) return share;
    left -= cost;
  }
  return rising.at(-1) ?? 0;
}
