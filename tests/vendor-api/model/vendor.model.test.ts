import { describe, expect, it } from 'vitest';
import { profile } from '../../chaos/support/profile.ts';
import { playSequences, replaying } from '../../server/ledger/model/sequences.ts';
import { withFault } from '../../server/ledger/model/with-fault.ts';
import { bettingRace, command } from './commands.ts';
import { openLane } from './lane.ts';

const sequences = {
  command,
  lanes: 3,
  replay: 'npx vitest run --project vendor-api tests/vendor-api/model',
};

it(
  'any sequence of calls, repetitions, races and interventions is answered and booked as in the reference',
  { timeout: 3_600_000, retry: 0 },
  () =>
    playSequences({ ...sequences, openLane: () => openLane(), count: profile.volume({ long: 10_000, short: 1_000 }) }),
);

const expectFound = async (
  over: { first: number; command?: typeof command },
  fault: Parameters<typeof withFault>,
): Promise<void> => {
  const openBroken = () => openLane(withFault(...fault));
  const played = playSequences({ ...sequences, openLane: openBroken, lanes: 1, brief: true, count: 600, ...over });
  await expect(played).rejects.toThrow(/^Sequence \d+ ends otherwise than its reference/);
};

describe.skipIf(replaying)('the model detects a platform with a fault: one', () => {
  // With the number of the first sequence that detects it: the search begins there.
  it.each<[string, number, ...Parameters<typeof withFault>]>([
    [
      'that forgets a rollback which came first',
      15,
      'vendor_state',
      `'cancelled', exists`,
      `'cancelled', false and exists`,
    ],
    [
      'that does not note what was rolled back',
      16,
      'vendor_apply',
      `update vendor_txs set state = 'rolled_back'`,
      `update vendor_txs set state = state`,
    ],
    ['that counts a stake for no limit', 1, 'vendor_apply', `('wager', v_wagered)`, `('wager', 0)`],
  ])('%s', { timeout: 300_000 }, (_what, first, ...fault) => expectFound({ first }, fault));

  it('that does not lock a wallet', { timeout: 300_000 }, () =>
    expectFound({ command: bettingRace, first: 1 }, ['vendor_lock', 'order by id for no key update', 'order by id']),
  );
});
