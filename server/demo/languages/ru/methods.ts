/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'Тестовая карта',
    'sandbox-bank': 'Тестовый банк',
  },
  instructions: 'Вы перейдёте на страницу оплаты. Демо: настоящие деньги не списываются.',
  instructionsReviewed:
    'Вы перейдёте на страницу оплаты. Комиссия вычитается из суммы, крупные переводы сначала могут проверяться. Демо: настоящие деньги не списываются.',
  withdrawals: {
    'sandbox-bank': 'Тестовый банковский перевод',
    'sandbox-wallet': 'Тестовый кошелёк',
    'sandbox-crypto': 'Тестовая криптовалюта',
  },
};
