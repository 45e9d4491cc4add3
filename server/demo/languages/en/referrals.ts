/** What invitations bring. */
export default {
  'bring-a-friend': {
    title: 'Bring a friend',
    summary: 'A reward for each friend who makes a first deposit.',
    body: 'Share your link or code. The reward appears in your reward centre as soon as your friend’s deposit is paid.',
  },
  'good-company': {
    title: 'Good company',
    summary: 'A further reward for friends who stay.',
    body: 'Your friend’s stakes with their own money in all games count for the first thirty days.',
  },
  'warm-welcome': {
    title: 'A warm welcome',
    summary: 'A small gift, because a friend invited you.',
    body: 'You find it in your reward centre after you register.',
  },
};
