/** The choice of a language. */
export const texts = {
  search: 'భాషను వెతకండి',
  notLoaded: '{{language}} లోడ్ కాలేదు',
  stays: 'పేజీ {{now}}లోనే ఉంటుంది. మీ కనెక్షన్‌ను సరిచూసి మళ్లీ ప్రయత్నించండి.',
  none: 'ఆ పేరుతో భాష లేదు',
};
