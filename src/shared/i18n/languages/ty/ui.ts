export default {
  close: 'Isara',
  showPassword: 'Ipakita ang password',
  hidePassword: 'Itago ang password',
  imageError: 'Error sa pag-load ng larawan',
  tryAgain: 'Subukan ulit',
  cancel: 'Kanselahin',
  ok: 'OK',
  loadMore: 'Mag-load pa',
  search: 'Maghanap',
  pauseMotion: 'I-pause ang animation',
  resumeMotion: 'Ituloy ang animation',
  skipToContent: 'Lumaktaw sa content',
};
