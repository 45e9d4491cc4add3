// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'Settled', taken_back: 'Voided', payout_changed: 'Nagbago ang payout' };

export const billStates = {
  issued: 'Bayad na',
  unapproved: 'Hinihintay ang approval',
  part_received: 'Bahagyang natanggap',
  insufficient: 'Kulang ang pondo',
  not_reached: 'Walang naabot na tier',
  refused: 'Tinanggihan',
  expired: 'Expired',
};
