import type { Titles } from '../../../studio/titles/load.ts';
import { median, type Row } from '../bench.ts';
import { playAll, type Order } from './lanes.ts';
import { SEED } from './simulations.ts';

const TIMES = 3;

/** Rounds a second of each family's rules, of the processor's time for one process, with the usual bet of the family's first title. */
export async function rulesRows(titles: Titles, seconds: number): Promise<Row[]> {
  const first = new Map([...titles.values()].reverse().map((title) => [title.family.name, title]));
  const orders = [...first.values()]
    .sort((a, b) => a.family.name.localeCompare(b.family.name))
    .flatMap(({ family, written, figures }) =>
      // The first one warms the process up.
      Array.from({ length: TIMES + 1 }, (_, time): Order => {
        const order = { family: family.name, params: written, bet: figures[0]!.bet, seed: SEED + time };
        return { ...order, rounds: Number.MAX_SAFE_INTEGER, seconds };
      }),
    );
  const played = await playAll(orders, 1);
  return orders.flatMap(({ family, bet }, at): Row[] => {
    if (at % (TIMES + 1) !== TIMES) return [];
    const rates = played.slice(at - TIMES + 1, at + 1).map((each) => each.rounds / each.busySeconds);
    const ours = `${Math.round(median(rates)).toLocaleString('en')} rounds a second of the processor`;
    return [{ what: `rules of ${family} alone (${bet})`, ours, reference: '', ratio: null, reach: '', met: null }];
  });
}
