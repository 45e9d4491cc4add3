/** Tickets, and the bell of the header. */
export const texts = {
  title: 'সাপোর্ট',
  text: 'আমাদের লিখুন ও উত্তর পড়ুন।',
  write: 'যোগাযোগ করুন',
  ticket: 'টিকিট',
  choose: 'একটি টিকিট বেছে নিন',
  chooseText: 'এর বার্তা এখানে দেখা যাবে।',
  empty: 'আপনি এখনও আমাদের সঙ্গে যোগাযোগ করেননি।',
  more: 'আরও দেখুন',
  back: 'টিকিটের তালিকায় ফিরুন',
  number: 'টিকিট {{id}}',
  close: 'টিকিট বন্ধ করুন',
  messages: 'বার্তা',
  service: 'কাস্টমার সার্ভিস',
  youWrote: 'আপনি লিখেছেন:',
  weWrote: 'কাস্টমার সার্ভিস লিখেছে:',
  picture: 'আপনার ছবি',
  noPicture: 'ছবিটি লোড করা যায়নি।',
  reply: 'আপনার উত্তর',
  replyHint: 'পাঠাতে Ctrl+Enter চাপুন।',
  opensAgain: 'এই টিকিট বন্ধ। উত্তর দিলে আবার খুলবে।',
  send: 'পাঠান',
  state: { open: 'আমাদের উত্তরের অপেক্ষায়', answered: 'উত্তর দেওয়া হয়েছে', closed: 'বন্ধ' },
  unread_one: '{{count}}টি অপঠিত উত্তর',
  unread_other: '{{count}}টি অপঠিত উত্তর',
};

export const bell = {
  title: 'নোটিফিকেশন',
  nothing: 'কোনো নোটিফিকেশন নেই',
  messages: 'বার্তা',
  tickets: 'সাপোর্ট',
  awards: 'ক্লেইম করার পুরস্কার',
  withdrawals: 'উত্তোলন',
  announcements: 'ঘোষণা',
  new_one: '{{count}}টি নতুন',
  new_other: '{{count}}টি নতুন',
};

export const failure = {
  ticket_full: 'এই টিকিটে সর্বোচ্চ সংখ্যক বার্তা হয়ে গেছে। আপনার উত্তর পাঠানো হয়নি। নতুন টিকিট খুলুন।',
};
