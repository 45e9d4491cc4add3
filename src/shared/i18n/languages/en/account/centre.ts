/** The member centre: its menu and its overview. */
export const words = {
  menu: 'Account pages',
  groups: { overview: 'Overview', money: 'Money', play: 'Play', account: 'Account' },
  viewAll: 'View all',
  manage: 'Manage',
  movements: 'Latest transactions',
  turnoverNone: 'Nothing is left to play before a withdrawal.',
  limitsNone: 'You have set no limit. A limit helps you to stay in control.',
  recent: 'Recently played',
  recentEmpty: 'The games that you play will appear here.',
  findGame: 'Find a game',
  everywhereText: '“Log out everywhere” also logs you out on all other devices.',
  paused: 'Play is paused until {{when}}',
  pausedText: {
    cool_off: 'You are taking a cool-off. You cannot play or deposit until it ends. You can still withdraw.',
    self_exclusion: 'You excluded yourself. You cannot play or deposit until it ends. You can still withdraw.',
  },
  pausedByOperator:
    'Customer service paused your account. You cannot play or deposit until it ends. You can still withdraw.',
  typeLocked: '{{type}}: locked until {{when}}',
  typeLockedText: 'You can play all other types of game.',
  yourBreaks: 'View your breaks',
  help: 'Get help',
  answerNeeded: 'Has your withdrawal arrived?',
  answerNeededText: 'A payment of {{amount}} was sent. Please say by {{when}} whether you received it.',
  answer: 'Answer',
};
