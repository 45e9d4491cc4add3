import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Russian. */
export const ru: Record<VerifyKey, string> = {
  'verify.title': 'Проверка раунда',
  'verify.intro': 'Вычисляется в вашем браузере только из сидов. Работает без связи, ничего не отправляется.',
  'verify.serverSeed': 'Серверный сид (раскрытый)',
  'verify.commitment': 'Его хеш, показанный до раунда',
  'verify.clientSeed': 'Клиентский сид',
  'verify.nonce': 'Номер раунда (nonce)',
  'verify.game': 'Игра',
  'verify.choose': 'Выберите игру',
  'verify.moves': 'Ходы',
  'verify.waiting': 'После этих ходов раунд ждёт ещё одного.',
  'verify.impossible': 'Такой раунд не мог быть сыгран: правила не допускают его ставку или один из ходов.',
  'verify.stake': 'Ставка',
  'verify.run': 'Проверить',
  'verify.hashOk': 'Хеш совпадает: это сид, показанный до раунда.',
  'verify.hashWrong': 'Хеш не соответствует этому серверному сиду.',
  'verify.hashOwn': 'Хеш этого серверного сида: {hash}',
  'verify.total': 'Выплата раунда в наименьших единицах: {amount}, ставки: {stake}.',
  'verify.jackpot': 'Этот раунд выигрывает гранд-джекпот.',
  'verify.noJackpot': 'Этот раунд не выигрывает джекпот.',
  'verify.bad':
    'Введите игру, серверный сид, клиентский сид из 1–64 букв, цифр, - или _, целый nonce, а также ставку и ходы раунда.',
  'verify.insecure':
    'Ваш браузер не может здесь проверять раунды. Откройте страницу по HTTPS или как сохранённый файл.',
  'verify.page': 'Открыть отдельную проверку (её можно сохранить и использовать без связи)',
};
