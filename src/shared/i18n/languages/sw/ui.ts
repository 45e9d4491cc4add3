export default {
  close: 'Funga',
  showPassword: 'Onyesha nenosiri',
  hidePassword: 'Ficha nenosiri',
  imageError: 'Picha haikuweza kupakia',
  tryAgain: 'Jaribu tena',
  cancel: 'Ghairi',
  ok: 'OK',
  loadMore: 'Pakia zaidi',
  search: 'Tafuta',
  pauseMotion: 'Simamisha uhuishaji',
  resumeMotion: 'Endeleza uhuishaji',
  skipToContent: 'Nenda kwenye maudhui',
};
