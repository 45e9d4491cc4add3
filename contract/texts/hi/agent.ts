// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'सेटल', taken_back: 'अमान्य की गई', payout_changed: 'पेआउट बदला' };

export const billStates = {
  issued: 'भुगतान हुआ',
  unapproved: 'मंज़ूरी का इंतज़ार',
  part_received: 'आंशिक रूप से मिला',
  insufficient: 'पर्याप्त पैसे नहीं',
  not_reached: 'कोई टियर पूरा नहीं',
  refused: 'अस्वीकृत',
  expired: 'समय समाप्त',
};
