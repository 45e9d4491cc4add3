// A server that has only its database: prints the connection as one line of JSON, and stops on request.
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
  // Keeps this process running; the database itself must not do so.
  setInterval(() => undefined, 1_000_000);
} catch (error) {
  process.stderr.write(`${(error as Error).name}: ${(error as Error).message}\n`);
  process.exit(1);
}
