/** Games in their own windows, and mini games. */
export const words = {
  ownWindow: 'تُفتح هذه اللعبة في نافذة خاصة بها',
  ownWindowText: 'تبقى مسجّل الدخول هناك، وتبقى هذه الصفحة مفتوحة.',
  windowOpen: 'اللعبة مفتوحة في نافذتها الخاصة',
  windowOpenText: 'يظهر الرصيد نفسه في كليهما. يمكنك متابعة التصفح هنا.',
  openWindow: 'افتح اللعبة',
  showWindow: 'أظهر النافذة',
  popupBlocked: 'تم حظر النافذة المنبثقة. يرجى السماح بالنوافذ المنبثقة والمحاولة مرة أخرى.',
  miniGames: 'كل الألعاب الصغيرة',
};

export const failure = {
  game_in_popup: 'تُفتح هذه اللعبة في نافذة خاصة بها.',
  no_free_play: 'لا يتوفر لعب مجاني في هذه اللعبة.',
};
