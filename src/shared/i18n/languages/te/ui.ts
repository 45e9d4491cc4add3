export default {
  close: 'మూసివేయండి',
  showPassword: 'పాస్‌వర్డ్ చూపండి',
  hidePassword: 'పాస్‌వర్డ్ దాచండి',
  imageError: 'చిత్రం లోడ్ కాలేదు',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  cancel: 'రద్దు చేయండి',
  ok: 'సరే',
  loadMore: 'మరిన్ని లోడ్ చేయండి',
  search: 'వెతకండి',
  pauseMotion: 'యానిమేషన్ ఆపండి',
  resumeMotion: 'యానిమేషన్ కొనసాగించండి',
  skipToContent: 'కంటెంట్‌కు వెళ్లండి',
};
