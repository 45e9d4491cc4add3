/** Tickets, and the bell of the header. */
export const texts = {
  title: 'ជំនួយ',
  text: 'ទាក់ទងយើង និងអានចម្លើយរបស់យើង។',
  write: 'ទាក់ទងយើង',
  ticket: 'សំណើជំនួយ',
  choose: 'ជ្រើសសំណើជំនួយ',
  chooseText: 'សារនឹងបង្ហាញនៅទីនេះ។',
  empty: 'អ្នកមិនទាន់បានទាក់ទងយើងទេ។',
  more: 'បង្ហាញបន្ថែម',
  back: 'ត្រឡប់ទៅសំណើជំនួយ',
  number: 'សំណើជំនួយ {{id}}',
  close: 'បិទសំណើ',
  messages: 'សារ',
  service: 'សេវាអតិថិជន',
  youWrote: 'អ្នកបានសរសេរ៖',
  weWrote: 'សេវាអតិថិជនបានសរសេរ៖',
  picture: 'រូបភាពរបស់អ្នក',
  noPicture: 'មិនអាចផ្ទុករូបភាពនេះបានទេ។',
  reply: 'ចម្លើយរបស់អ្នក',
  replyHint: 'ចុច Ctrl+Enter ដើម្បីផ្ញើ។',
  opensAgain: 'សំណើជំនួយនេះបានបិទ។ ការឆ្លើយតបនឹងបើកវាឡើងវិញ។',
  send: 'ផ្ញើ',
  state: { open: 'រង់ចាំយើងឆ្លើយ', answered: 'បានឆ្លើយ', closed: 'បានបិទ' },
  unread_other: 'ចម្លើយមិនទាន់អាន៖ {{count}}',
};

export const bell = {
  title: 'ការជូនដំណឹង',
  nothing: 'គ្មានការជូនដំណឹងទេ',
  messages: 'សារ',
  tickets: 'ជំនួយ',
  awards: 'រង្វាន់អាចទទួលបាន',
  withdrawals: 'ការដកប្រាក់',
  announcements: 'សេចក្ដីជូនដំណឹង',
  new_other: 'ថ្មី {{count}}',
};

export const failure = {
  ticket_full: 'សំណើជំនួយនេះមានសារ​ដល់ចំនួនអតិបរមាហើយ។ ចម្លើយរបស់អ្នកមិនបានផ្ញើទេ។ សូមបើកសំណើថ្មី។',
};
