export default {
  close: 'Закрыть',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  imageError: 'Картинка не загрузилась',
  tryAgain: 'Повторить',
  cancel: 'Отмена',
  ok: 'ОК',
  loadMore: 'Показать ещё',
  search: 'Поиск',
  pauseMotion: 'Остановить анимацию',
  resumeMotion: 'Продолжить анимацию',
  skipToContent: 'К содержимому',
};
