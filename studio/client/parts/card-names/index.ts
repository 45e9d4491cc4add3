import { JOKER, rankOf, suitOf } from '../../../families/shared/cards.ts';
import { textsIn } from '../../i18n/texts-in.ts';
import type { I18n } from '../../i18n/index.ts';
import { en, type CardNames } from './en.ts';

export type { CardNames } from './en.ts';

const files = import.meta.glob<Record<string, CardNames>>(['./??.ts', '!./en.ts']);

/** Loads the names of cards in the player's language. */
export const loadCardNames = ({ language }: Pick<I18n, 'language'>): Promise<CardNames> =>
  textsIn<CardNames>(language, files, en);

/** From the jack on; lower ranks are named by their number. */
const FACES = ['jack', 'queen', 'king', 'ace'] as const;
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

const rankIn = (names: CardNames, rank: number): string => {
  const face = FACES[rank - 9];
  return face ? names[face] : String(rank + 2);
};

/** Names a card in these names. */
export const cardNameIn = (names: CardNames, card: number): string =>
  card === JOKER
    ? names.joker
    : names.card.replace('{rank}', rankIn(names, rankOf(card))).replace('{suit}', names[SUITS[suitOf(card)]!]);

/** Names several cards, separated by commas. */
export const cardNamesOf = (names: CardNames, cards: readonly number[]): string =>
  cards.map((card) => cardNameIn(names, card)).join(', ');
