import { expect, it } from 'vitest';
import { openRun } from '../../dev/replay/run.ts';
import { replayAll } from '../../dev/replay/player.ts';
import { clashes, units } from '../../dev/traced/effector.ts';
import { recordBusySession } from './support/busy-session.ts';

it.each([1, 2, 3])('an hour of a busy session ends in the same stores (seed %i)', async (seed) => {
  const cpu = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
  const a = cpu();
  const recording = JSON.parse(JSON.stringify(await recordBusySession({ seed, minutes: 10, perSecond: 20 })));
  const b = cpu();
  const { problems, traces } = await replayAll(recording, openRun, { forLaws: true });
  const c = cpu();
  const kinds: Record<string, number> = {};
  for (const i of recording.items)
    kinds[i.item + ' ' + (i.what ?? '')] = (kinds[i.item + ' ' + (i.what ?? '')] ?? 0) + 1;
  console.error({
    clashes: clashes.length,
    units: units.size,
    record: b - a,
    replay: c - b,
    kinds,
    traces: traces.length,
    problems: problems.length,
  });
  console.error(
    Object.keys(recording.items.at(-1).stores)
      .map((s) => units.get(s)?.name)
      .join(' | '),
  );
  expect(problems.slice(0, 10)).toEqual([]);
});
