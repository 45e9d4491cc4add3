/** Messages to members. */
export default {
  welcome: 'Welcome sa site. Dito dumarating ang mga mensahe mula sa amin at sa upline mo.',
};
