import { expect, it } from 'vitest';
import { FULL_RUN } from '../../tests/support/full-run.ts';
import { withRecording } from '../../tests/support/with-recording.ts';

// Recorded by tests/recordings/record.ts on a running demo.
it.each(['players-evening', ...(FULL_RUN ? ['agents-hour', 'night-of-bad-connections'] : [])])(
  '%s ends in the same stores, and keeps the invariants',
  async (name) => {
    const { problems } = await withRecording(`${name}.jsonl.gz`);
    expect(problems).toEqual([]);
  },
  60_000,
);
