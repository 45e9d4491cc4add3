import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Filipino. */
export const ty: Record<MessageKey, string> = {
  begin: 'Magpakita ng baraha',
  betOn: 'Unang baraha',
  take: 'Cash out {amount}',
  skip: 'Laktawan ang baraha',
  'guess.higher': 'Mas mataas',
  'guess.lower': 'Mas mababa',
  'guess.higher-or-same': 'Mas mataas o pareho',
  'guess.lower-or-same': 'Mas mababa o pareho',
  'guess.same': 'Pareho',
  'guess.red': 'Red',
  'guess.black': 'Black',
  chance: '{wins} sa {from}',
  now: 'Ngayon',
  guesses: 'Mga hula',
  cards: 'Mga baraha sa round na ito',
  shown: '{card}. Ano ang susunod?',
  right: '{card}. Tama. Puwede nang i-cash out ang {amount}.',
  wrong: '{card}. Tapos na ang round.',
  'rules.1': 'May ipapakitang baraha. Hulaan kung ano ang susunod kumpara rito. Alas ang pinakamataas.',
  'rules.2':
    'Bawat tamang hula ay nagtataas ng bayad ng round ayon sa tsansa ng hula. Magpatuloy, o i-cash out ang ipinapakitang halaga. Natatapos ang round nang walang payout sa maling hula.',
  'rules.full': 'Galing sa buong deck na 52 ang bawat baraha. {skips} baraha ang puwedeng laktawan sa isang round.',
  'rules.shrinking':
    'Hindi na lalabas ulit sa round ang mga barahang naipakita na. {skips} baraha ang puwedeng laktawan.',
  'rules.3': '{ceiling} times ng taya ang pinakamataas na multiplier.',
};
