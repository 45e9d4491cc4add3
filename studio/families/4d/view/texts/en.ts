/** Texts of 23 numbers of four digits in English. The other languages have exactly these keys. */
export const en = {
  'rules.game':
    '23 different numbers from 0000 to 9999 are drawn: ten consolation prizes, ten starters, then the third, the second and the first prize.',
  'rules.more':
    'A big bet wins on any of the 23 numbers, a small one on the first three prizes only, for more. Of the last two digits of the first prize, 50 to 99 are big. All prizes are fixed.',
  'tab.number': 'Number',
  'tab.first': 'First prize',
  'bet.big': 'Big',
  'bet.small': 'Small',
  'bet.first-3': 'First prize, last three',
  'bet.first-2': 'First prize, last two',
  'bet.first-sides': 'First prize, sides',
  'field.place-1': '1st',
  'field.place-2': '2nd',
  'field.place-3': '3rd',
  'field.place-4': '4th',
  'row.first': '1st prize',
  'row.second': '2nd prize',
  'row.third': '3rd prize',
  'row.starter': 'Starter',
  'row.consolation': 'Consolation',
  'prize.first': '1st prize',
  'prize.second': '2nd prize',
  'prize.third': '3rd prize',
  'prize.starter': 'Starter',
  'prize.consolation': 'Consolation',
  said: 'First prize {special}, last two {tail}.',
} as const;

export type MessageKey = keyof typeof en;
