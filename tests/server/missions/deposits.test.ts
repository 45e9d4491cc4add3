import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { countMissions } from '../../../server/domains/missions/jobs.ts';
import { JOB_RUN, missionItem, runMission } from '../../support/missions.ts';
import { eventFor, open, send, test, useDeposits } from '../domains/support/deposits.ts';

useDeposits();

it('[MEM-07] a mission counts the deposits of its period once they are paid, each once', async () => {
  await runMission(
    test.database,
    missionItem({
      terms: {
        kind: 'mission',
        games: null,
        conditions: [{ kind: 'deposits', target: 8_000 }],
        prize: { kind: 'points', points: 5 },
        claimed: true,
        lapseDays: 7,
      },
    }),
  );
  const reached = async () => {
    await countMissions(test, JOB_RUN);
    const { rows } = await sql<{ state: string; amounts: number[] }>`
      select state, to_jsonb(amounts) as amounts from mission_progress`.execute(test.database.db);
    return rows.map(({ state, amounts }) => [state, ...amounts]);
  };
  const first = (await open()).body.value.deposit;
  expect(await reached()).toEqual([]);
  const event = await eventFor(first.id);
  await send(event);
  await send(event);
  expect(await reached()).toEqual([['open', 5_000]]);
  await send(await eventFor((await open()).body.value.deposit.id));
  expect(await reached()).toEqual([['reached', 8_000]]);
});
