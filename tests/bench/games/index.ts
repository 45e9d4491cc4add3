import { loadTitles } from '../../../studio/titles/load.ts';
import type { Bench, Row, Section } from '../bench.ts';
import { agrees, proves, SEED, simulateTitles, type Simulation } from './simulations.ts';
import { rulesRows } from './rules-speed.ts';
import { writeSheets } from './sheets.ts';
import { vendorRows } from './vendor-rounds.ts';

const FULL = {
  seconds: 900,
  probeSeconds: 0.1,
  rulesSeconds: 2,
  vendor: { rounds: 5, seconds: 4, clients: 16, scale: 20 },
};
const QUICK = {
  seconds: 20,
  probeSeconds: 0.01,
  rulesSeconds: 0.2,
  vendor: { rounds: 1, seconds: 2, clients: 4, scale: 4 },
};
const PERCENT = 100;

const simulationRow = (family: string, all: readonly Simulation[]): Row => {
  const titles = all.flatMap((each) => each.titles.map(({ id }) => id));
  const strong = all.filter(proves);
  const farthest = Math.max(...all.map(({ distance }) => distance));
  const widest = Math.max(...all.map(({ band }) => band)) * PERCENT;
  return {
    what: `${family}, ${new Set(titles).size} titles with ${all.length} different bets: the whole game simulated, beside its sheet`,
    ours: `at most ${farthest.toFixed(1)} standard errors apart; band at most 0.5 % for ${strong.length}, else up to ${widest.toFixed(1)} %, which proves nothing`,
    reference: howOf(all),
    ratio: null,
    reach: 'within four standard errors',
    met: all.every(agrees),
  };
};

const howOf = (all: readonly Simulation[]): string =>
  [...new Set(all.map(({ figures }) => figures.computed.how))].join(', ');

const byFamily = (all: readonly Simulation[]): [string, Simulation[]][] => {
  const names = [...new Set(all.map(({ titles }) => titles[0]!.family.name))].sort();
  return names.map((name) => [name, all.filter(({ titles }) => titles[0]!.family.name === name)]);
};

/** The games of the Studio: their sheets, simulations of whole games, and rounds a second. */
export const games: Bench = {
  name: 'games',
  title: 'Games: sheets, simulations, rounds a second',
  references: ['tests/bench/postings/tpcb.ts'],
  async run({ say, quick }): Promise<Section> {
    const size = quick ? QUICK : FULL;
    // The results of a book are decided by its feed.
    const titles = new Map([...(await loadTitles())].filter(([, { family }]) => family.book === undefined));
    // First, because a server that does not start would lose a quarter of an hour of simulations.
    const vendor = await vendorRows(size.vendor, say);
    say('the rules alone');
    const rules = await rulesRows(titles, size.rulesSeconds);
    const simulated = byFamily(await simulateTitles(titles, { ...size, say }));
    const rows = [...simulated.map(([family, all]) => simulationRow(family, all)), ...rules, ...vendor];
    if (!quick) writeSheets(simulated, SEED);
    return { rows, curves: [], notes: notesOf(size) };
  },
};

const notesOf = ({ seconds, vendor }: typeof FULL): string[] => [
  `[The PAR sheet of every title](results/games-sheets.md), with the simulation beside it. A return is computed by enumeration, but for cascades, where the sheet itself is simulated by stages. The simulation plays whole rounds with the rules that the server runs and the family's best moves, from one seed; titles with the same parameters are simulated once. Rounds are shared out so that all of them take about ${Math.round(seconds / 60)} minutes on two processors: bets that need few rounds get all they need for a band of 0.5 %, the others equal time. A band over 0.5 % proves nothing: for those titles the return rests on the enumeration. The band is of the sheet's deviation, because a sample without its rare wins would show too narrow a band.`,
  'Rules alone are played in one process, a family at a time, and timed by what the process took of the processor, with the first bet of the family’s first title; that of the other titles can be faster or slower. A load of fish is one round of 20 to 150 shots.',
  `The vendor API is called over HTTP by the Studio’s own client, every call signed and every answer checked, from ${vendor.clients} sessions of ${vendor.clients} players, each with one call at a time; the server runs as a process of its own with its embedded PostgreSQL, on the same two processors as the callers and TPC-B. The pause between two rounds (PP-20) is off for this. Each round of ours is followed by one of TPC-B on the same PostgreSQL with as many connections. One call of ours checks a signature, a nonce, session, limits and pace, and writes the posting, the round, the transaction, the counters and the envelopes.`,
];
