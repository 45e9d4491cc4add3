/** Notices for agents, oldest first. */
export default {
  welcome: {
    title: 'Welcome to the agent centre',
    content: 'Here you see your team, your pay and your reports. The summary page shows requests that need your reply.',
  },
  realtime: {
    title: 'Real-time salary is paid every five minutes',
    content: 'The figure grows with each settled bet of your team. It becomes final when the period is settled.',
  },
  settlements: {
    title: 'When hourly and daily salaries are settled',
    content: 'Hourly salaries are settled shortly after each hour, daily salaries at 02:05 for the day before.',
  },
  dividends: {
    title: 'Dividends twice a month',
    content:
      'Dividends are settled on the 1st and the 16th at 02:10. A net loss below zero is carried over to the next half month.',
  },
  links: {
    title: 'Registration links with your own rates',
    content:
      'Create a link in the registration centre, choose its rate and expiry, and see its clicks and registrations.',
  },
  contracts: {
    title: 'Contracts need both sides',
    content:
      'A new contract starts with the next period after both sides agree. Compare the versions before you reply.',
  },
  approval: {
    title: 'Large settlements are reviewed',
    content:
      'We approve a settlement above a set amount before it is paid. It expires if nobody decides within 30 days.',
  },
  messages: {
    title: 'Write to your direct members',
    content: 'Your direct members and your upline receive your messages at once. You find them under “Messages”.',
  },
  files: {
    title: 'Reports as files',
    content: 'Profit and loss, revenue and settlements can be downloaded as CSV, with the filters you have set.',
  },
  periods: {
    title: 'Weeks, half months and months',
    content: 'Reports now have calendar weeks, half months and months as periods, this one and the last.',
  },
};
