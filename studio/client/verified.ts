import type { Seeds } from '../engines/fairness.ts';
import type { TitleView } from '../protocol.ts';

type Verified = (language: string) => Promise<ShowState>;
/** Shows a computed state of a round to somebody who verifies it. Each family reads its own parameters and states. */
type ShowState = (params: any, view: unknown, theme: TitleView['theme'], seeds: Seeds) => HTMLElement[];

/** Families that show their states in words and pictures. Others are shown as data. */
const VERIFIED: Record<string, () => Promise<{ verified: Verified }>> = {
  baccarat: () => import('../families/baccarat-solo/view/verified.ts'),
  'baccarat-solo': () => import('../families/baccarat-solo/view/verified.ts'),
  'bingo-75': () => import('../families/bingo-75/view/verified.ts'),
  blackjack: () => import('../families/blackjack/view/verified.ts'),
  'blackjack-solo': () => import('../families/blackjack-solo/view/verified.ts'),
  'casino-holdem': () => import('../families/casino-holdem-solo/view/verified.ts'),
  'casino-holdem-solo': () => import('../families/casino-holdem-solo/view/verified.ts'),
  coin: () => import('../families/coin/view/verified.ts'),
  crash: () => import('../families/crash/view/verified.ts'),
  dice: () => import('../families/dice/view/verified.ts'),
  'dragon-tiger': () => import('../families/dragon-tiger/view/verified.ts'),
  fish: () => import('../families/fish/view/verified.ts'),
  'hi-lo': () => import('../families/hi-lo/view/verified.ts'),
  k3: () => import('../families/k3/view/verified.ts'),
  keno: () => import('../families/keno/view/verified.ts'),
  lhc: () => import('../families/lhc/view/verified.ts'),
  lotto: () => import('../families/lotto/view/verified.ts'),
  '4d': () => import('../families/4d/view/verified.ts'),
  'pick-3': () => import('../families/pick-3/view/verified.ts'),
  'pick-4': () => import('../families/pick-4/view/verified.ts'),
  'vn-north': () => import('../families/vn-north/view/verified.ts'),
  'vn-south': () => import('../families/vn-south/view/verified.ts'),
  'lines-slot': () => import('../families/lines-slot/view/verified.ts'),
  mines: () => import('../families/mines/view/verified.ts'),
  'minute-5': () => import('../families/minute-5/view/verified.ts'),
  pk10: () => import('../families/pk10/view/verified.ts'),
  plinko: () => import('../families/plinko/view/verified.ts'),
  roulette: () => import('../families/roulette-solo/view/verified.ts'),
  'roulette-solo': () => import('../families/roulette-solo/view/verified.ts'),
  scratch: () => import('../families/scratch/view/verified.ts'),
  'sic-bo': () => import('../families/sic-bo/view/verified.ts'),
  'teen-patti': () => import('../families/teen-patti/view/verified.ts'),
  tower: () => import('../families/tower/view/verified.ts'),
  'video-poker': () => import('../families/video-poker/view/verified.ts'),
  wheel: () => import('../families/wheel/view/verified.ts'),
  'two-sided': () => import('../families/two-sided/view/verified.ts'),
  racing: () => import('../families/racing/view/verified.ts'),
  'ways-slot': () => import('../families/ways-slot/view/verified.ts'),
};

/** Loads how a family shows a computed state, or undefined. */
export const shownBy = async (family: string, language: string): Promise<ShowState | undefined> =>
  (await VERIFIED[family]?.())?.verified(language);
