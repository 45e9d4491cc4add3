import { JOKER, rankOf, suitOf } from '../../families/shared/cards.ts';
import type { I18n } from '../i18n/index.ts';

export interface CardNames {
  /** With the placeholders `{rank}` and `{suit}`. */
  card: string;
  joker: string;
  down: string;
  /** From the two to the ace. */
  ranks: readonly string[];
  /** Clubs, diamonds, hearts, spades. */
  suits: readonly string[];
}

const NUMBERS = ['2', '3', '4', '5', '6', '7', '8', '9', '10'];

const EN: CardNames = {
  card: '{rank} of {suit}',
  joker: 'joker',
  down: 'card face down',
  ranks: [...NUMBERS, 'jack', 'queen', 'king', 'ace'],
  suits: ['clubs', 'diamonds', 'hearts', 'spades'],
};
const CN: CardNames = {
  card: '{suit}{rank}',
  joker: '小丑',
  down: '背面朝上的牌',
  ranks: [...NUMBERS, 'J', 'Q', 'K', 'A'],
  suits: ['梅花', '方块', '红心', '黑桃'],
};
const AR: CardNames = {
  card: '{rank} {suit}',
  joker: 'جوكر',
  down: 'ورقة مقلوبة',
  ranks: [...NUMBERS, 'ولد', 'بنت', 'شايب', 'آس'],
  suits: ['سباتي', 'ديناري', 'كوبة', 'بستوني'],
};

/** Returns the names of cards in the player's language. */
export const cardNamesIn = ({ language }: Pick<I18n, 'language'>): CardNames =>
  language === 'CN' ? CN : language === 'AR' ? AR : EN;

/** Names a card in these names. */
export const cardNameIn = (names: CardNames, card: number): string =>
  card === JOKER
    ? names.joker
    : names.card.replace('{rank}', names.ranks[rankOf(card)]!).replace('{suit}', names.suits[suitOf(card)]!);

/** Names several cards, separated by commas. */
export const cardNamesOf = (i18n: Pick<I18n, 'language'>, cards: readonly number[]): string =>
  cards.map((card) => cardNameIn(cardNamesIn(i18n), card)).join(', ');
