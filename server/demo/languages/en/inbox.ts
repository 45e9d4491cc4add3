/** Messages to members. */
export default {
  welcome: 'Welcome to the site. Messages from us and from your upline arrive here.',
};
