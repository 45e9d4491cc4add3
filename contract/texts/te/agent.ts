// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'సెటిల్ అయింది', taken_back: 'రద్దయింది', payout_changed: 'పేఅవుట్ మారింది' };

export const billStates = {
  issued: 'చెల్లించారు',
  unapproved: 'ఆమోదం కోసం వేచి ఉంది',
  part_received: 'కొంత అందింది',
  insufficient: 'సరిపడా డబ్బు లేదు',
  not_reached: 'ఏ టియర్ చేరలేదు',
  refused: 'తిరస్కరించారు',
  expired: 'గడువు ముగిసింది',
};
