import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, type as system } from 'node:os';
import path from 'node:path';
import type { Bench, Row, Section } from './bench.ts';
import { drawCurve } from './curve.ts';

const HERE = import.meta.dirname;
const RESULTS = path.join(HERE, 'results');

/** The last run of one bench, stored so that a run of one bench keeps the tables of the others. */
interface Result extends Section {
  date: string;
  machine: string;
}

/** The machine that the results depend on, without its name. */
const machine = (): string =>
  `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${system()}, Node ${process.versions.node}`;

/** Stores the section with its date and machine. */
export const keep = (bench: Bench, section: Section): void => {
  mkdirSync(RESULTS, { recursive: true });
  const result: Result = { date: new Date().toISOString().slice(0, 10), machine: machine(), ...section };
  writeFileSync(path.join(RESULTS, `${bench.name}.json`), `${JSON.stringify(result, null, 2)}\n`);
};

const resultOf = (bench: Bench): Result | undefined => {
  const file = `${bench.name}.json`;
  if (!readdirSync(RESULTS).includes(file)) return undefined;
  return JSON.parse(readFileSync(path.join(RESULTS, file), 'utf8')) as Result;
};

const HEAD = ['what', 'Parlour', 'reference', 'ratio', 'reach', ''];
const cellsOf = ({ what, ours, reference, ratio, reach, met }: Row): string[] => [
  what,
  ours,
  reference,
  ratio === null ? '' : ratio.toFixed(2),
  reach,
  met === null ? '' : met ? 'reached' : '**missed**',
];

/** A table whose columns align in a monospaced font; its first line are the heads. */
export const alignedTable = (lines: readonly (readonly string[])[]): string => {
  const widths = lines[0]!.map((_, column) => Math.max(3, ...lines.map((cells) => cells[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const [head, ...body] = lines.map(line);
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
};

export const tableOf = (rows: readonly Row[]): string => alignedTable([HEAD, ...rows.map(cellsOf)]);

const paragraphs = (bench: Bench, result: Result): string[] => {
  const pictures = result.curves.map((curve, index) => {
    const file = `results/${bench.name}-${index + 1}.svg`;
    writeFileSync(path.join(HERE, file), drawCurve(curve));
    return `![${curve.title}](${file})\n\n_${curve.title}_`;
  });
  const references = bench.references.map((file) => `[${file}](../../${file})`).join(', ');
  return [
    `## ${bench.title}`,
    `${result.date}, ${result.machine}.${references ? ` The reference's own code: ${references}.` : ''}`,
    tableOf(result.rows),
    ...result.notes,
    ...pictures,
  ];
};

/** Writes README.md with every bench that has been run, and its curves. */
export const writeReport = (benches: readonly Bench[]): string => {
  const published = benches.flatMap((bench) => {
    const result = resultOf(bench);
    return result ? paragraphs(bench, result) : [];
  });
  const file = path.join(HERE, 'README.md');
  const text = [
    '# What it costs',
    'Written by `npm run bench`; `npm run bench -- <name>` runs one of them anew. Each row is a ratio to its reference, measured in the same run on the same machine, as a median of several rounds; absolute figures are those of that machine. Curves have logarithmic axes, and their dashed line is linear growth.',
    ...published,
  ].join('\n\n');
  writeFileSync(file, `${text}\n`);
  return file;
};
