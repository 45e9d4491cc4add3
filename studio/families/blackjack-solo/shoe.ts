import { dealerDraws, totalOf } from './total.ts';

/** What the dealer ends with: 17, 18, 19, 20, 21, or more than 21. */
export const FINALS = 6;
const OVER = 5;

/** Eight decks by the values of cards. `draw` and `back` move one card. */
export class ValueShoe {
  readonly left = [0, 32, 32, 32, 32, 32, 32, 32, 32, 32, 128];
  cards = 416;

  /** The chance that the next card has this value. */
  chance(value: number): number {
    return this.left[value]! / this.cards;
  }

  draw(value: number): void {
    this.left[value]! -= 1;
    this.cards -= 1;
  }

  back(value: number): void {
    this.left[value]! += 1;
    this.cards += 1;
  }

  /** Runs `then` for every value of a card to be drawn, with its chance. */
  each(then: (value: number, chance: number) => void): void {
    for (let value = 1; value <= 10; value += 1) {
      const chance = this.chance(value);
      if (chance === 0) continue;
      this.draw(value);
      then(value, chance);
      this.back(value);
    }
  }

  key(): string {
    return this.left.join();
  }
}

/** Returns the chances of the dealer's finals, for the cards that the dealer has and this shoe. */
export function dealerFinals(shoe: ValueShoe, dealer: readonly number[]): Float64Array {
  const finals = new Float64Array(FINALS);
  const cards = [...dealer];
  const draw = (chance: number): void => {
    if (cards.length > 1 && !dealerDraws(cards)) {
      finals[Math.min(totalOf(cards).points - 17, OVER)]! += chance;
      return;
    }
    shoe.each((value, each) => {
      cards.push(value);
      draw(chance * each);
      cards.pop();
    });
  };
  draw(1);
  return finals;
}

/** The result of points against a final of the dealer: 1, 0 or -1. */
export function against(points: number, final: number): number {
  if (points > 21) return -1;
  return final === OVER ? 1 : Math.sign(points - 17 - final);
}
