/** What invitations bring. */
export default {
  'bring-a-friend': {
    title: 'Bring a friend',
    summary: 'An award for each friend who makes a first deposit.',
    body: 'Pass on your link or code. The award waits in your reward centre as soon as your friend’s deposit is paid.',
  },
  'good-company': {
    title: 'Good company',
    summary: 'One more award for friends who stay.',
    body: 'It counts what your friend stakes of their own money in the first thirty days, in all games.',
  },
  'warm-welcome': {
    title: 'A warm welcome',
    summary: 'A small gift, because a friend invited you.',
    body: 'It waits in your reward centre after your registration.',
  },
};
