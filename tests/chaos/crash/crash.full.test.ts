import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryData } from '../../support/site-process.ts';
import { expectOracleSees } from '../money/control.ts';
import { openPostgres, type Postgres } from '../money/postgres.ts';
import { VENDOR } from '../money/table.ts';
import { profile, say } from '../support/profile.ts';
import { openScene, tell, type Scene, type Observation } from './scene.ts';

const CRASHES = profile.of({ long: 20, short: 2 });
const { dataDir, remove } = temporaryData();
let postgres: Postgres;
let scene: Scene;
beforeAll(async () => {
  postgres = await openPostgres(dataDir);
  scene = await openScene(postgres.url);
});
afterAll(async () => {
  await scene?.close();
  await postgres?.stop();
  remove();
});

const crashes = async (title: string, how: Parameters<Scene['crash']>[0]): Promise<void> => {
  const seen: Observation[] = [];
  for (let n = 1; n <= CRASHES; n += 1) {
    const row = await scene.crash(how);
    seen.push(row);
    if (profile.long) say(`${title} ${n}: away ${row.downMs} ms, pages right ${row.rightAfterMs} ms after the restart`);
  }
  tell(title, seen);
  const open = seen.reduce((sum, each) => sum + each.open, 0);
  expect(open, 'calls that a crash met').toBeGreaterThan(0);
  await expectOracleSees(scene.database, VENDOR, scene.bettors.published, scene.table.start);
};

it('kill -9 of the server during betting: acknowledged bets exist once, others at most once, open pages recover', () =>
  crashes('kill -9 of the server', {
    async crash() {
      scene.server().signal('SIGKILL');
      await scene.server().ended;
    },
    restart: () => scene.restartServer(),
  }));

it('kill -9 of the database during betting: the same, and the server keeps running and recovers by itself', async () => {
  const { pid } = scene.server();
  await crashes('kill -9 of the database', {
    crash: () => postgres.kill(),
    restart: () => postgres.start(),
  });
  expect(scene.server().isRunning(), scene.server().output()).toBe(true);
  expect(scene.server().pid).toBe(pid);
});
