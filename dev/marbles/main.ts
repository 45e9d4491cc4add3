// npm run shrink -- <recording> [invariant]
import { readFileSync, writeFileSync } from 'node:fs';
import { openRunner } from '../traced/node.ts';

const USAGE = `npm run shrink -- <recording> [invariant]    leaves out what the first problem, or the first broken invariant of this id, does not need
`;

const [file, invariant] = process.argv.slice(2);
if (!file) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const runner = await openRunner();
try {
  const { shrinkFile } = await runner.run<typeof import('./shrink-file.ts')>('dev/marbles/shrink-file.ts');
  const { problem, text, items } = await shrinkFile(readFileSync(file, 'utf8'), invariant, ({ items: left, tried }) =>
    process.stderr.write(`\r${left} items after ${tried} replays`),
  );
  const out = file.replace(/(\.[a-z]+)?$/, '.shrunk$1');
  writeFileSync(out, text);
  process.stdout.write(`\n${problem.invariant ?? 'Problem'}: ${problem.text}\n${items} items in ${out}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await runner.close();
}
