import { describe, expect, it } from 'vitest';
import { profile } from '../../chaos/support/profile.ts';
import { playSequences, replaying } from '../../server/ledger/model/sequences.ts';
import { withFault } from '../../server/ledger/model/with-fault.ts';
import { command } from './commands.ts';
import { openLane } from './lane.ts';

const sequences = {
  command,
  lanes: 3,
  replay: 'npx vitest run --project vendor-api tests/vendor-api/model',
};

it(
  'any sequence of calls, repeats, races and interventions is answered and booked as the reference says',
  { timeout: 3_600_000, retry: 0 },
  () => playSequences({ ...sequences, openLane: () => openLane(), count: profile.volume({ long: 10_000, short: 1_000 }) }),
);

describe.skipIf(replaying)('a house with a fault is found out: one', () => {
  it.each<[string, ...Parameters<typeof withFault>]>([
    ['that forgets a rollback which came first', 'vendor_seen', `'cancelled', exists`, `'cancelled', false and exists`],
    [
      'that does not note what was rolled back',
      'vendor_record',
      `update vendor_txs set state = 'rolled_back'`,
      `update vendor_txs set state = state`,
    ],
    ['that counts a stake for no limit', 'vendor_record', `('wager', v_wagered)`, `('wager', 0)`],
    ['that does not wait for a wallet', 'vendor_lock', 'order by id for no key update', 'order by id'],
  ])('%s', { timeout: 300_000 }, async (_what, ...fault) => {
    const played = playSequences({
      ...sequences,
      openLane: () => openLane(withFault(...fault)),
      lanes: 1,
      brief: true,
      first: 1,
      count: 600,
    });
    await expect(played).rejects.toThrow(/^Sequence \d+ ends otherwise than its reference/);
  });
});
