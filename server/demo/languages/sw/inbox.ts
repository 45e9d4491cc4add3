/** Messages to members. */
export default {
  welcome: 'Karibu kwenye tovuti. Ujumbe kutoka kwetu na kwa upline yako unafika hapa.',
};
