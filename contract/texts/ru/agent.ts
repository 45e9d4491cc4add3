// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'Рассчитана', taken_back: 'Аннулирована', payout_changed: 'Выплата изменена' };

export const billStates = {
  issued: 'Выплачен',
  unapproved: 'Ожидает одобрения',
  part_received: 'Получен частично',
  insufficient: 'Не хватает средств',
  not_reached: 'Ступень не достигнута',
  refused: 'Отклонён',
  expired: 'Истёк',
};
