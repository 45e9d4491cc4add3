export default {
  close: 'Close',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  imageError: 'Image load error',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  ok: 'OK',
  loadMore: 'Load more',
  search: 'Search',
  pauseMotion: 'Pause animation',
  resumeMotion: 'Resume animation',
  skipToContent: 'Skip to content',
  amount: {
    ambiguous: 'This can mean {{first}} or {{second}}. Please write it without a thousands separator.',
    notNumber: 'Enter an amount in {{currency}}, such as {{example}}.',
    tooManyDecimals: 'This amount has too many decimals. Enter one such as {{example}}.',
  },
};
