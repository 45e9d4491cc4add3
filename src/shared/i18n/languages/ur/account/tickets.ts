/** Tickets, and the bell of the header. */
export const texts = {
  title: 'سپورٹ',
  text: 'ہم سے رابطہ کریں اور ہمارے جواب پڑھیں۔',
  write: 'رابطہ کریں',
  ticket: 'ٹکٹ',
  choose: 'ٹکٹ چنیں',
  chooseText: 'اس کے پیغامات یہاں نظر آئیں گے۔',
  empty: 'آپ نے ابھی تک ہم سے رابطہ نہیں کیا۔',
  more: 'مزید دکھائیں',
  back: 'ٹکٹس پر واپس',
  number: 'ٹکٹ {{id}}',
  close: 'ٹکٹ بند کریں',
  messages: 'پیغامات',
  service: 'کسٹمر سروس',
  youWrote: 'آپ نے لکھا:',
  weWrote: 'کسٹمر سروس نے لکھا:',
  picture: 'آپ کی تصویر',
  noPicture: 'یہ تصویر لوڈ نہیں ہو سکی۔',
  reply: 'آپ کا جواب',
  replyHint: 'بھیجنے کے لیے Ctrl+Enter دبائیں۔',
  opensAgain: 'یہ ٹکٹ بند ہے۔ جواب دینے سے دوبارہ کھل جائے گا۔',
  send: 'بھیجیں',
  state: { open: 'ہمارے جواب کا انتظار', answered: 'جواب دیا جا چکا', closed: 'بند' },
  unread_one: '{{count}} نیا جواب',
  unread_other: '{{count}} نئے جواب',
};

export const bell = {
  title: 'اطلاعات',
  nothing: 'کوئی اطلاع نہیں',
  messages: 'پیغامات',
  tickets: 'سپورٹ',
  awards: 'لینے والے انعامات',
  withdrawals: 'ودڈرال',
  announcements: 'اعلانات',
  new_one: '{{count}} نئی',
  new_other: '{{count}} نئی',
};

export const failure = {
  ticket_full: 'اس ٹکٹ میں پیغامات کی زیادہ سے زیادہ تعداد ہو چکی ہے۔ آپ کا جواب نہیں بھیجا گیا۔ نیا ٹکٹ کھولیں۔',
};
