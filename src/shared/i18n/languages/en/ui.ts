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
};
