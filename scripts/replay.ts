// npm run replay -- <file> [--stores] [--json]: replays a recording without a browser.
import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { RECORDING_BYTES } from '../dev/recording/format.ts';
import type { Report } from '../dev/replay/headless.ts';
import { openRunner } from '../dev/traced/node.ts';

const USAGE = `Usage: npm run replay -- <file> [--stores] [--json]
  <file>     a recording, also compressed (.gz)
  --stores   prints the values at the end
  --json     prints one object: header, items, ms, problems, stores
Exit code 0: the same as recorded, and no rule is broken. 1: something is otherwise. 2: the file cannot be replayed.`;
/** Problems that are printed. */
const SHOWN = 50;

class Unreadable extends Error {}

const readFile = (file: string): string => {
  try {
    if (statSync(file).size > RECORDING_BYTES) throw new Unreadable(`${file} is larger than any recording.`);
    const bytes = readFileSync(file);
    return (file.endsWith('.gz') ? gunzipSync(bytes, { maxOutputLength: RECORDING_BYTES }) : bytes).toString('utf8');
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(`${file} cannot be read: ${(error as Error).message}.`);
  }
};

const replay = async (text: string): Promise<Report> => {
  const runner = await openRunner();
  try {
    const { replayText } = await runner.run<typeof import('../dev/replay/headless.ts')>('dev/replay/headless.ts');
    return await replayText(text);
  } finally {
    await runner.close();
  }
};

const print = ({ items, ms, problems, stores }: Report, withStores: boolean) => {
  for (const { t, invariant, text } of problems.slice(0, SHOWN))
    console.log(`${(t / 1000).toFixed(3)} s  ${invariant ? `[${invariant}] ` : ''}${text}`);
  if (problems.length > SHOWN) console.log(`… and ${problems.length - SHOWN} more.`);
  if (withStores) for (const [name, value] of Object.entries(stores)) console.log(`${name}: ${JSON.stringify(value)}`);
  const result =
    problems.length === 0 ? 'ends as recorded, and breaks no rule' : `${problems.length} differences or broken rules`;
  console.log(`${items} items of ${(ms / 1000).toFixed(1)} s: ${result}.`);
};

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    options: { stores: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Unreadable(USAGE);
  const report = await replay(readFile(file));
  if (values.json) console.log(JSON.stringify(report));
  else print(report, values.stores);
  return report.problems.length === 0 ? 0 : 1;
};

try {
  process.exitCode = await main();
} catch (error) {
  // A file that is no recording says so by itself.
  const isExpected = error instanceof Unreadable || (error as Error).name === 'RecordingError';
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 2;
}
