// npm run compare -- <left> <right>
import { readFileSync, writeFileSync } from 'node:fs';
import { openRunner } from '../traced/node.ts';

const USAGE = `npm run compare -- <left> <right>               the first difference of each lane of two recordings
npm run compare -- --traces <recording> <out>    what this version makes of a recording; compare it with another version's
`;

const [first = '', second = '', third = ''] = process.argv.slice(2);
if (!second || (first === '--traces' && !third)) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const runner = await openRunner();
try {
  const { compareFiles, writeTraces } = await runner.run<typeof import('./files.ts')>('dev/compare/files.ts');
  const read = (file: string) => readFileSync(file, 'utf8');
  if (first === '--traces') writeFileSync(third, await writeTraces(read(second)));
  else {
    const differences = await compareFiles(read(first), read(second));
    process.stdout.write(differences || 'No difference.\n');
    process.exitCode = differences ? 1 : 0;
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
} finally {
  await runner.close();
}
