/** Tickets, and the bell of the header. */
export const texts = {
  title: 'Support',
  text: 'Write to us and read our answers.',
  write: 'Write to us',
  ticket: 'Ticket',
  choose: 'Choose a ticket',
  chooseText: 'Its messages appear here.',
  empty: 'You have not written to us yet.',
  more: 'Show more',
  back: 'Back to the tickets',
  number: 'Ticket {{id}}',
  close: 'Close ticket',
  messages: 'Messages',
  service: 'Customer service',
  youWrote: 'You wrote:',
  weWrote: 'Customer service wrote:',
  picture: 'Your picture',
  noPicture: 'This picture could not be loaded.',
  reply: 'Your reply',
  replyHint: 'Ctrl+Enter sends the reply.',
  opensAgain: 'This ticket is closed. A reply opens it again.',
  send: 'Send',
  state: { open: 'Waits for our answer', answered: 'Answered', closed: 'Closed' },
  unread_one: '{{count}} unread answer',
  unread_other: '{{count}} unread answers',
};

export const bell = {
  title: 'News',
  nothing: 'Nothing new',
  messages: 'Messages',
  tickets: 'Support',
  awards: 'Rewards to claim',
  withdrawals: 'Withdrawals',
  announcements: 'Announcements',
  new_one: '{{count}} new',
  new_other: '{{count}} new',
};

export const failure = {
  ticket_full: 'This ticket has as many messages as one may have. Your reply was not sent. Please write a new one.',
};
