export default {
  close: 'மூடு',
  showPassword: 'கடவுச்சொல்லைக் காட்டு',
  hidePassword: 'கடவுச்சொல்லை மறை',
  imageError: 'படத்தை ஏற்றுவதில் பிழை',
  tryAgain: 'மீண்டும் முயல்',
  cancel: 'ரத்து செய்',
  ok: 'சரி',
  loadMore: 'மேலும் ஏற்று',
  search: 'தேடு',
  pauseMotion: 'அனிமேஷனை நிறுத்து',
  resumeMotion: 'அனிமேஷனைத் தொடர்',
  skipToContent: 'உள்ளடக்கத்துக்குச் செல்',
};
