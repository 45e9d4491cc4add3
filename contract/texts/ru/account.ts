// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'Пополнение',
  withdrawal: 'Вывод',
  withdrawal_returned: 'Возврат вывода',
  bet: 'Ставка',
  win: 'Выигрыш',
  jackpot: 'Джекпот',
  rollback: 'Возврат ставки',
  adjust: 'Корректировка',
  bonus: 'Бонус',
  transfer: 'Перевод',
  salary: 'Зарплата',
  shortfall: 'Погашение по поправке',
  correction: 'Поправка баланса',
  fee: 'Комиссия',
};

export const roundStates = { open: 'Идёт', closed: 'Рассчитан', rolled_back: 'Ставка возвращена' };

export const depositStates = {
  pending: 'Ожидает оплаты',
  review: 'На проверке',
  paid: 'Зачислен',
  refused: 'Отклонён',
  expired: 'Истёк',
  cancelled: 'Отменён',
};

export const withdrawalStates = {
  checking: 'На проверке',
  approved: 'Одобрен',
  paying: 'Выплачивается',
  paid: 'Выплачен',
  confirmed: 'Получен',
  refused: 'Отклонён',
  failed: 'Не прошёл, деньги возвращены',
  returned: 'Возвращён банком, деньги на балансе',
};
