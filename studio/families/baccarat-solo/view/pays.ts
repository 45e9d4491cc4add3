import type { Params, Place } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

/** What a place pays to one, as players read it: '11 to 1'. */
export function paysWord(texts: FamilyTexts, { banker, tie, sides }: Params, place: Place): string {
  const to = (pays: number): string => texts('pays', { pays: pays / 100 });
  switch (place) {
    case 'player':
      return to(100);
    case 'banker':
      return to(banker === 'commission' ? 95 : 100);
    case 'tie':
      return to(tie);
    case 'perfect-pair':
      return texts('upTo', { pays: sides[place]!.both / 100 });
    case 'lucky-6':
      return texts('upTo', { pays: sides[place]!.three / 100 });
    case 'player-dragon':
    case 'banker-dragon':
      return texts('upTo', { pays: Math.max(...sides.dragon!) / 100 });
    default:
      return to(sides[place]!);
  }
}
