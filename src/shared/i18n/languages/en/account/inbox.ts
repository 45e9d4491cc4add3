export const failure = {
  recipient_unknown: 'This account is not your upline or one of your direct members. Nothing was sent.',
};
