import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { vi } from 'vitest';

const FOLDER = path.join(import.meta.dirname, '../recordings');

/**
 * Replays a recording of tests/recordings in virtual time, in tests of the project `dev`. `problems` is empty if everything went
 * and ended as recorded and no invariant is broken; `stores` has the values at the end by the stores' names.
 */
export const withRecording = async (file: string) => {
  const bytes = readFileSync(path.join(FOLDER, file));
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  // A model acts from when it was loaded, so the models of an earlier recording must not be there.
  vi.resetModules();
  const [{ readText }, { replayAll }, { openRun }] = await Promise.all([
    import('../../dev/recording/file.ts'),
    import('../../dev/replay/player.ts'),
    import('../../dev/replay/run.ts'),
  ]);
  const recording = readText(text);
  const { run, traces, problems } = await replayAll(recording, openRun);
  return { recording, problems, traces, stores: run.stores() };
};
