import { describe, expect, it } from 'vitest';
import { profile } from '../../../chaos/support/profile.ts';
import { command } from './commands.ts';
import { openLane } from './lane.ts';
import { playSequences, replaying } from './sequences.ts';
import { withFault } from './with-fault.ts';

const sequences = {
  command,
  lanes: 4,
  replay: 'npx vitest run --project server tests/server/ledger/model',
};

it(
  'any sequence of transactions, repetitions, roll-ups, rollbacks and races leaves the state of the reference',
  { timeout: 3_600_000, retry: 0 },
  () =>
    playSequences({ ...sequences, openLane: () => openLane(), count: profile.volume({ long: 20_000, short: 2_000 }) }),
);

describe.skipIf(replaying)('the model detects a ledger with a fault: one', () => {
  it.each<[string, ...Parameters<typeof withFault>]>([
    ['that answers any payload of a known key', 'ledger_replay', `else 'mismatch' end`, `else 'replayed' end`],
    [
      'that forgets a transaction which emptied its wallet',
      'ledger_post',
      'return query select * from ledger_replay(p_merchant, p_actor, p_key, p_payload_hash);\n    if not found',
      'if true',
    ],
    [
      'that skips a version as it folds',
      'ledger_roll_up',
      'version = a.version + total.entries',
      'version = a.version + total.entries + (total.entries > 1)::int',
    ],
    [
      'that does not wait for a wallet',
      'ledger_post',
      'and not a.hot order by a.id for no key update',
      'and false order by a.id for no key update',
    ],
  ])('%s', { timeout: 300_000 }, async (_what, ...fault) => {
    const played = playSequences({
      ...sequences,
      openLane: () => openLane(withFault(...fault)),
      lanes: 2,
      brief: true,
      first: 1,
      count: 600,
    });
    await expect(played).rejects.toThrow(/^Sequence \d+ ends otherwise than its reference/);
  });
});
