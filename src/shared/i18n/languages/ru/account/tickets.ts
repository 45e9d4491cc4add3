/** Tickets, and the bell of the header. */
export const texts = {
  title: 'Обращения',
  text: 'Напишите нам и читайте наши ответы.',
  write: 'Написать нам',
  ticket: 'Обращение',
  choose: 'Выберите обращение',
  chooseText: 'Его сообщения появятся здесь.',
  empty: 'Вы ещё не обращались к нам.',
  more: 'Показать ещё',
  back: 'К обращениям',
  number: 'Обращение {{id}}',
  close: 'Закрыть обращение',
  messages: 'Сообщения',
  service: 'Служба поддержки',
  youWrote: 'Вы написали:',
  weWrote: 'Поддержка написала:',
  picture: 'Ваша картинка',
  noPicture: 'Картинку не удалось загрузить.',
  reply: 'Ваш ответ',
  replyHint: 'Отправить — Ctrl+Enter.',
  opensAgain: 'Обращение закрыто. Ответ откроет его снова.',
  send: 'Отправить',
  state: { open: 'Ждёт нашего ответа', answered: 'Отвечено', closed: 'Закрыто' },
  unread_one: '{{count}} непрочитанный ответ',
  unread_few: '{{count}} непрочитанных ответа',
  unread_many: '{{count}} непрочитанных ответов',
  unread_other: '{{count}} непрочитанного ответа',
};

export const bell = {
  title: 'Уведомления',
  nothing: 'Уведомлений нет',
  messages: 'Сообщения',
  tickets: 'Обращения',
  awards: 'Награды к получению',
  withdrawals: 'Выводы',
  announcements: 'Объявления',
  new_one: '{{count}} новое',
  new_few: '{{count}} новых',
  new_many: '{{count}} новых',
  new_other: '{{count}} нового',
};

export const failure = {
  ticket_full: 'В этом обращении уже максимальное число сообщений. Ответ не отправлен. Создайте новое обращение.',
};
