// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'सेटल भयो', taken_back: 'रद्द', payout_changed: 'पेआउट फेरियो' };

export const billStates = {
  issued: 'भुक्तानी भयो',
  unapproved: 'स्वीकृति पर्खिँदै',
  part_received: 'आंशिक प्राप्त',
  insufficient: 'रकम अपुग',
  not_reached: 'कुनै टियर पुगेन',
  refused: 'अस्वीकृत',
  expired: 'म्याद सकियो',
};
