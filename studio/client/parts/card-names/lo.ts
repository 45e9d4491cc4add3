import type { CardNames } from './en.ts';

/** Names of cards in Lao. */
export const lo: CardNames = {
  card: '{rank} {suit}',
  joker: 'ໂຈກເກີ',
  down: 'ໄພ້ຄວ່ຳໜ້າ',
  jack: 'ແຈັກ',
  queen: 'ຄວີນ',
  king: 'ຄິງ',
  ace: 'ເອສ',
  clubs: 'ດອກຈິກ',
  diamonds: 'ຫຼາມຕັດ',
  hearts: 'ໂພແດງ',
  spades: 'ໂພດຳ',
};
