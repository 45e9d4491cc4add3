import { it } from 'vitest';
import { openRun } from '../../dev/replay/run.ts';
import { replayAll } from '../../dev/replay/player.ts';
import { recordBusySession } from './support/busy-session.ts';
it('dbg', async () => {
  const recording = JSON.parse(JSON.stringify(await recordBusySession({ seed: 1, minutes: 0.02, perSecond: 20 })));
  console.error('BASE', JSON.stringify(recording.items[0]).slice(0, 1500));
  for (const i of recording.items.slice(1, 25)) console.error('ITEM', JSON.stringify(i).slice(0, 150));
  const { traces } = await replayAll(recording, openRun);
  for (const { id, cause, ...i } of traces.filter((x) => x.t === 40)) console.error('TRACE', id, cause, JSON.stringify(i).slice(0, 350));
});
