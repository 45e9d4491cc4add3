import { ACE, JOKER, rankOf, suitOf } from '../shared/cards.ts';
import type { Hand, Model } from './models.ts';

const TWO = 0;
const TEN = 8;

/** Returns the highest hand of five cards that the model pays. */
export function handOf(model: Model, cards: readonly number[]): Hand {
  let [wilds, ranks, suits, flushSuit] = [0, 0, 0, 0];
  let [twice, thrice, four] = [0, 0, 0];
  for (const card of cards) {
    const rank = rankOf(card);
    if (card === JOKER || (model.wild === 'twos' && rank === TWO)) {
      wilds += 1;
      continue;
    }
    const bit = 1 << rank;
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= ranks & bit;
    ranks |= bit;
    flushSuit = suitOf(card);
    suits |= 1 << flushSuit;
  }
  const flush = suits === 1 << flushSuit;
  const alike = (four ? 4 : thrice ? 3 : twice ? 2 : 1) + wilds;
  if (twice === 0 && inRun[ranks]) {
    if (flush && ranks >= 1 << TEN && lowest(ranks) >= 1 << TEN) {
      if (wilds === 0) return 'royal-flush';
      if (wilds < 4) return 'wild-royal-flush';
    }
    if (wilds < 4 && flush) return 'straight-flush';
  }
  if (wilds === 4) return 'four-twos';
  if (alike === 5) return 'five';
  if (alike === 4) return fourOf(model, four);
  if (twice !== lowest(twice) && (thrice || wilds === 1)) return 'full-house';
  if (flush) return 'flush';
  if (twice === 0 && inRun[ranks]) return 'straight';
  if (alike === 3) return 'three';
  if (twice !== lowest(twice)) return 'two-pair';
  const pair = wilds ? ranks : twice;
  return pair >= 2 ** model.pairFrom ? 'pair' : 'nothing';
}

/** Models that pay some ranks of four more name them apart. */
function fourOf({ pays }: Model, rank: number): Hand {
  if (rank === 1 << ACE && pays['four-aces']) return 'four-aces';
  return rank && rank <= 1 << 2 && pays['four-2-4'] ? 'four-2-4' : 'four';
}

const lowest = (set: number): number => set & -set;

/** For each set of ranks whether its ranks, with wild cards for the missing ones, are five in a row. */
const RUNS = [0x100f, ...Array.from({ length: 9 }, (_, low) => 0x1f << low)];
const inRun = Uint8Array.from({ length: 1 << 13 }, (_, ranks) => Number(RUNS.some((run) => (ranks & ~run) === 0)));
