import { hasNatural, totalOf, type Coup } from './coup.ts';
import type { Params, Place } from './shape.ts';

/** Which of the first two cards of each side are alike. */
export interface Pairs {
  player: boolean;
  banker: boolean;
  perfectPlayer: boolean;
  perfectBanker: boolean;
}

const NOTHING = 0;
const BACK = 100;
const EVEN = 200;

/** Returns what a place pays for one unit of stake, the stake included, in hundredths. */
export function payOf({ banker: rule, tie, sides }: Params, place: Place, coup: Coup, pairs: Pairs): number {
  const [player, banker] = [totalOf(coup.player), totalOf(coup.banker)];
  const won = (holds: boolean, pays: number | undefined): number => (holds ? BACK + pays! : NOTHING);
  const bankWins = banker > player;
  switch (place) {
    case 'player':
      return player > banker ? EVEN : player === banker ? BACK : NOTHING;
    case 'banker':
      return bankWins ? bankPays(rule, coup.banker) : player === banker ? BACK : NOTHING;
    case 'tie':
      return won(player === banker, tie);
    case 'player-pair':
      return won(pairs.player, sides[place]);
    case 'banker-pair':
      return won(pairs.banker, sides[place]);
    case 'either-pair':
      return won(pairs.player || pairs.banker, sides[place]);
    case 'perfect-pair': {
      const both = pairs.perfectPlayer && pairs.perfectBanker;
      return won(pairs.perfectPlayer || pairs.perfectBanker, both ? sides[place]!.both : sides[place]!.one);
    }
    case 'super-6':
      return won(bankWins && banker === 6, sides[place]);
    case 'lucky-6':
      return won(bankWins && banker === 6, coup.banker.length === 2 ? sides[place]!.two : sides[place]!.three);
    case 'dragon-7':
      return won(bankWins && banker === 7 && coup.banker.length === 3, sides[place]);
    case 'small':
      return won(coup.player.length + coup.banker.length === 4, sides[place]);
    case 'big':
      return won(coup.player.length + coup.banker.length > 4, sides[place]);
    case 'player-dragon':
      return dragonPays(sides.dragon!, player - banker, hasNatural(coup));
    case 'banker-dragon':
      return dragonPays(sides.dragon!, banker - player, hasNatural(coup));
  }
}

function bankPays(rule: Params['banker'], banker: readonly number[]): number {
  if (rule === 'commission') return 195;
  if (rule === 'half-on-six') return totalOf(banker) === 6 ? 150 : EVEN;
  return totalOf(banker) === 7 && banker.length === 3 ? BACK : EVEN;
}

/** A side that wins with a natural is paid one to one, whatever the margin. */
function dragonPays(pays: readonly number[], margin: number, natural: boolean): number {
  if (natural) return margin > 0 ? EVEN : margin === 0 ? BACK : NOTHING;
  return margin >= 4 ? BACK + pays[margin - 4]! : NOTHING;
}
