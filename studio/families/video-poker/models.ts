/**
 * Pay tables for one unit of stake, the stake included, from the highest hand. Hands with cards that stand for others
 * have names of their own.
 */
export interface Model {
  /** What stands for any card: nothing, the four twos, or a joker as the 53rd card. */
  wild: 'none' | 'twos' | 'joker';
  /** Lowest rank of a pair that pays: 9 is the jack. */
  pairFrom: number;
  pays: Partial<Record<Hand, number>>;
}

export const HANDS = [
  'royal-flush',
  'four-twos',
  'five',
  'wild-royal-flush',
  'straight-flush',
  'four-aces',
  'four-2-4',
  'four',
  'full-house',
  'flush',
  'straight',
  'three',
  'two-pair',
  'pair',
  'nothing',
] as const;
export type Hand = (typeof HANDS)[number];

const [JACK, QUEEN, KING] = [9, 10, 11];

export const MODELS = {
  'jacks-or-better-9-6': {
    wild: 'none',
    pairFrom: JACK,
    pays: {
      'royal-flush': 800,
      'straight-flush': 50,
      four: 25,
      'full-house': 9,
      flush: 6,
      straight: 4,
      three: 3,
      'two-pair': 2,
      pair: 1,
    },
  },
  'queens-or-better-9-7': {
    wild: 'none',
    pairFrom: QUEEN,
    pays: {
      'royal-flush': 800,
      'straight-flush': 60,
      four: 30,
      'full-house': 9,
      flush: 7,
      straight: 5,
      three: 3,
      'two-pair': 2,
      pair: 1,
    },
  },
  'bonus-8-5': {
    wild: 'none',
    pairFrom: JACK,
    pays: {
      'royal-flush': 800,
      'straight-flush': 50,
      'four-aces': 80,
      'four-2-4': 40,
      four: 25,
      'full-house': 8,
      flush: 5,
      straight: 4,
      three: 3,
      'two-pair': 2,
      pair: 1,
    },
  },
  'deuces-wild-16-10': {
    wild: 'twos',
    pairFrom: Infinity,
    pays: {
      'royal-flush': 800,
      'four-twos': 200,
      'wild-royal-flush': 25,
      five: 16,
      'straight-flush': 10,
      four: 4,
      'full-house': 4,
      flush: 3,
      straight: 2,
      three: 1,
    },
  },
  'joker-18-7': {
    wild: 'joker',
    pairFrom: KING,
    pays: {
      'royal-flush': 800,
      five: 200,
      'wild-royal-flush': 100,
      'straight-flush': 50,
      four: 18,
      'full-house': 7,
      flush: 5,
      straight: 3,
      three: 2,
      'two-pair': 1,
      pair: 1,
    },
  },
} as const satisfies Record<string, Model>;
export type ModelName = keyof typeof MODELS;

export const modelOf = (name: ModelName): Model => MODELS[name];

export const payOf = ({ pays }: Model, hand: Hand): number => pays[hand] ?? 0;

/** How many different cards the model is played with. */
export const facesOf = ({ wild }: Model): number => (wild === 'joker' ? 53 : 52);
