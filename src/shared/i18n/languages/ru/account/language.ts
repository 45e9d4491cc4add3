/** The choice of a language. */
export const texts = {
  search: 'Найти язык',
  notLoaded: 'Не удалось загрузить: {{language}}',
  stays: 'Язык страницы прежний: {{now}}. Проверьте соединение и попробуйте ещё раз.',
  none: 'Языка с таким названием нет',
};
