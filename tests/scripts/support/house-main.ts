// A server that has nothing but its database: says where that is in one line of JSON, and stops when told to.
import { pathToFileURL } from 'node:url';
import path from 'node:path';

const [clone = '', dataDir = ''] = process.argv.slice(2);
const { startEmbeddedPostgres } = (await import(
  pathToFileURL(path.join(clone, 'server/db/embedded/index.ts')).href
)) as typeof import('../../../server/db/embedded/index.ts');

const notes: string[] = [];
try {
  const database = await startEmbeddedPostgres({
    dataDir,
    log: (line) => notes.push(line),
    onLost: (reason) => process.stderr.write(`${reason}\n`),
  });
  process.stdout.write(`${JSON.stringify({ url: database.url, socketDir: database.socketDir, notes })}\n`);
  process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)));
  // Nothing else keeps this process: the database itself must not.
  setInterval(() => undefined, 1_000_000);
} catch (error) {
  process.stderr.write(`${(error as Error).name}: ${(error as Error).message}\n`);
  process.exit(1);
}
