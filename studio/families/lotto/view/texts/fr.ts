import type { MessageKey } from './en.ts';

/** Texts of six numbers of 49 in French. */
export const fr: Record<MessageKey, string> = {
  'rules.game':
    'Six numéros différents de 1 à 49 sont tirés, puis un complémentaire. Toutes les combinaisons sont également probables.',
  'rules.more':
    'Choisissez six numéros ; jusqu’à dix au plus, chaque groupe de six forme une combinaison. Le complémentaire ne compte que là où un lot le mentionne. La somme des six est grande à partir de 150. Tous les lots sont fixes : ils ne dépendent pas du nombre de gagnants.',
  'tab.six': 'Six',
  'tab.few': 'Deux à quatre',
  'tab.number': 'Un numéro',
  'tab.sum': 'Somme',
  'bet.six': 'Six numéros',
  'bet.two': 'Deux des six',
  'bet.three': 'Trois des six',
  'bet.four': 'Quatre des six',
  'bet.number': 'Parmi les six',
  'bet.additional': 'Numéro complémentaire',
  'bet.sum-sides': 'Somme des six',
  'prize.match-6': '6 tirés',
  'prize.match-5-more': '5 et le complémentaire',
  'prize.match-5': '5 tirés',
  'prize.match-4-more': '4 et le complémentaire',
  'prize.match-4': '4 tirés',
  'prize.match-3-more': '3 et le complémentaire',
  'prize.match-3': '3 tirés',
  'prize.match-2': '2 tirés',
  said: '{numbers} ; complémentaire {additional}. Somme {sum}.',
};
