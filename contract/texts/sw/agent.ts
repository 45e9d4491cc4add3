// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = {
  settled: 'Imekamilika',
  taken_back: 'Imebatilishwa',
  payout_changed: 'Malipo yamebadilishwa',
};

export const billStates = {
  issued: 'Imelipwa',
  unapproved: 'Inasubiri idhini',
  part_received: 'Imepokelewa kiasi',
  insufficient: 'Salio halitoshi',
  not_reached: 'Hakuna daraja lililofikiwa',
  refused: 'Imekataliwa',
  expired: 'Muda umeisha',
};
