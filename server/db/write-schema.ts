// npm run schema: writes schema.ts from the migrations, on a PostgreSQL of its own that is deleted afterwards.
import { writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from './embedded/index.ts';
import { readColumns, renderSchema } from './generate-schema.ts';
import { migrate } from './migrate.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'parlour-schema-'));
// When this process is root, PostgreSQL runs as another user, who needs access to this folder.
await chmod(dataDir, 0o711);
const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
try {
  await migrate(database.url, { demo: true });
  writeFileSync(new URL('schema.ts', import.meta.url), renderSchema(await readColumns(database.url)));
} finally {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
