// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'Settled', taken_back: 'Voided', payout_changed: 'Payout changed' };

export const billStates = {
  issued: 'Paid',
  unapproved: 'Awaiting approval',
  part_received: 'Partly received',
  insufficient: 'Insufficient funds',
  not_reached: 'No tier reached',
  refused: 'Declined',
  expired: 'Expired',
};
