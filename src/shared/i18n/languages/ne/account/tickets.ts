/** Tickets, and the bell of the header. */
export const texts = {
  title: 'सहायता',
  text: 'हामीलाई सम्पर्क गर्नुहोस् र जवाफ पढ्नुहोस्।',
  write: 'सम्पर्क गर्नुहोस्',
  ticket: 'टिकट',
  choose: 'टिकट छान्नुहोस्',
  chooseText: 'त्यसका सन्देश यहाँ देखिन्छन्।',
  empty: 'तपाईंले अहिलेसम्म हामीलाई सम्पर्क गर्नुभएको छैन।',
  more: 'थप देखाउनुहोस्',
  back: 'टिकटहरूमा फर्कनुहोस्',
  number: 'टिकट {{id}}',
  close: 'टिकट बन्द गर्नुहोस्',
  messages: 'सन्देश',
  service: 'ग्राहक सेवा',
  youWrote: 'तपाईंले लेख्नुभयो:',
  weWrote: 'ग्राहक सेवाले लेख्यो:',
  picture: 'तपाईंको तस्बिर',
  noPicture: 'यो तस्बिर लोड हुन सकेन।',
  reply: 'तपाईंको जवाफ',
  replyHint: 'पठाउन Ctrl+Enter थिच्नुहोस्।',
  opensAgain: 'यो टिकट बन्द छ। जवाफ दिएपछि फेरि खुल्छ।',
  send: 'पठाउनुहोस्',
  state: { open: 'हाम्रो जवाफ पर्खिँदै', answered: 'जवाफ आयो', closed: 'बन्द' },
  unread_one: '{{count}} नपढिएको जवाफ',
  unread_other: '{{count}} नपढिएका जवाफ',
};

export const bell = {
  title: 'नोटिफिकेसन',
  nothing: 'कुनै नोटिफिकेसन छैन',
  messages: 'सन्देश',
  tickets: 'सहायता',
  awards: 'लिन बाँकी रिवार्ड',
  withdrawals: 'निकासी',
  announcements: 'सूचना',
  new_one: '{{count}} नयाँ',
  new_other: '{{count}} नयाँ',
};

export const failure = {
  ticket_full: 'यो टिकटमा सन्देशको अधिकतम सङ्ख्या पुगिसक्यो। तपाईंको जवाफ पठाइएन। कृपया नयाँ टिकट खोल्नुहोस्।',
};
