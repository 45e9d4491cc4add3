/** Tickets, and the bell of the header. */
export const texts = {
  title: 'సపోర్ట్',
  text: 'మమ్మల్ని సంప్రదించండి, మా సమాధానాలు చదవండి.',
  write: 'మమ్మల్ని సంప్రదించండి',
  ticket: 'టికెట్',
  choose: 'టికెట్‌ను ఎంచుకోండి',
  chooseText: 'దాని మెసేజ్‌లు ఇక్కడ కనిపిస్తాయి.',
  empty: 'మీరు ఇంకా మమ్మల్ని సంప్రదించలేదు.',
  more: 'మరిన్ని చూపండి',
  back: 'టికెట్లకు తిరిగి వెళ్లండి',
  number: 'టికెట్ {{id}}',
  close: 'టికెట్‌ను మూసివేయండి',
  messages: 'మెసేజ్‌లు',
  service: 'కస్టమర్ కేర్',
  youWrote: 'మీరు రాసినది:',
  weWrote: 'కస్టమర్ కేర్ రాసినది:',
  picture: 'మీ చిత్రం',
  noPicture: 'ఈ చిత్రం లోడ్ కాలేదు.',
  reply: 'మీ సమాధానం',
  replyHint: 'పంపడానికి Ctrl+Enter నొక్కండి.',
  opensAgain: 'ఈ టికెట్ మూసి ఉంది. సమాధానం పంపితే మళ్లీ తెరుచుకుంటుంది.',
  send: 'పంపండి',
  state: { open: 'మా సమాధానం కోసం వేచి ఉంది', answered: 'సమాధానం ఇచ్చాం', closed: 'మూసివేశారు' },
  unread_one: 'చదవని సమాధానం {{count}}',
  unread_other: 'చదవని సమాధానాలు {{count}}',
};

export const bell = {
  title: 'నోటిఫికేషన్‌లు',
  nothing: 'నోటిఫికేషన్‌లు లేవు',
  messages: 'మెసేజ్‌లు',
  tickets: 'సపోర్ట్',
  awards: 'క్లెయిమ్ చేయాల్సిన రివార్డ్‌లు',
  withdrawals: 'విత్‌డ్రాయల్‌లు',
  announcements: 'ప్రకటనలు',
  new_one: 'కొత్తది {{count}}',
  new_other: 'కొత్తవి {{count}}',
};

export const failure = {
  ticket_full: 'ఈ టికెట్‌లో మెసేజ్‌ల గరిష్ఠ సంఖ్య పూర్తయింది. మీ సమాధానం పంపలేదు. కొత్త టికెట్ తెరవండి.',
};
