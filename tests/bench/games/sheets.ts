import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { volatilityOf } from '../../../studio/client/panels/figures.ts';
import { alignedTable } from '../report.ts';
import { agrees, proves, type Simulation } from './simulations.ts';

const FILE = 'results/games-sheets.md';
const HEAD = [
  ...['titles', 'bet', 'RTP', 'by component', 'pays', 'pays more than the stake', 'SD', 'volatility, index', 'max win'],
  ...['computed', 'mark', 'simulated RTP', 'pays', ''],
];
/** Half the width of the usual interval of 90 %, in deviations. */
const INDEX = 1.645;

const percent = (micro: number, digits = 2): string => `${(micro / 10_000).toFixed(digits)} %`;
const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });

const componentsOf = ({ components, shares = {} }: Simulation['figures']): string =>
  [
    ...Object.entries(components),
    ...Object.entries(shares).map(([name, share]) => [`share of ${name}`, share] as const),
  ]
    .map(([name, part]) => `${name} ${percent(part, 3)}`)
    .join('; ');

const rtpOf = ({ rtp, range, rtpOfAllStakes }: Simulation['figures']): string =>
  [
    percent(rtp, 3),
    ...(range ? [`${percent(range.min)} to ${percent(range.max)} by choice`] : []),
    ...(rtpOfAllStakes ? [`${percent(rtpOfAllStakes, 3)} of all stakes`] : []),
  ].join('; ');

const computedOf = ({ how, cases, seed, band }: Simulation['figures']['computed']): string =>
  how === 'enumerated'
    ? `enumerated, ${number(cases)} cases`
    : `simulated, ${number(cases)} rounds, seed ${seed}, ± ${((band ?? 0) * 100).toFixed(2)} %`;

const verdictOf = (each: Simulation): string => {
  if (!agrees(each)) return '**disagrees**';
  return proves(each) ? 'agrees' : 'agrees; the band proves nothing';
};

const cellsOf = (each: Simulation): string[] => {
  const { figures, titles, rounds, mean, hitRate, band } = each;
  const { deviation, maxWin } = figures;
  return [
    titles.map(({ id }) => id).join(', '),
    figures.bet,
    rtpOf(figures),
    componentsOf(figures),
    percent(figures.hitRate),
    percent(figures.winRate),
    (deviation / 1e6).toFixed(2),
    `${volatilityOf(deviation).replace('volatility.', '')}, ${((INDEX * deviation) / 1e6).toFixed(2)}`,
    `${number(maxWin.stakes)} stakes, ${maxWin.oneIn === null ? 'never seen' : `1 in ${number(maxWin.oneIn)}`}`,
    computedOf(figures.computed),
    titles[0]!.mark,
    `${(mean * 100).toFixed(3)} ± ${(band * 100).toFixed(2)} %, ${number(rounds)} rounds`,
    `${(hitRate * 100).toFixed(2)} %`,
    verdictOf(each),
  ];
};

/** Writes the PAR sheet of every title beside its simulation, a table for each family; returns the file's path in tests/bench. */
export function writeSheets(families: readonly (readonly [string, readonly Simulation[]])[], seed: number): string {
  const text = [
    '# PAR sheets of all titles',
    `Written by \`npm run bench -- games\`. Returns and deviations (SD) are of one unit of the first stake; the volatility index is 1.645 SD. Titles with the same mark (a hash of family and parameters) have the same rounds and share a line. The simulation plays the whole game with the family's best moves from the seed ${seed}; its band is four standard errors by the sheet's SD. A band over 0.5 % proves nothing.`,
    ...families.flatMap(([family, all]) => [`## ${family}`, alignedTable([HEAD, ...all.map(cellsOf)])]),
  ].join('\n\n');
  writeFileSync(path.join(import.meta.dirname, '..', FILE), `${text}\n`);
  return FILE;
}
