/** Tickets, and the bell of the header. */
export const texts = {
  title: 'सपोर्ट',
  text: 'हमसे संपर्क करें और हमारे जवाब पढ़ें।',
  write: 'संपर्क करें',
  ticket: 'टिकट',
  choose: 'कोई टिकट चुनें',
  chooseText: 'उसके संदेश यहां दिखते हैं।',
  empty: 'आपने अभी तक हमसे संपर्क नहीं किया है।',
  more: 'और दिखाएं',
  back: 'टिकट की सूची पर वापस जाएं',
  number: 'टिकट {{id}}',
  close: 'टिकट बंद करें',
  messages: 'संदेश',
  service: 'कस्टमर सपोर्ट',
  youWrote: 'आपने लिखा:',
  weWrote: 'कस्टमर सपोर्ट ने लिखा:',
  picture: 'आपकी तस्वीर',
  noPicture: 'यह तस्वीर लोड नहीं हो सकी।',
  reply: 'आपका जवाब',
  replyHint: 'भेजने के लिए Ctrl+Enter दबाएं।',
  opensAgain: 'यह टिकट बंद है। जवाब देने पर फिर खुल जाएगा।',
  send: 'भेजें',
  state: { open: 'हमारे जवाब का इंतज़ार', answered: 'जवाब दिया गया', closed: 'बंद' },
  unread_one: '{{count}} अपठित जवाब',
  unread_other: '{{count}} अपठित जवाब',
};

export const bell = {
  title: 'सूचनाएं',
  nothing: 'कोई सूचना नहीं',
  messages: 'मैसेज',
  tickets: 'सपोर्ट',
  awards: 'क्लेम करने लायक रिवॉर्ड',
  withdrawals: 'निकासी',
  announcements: 'घोषणाएं',
  new_one: '{{count}} नया',
  new_other: '{{count}} नए',
};

export const failure = {
  ticket_full: 'इस टिकट में संदेशों की अधिकतम संख्या पूरी हो गई है। आपका जवाब नहीं भेजा गया। कृपया नया टिकट खोलें।',
};
