/** Tickets, and the bell of the header. */
export const texts = {
  title: 'Support',
  text: 'Contact us and read our replies.',
  write: 'Contact us',
  ticket: 'Ticket',
  choose: 'Choose a ticket',
  chooseText: 'Its messages appear here.',
  empty: 'You have not contacted us yet.',
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
  replyHint: 'Press Ctrl+Enter to send.',
  opensAgain: 'This ticket is closed. A reply reopens it.',
  send: 'Send',
  state: { open: 'Awaiting our reply', answered: 'Answered', closed: 'Closed' },
  unread_one: '{{count}} unread reply',
  unread_other: '{{count}} unread replies',
};

export const bell = {
  title: 'Notifications',
  nothing: 'No notifications',
  messages: 'Messages',
  tickets: 'Support',
  awards: 'Rewards to claim',
  withdrawals: 'Withdrawals',
  announcements: 'Announcements',
  new_one: '{{count}} new',
  new_other: '{{count}} new',
};

export const failure = {
  ticket_full:
    'This ticket has reached the maximum number of messages. Your reply was not sent. Please open a new ticket.',
};
