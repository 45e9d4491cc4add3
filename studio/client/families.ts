import type { BookModule, FamilyModule, HandModule, TableModule } from './family-view.ts';
import type { FlightModule } from './flight-view.ts';

/** The views of the families, each a script of its own: a title loads the one that it needs. */
const VIEWS: Record<string, () => Promise<FamilyModule>> = {
  baccarat: () => import('../families/baccarat/view/index.ts'),
  'baccarat-solo': () => import('../families/baccarat-solo/view/index.ts'),
  'bingo-75': () => import('../families/bingo-75/view/index.ts'),
  blackjack: () => import('../families/blackjack/view/index.ts'),
  'blackjack-solo': () => import('../families/blackjack-solo/view/index.ts'),
  'casino-holdem': () => import('../families/casino-holdem/view/index.ts'),
  'casino-holdem-solo': () => import('../families/casino-holdem-solo/view/index.ts'),
  coin: () => import('../families/coin/view/index.ts'),
  crash: () => import('../families/crash/view/index.ts'),
  dice: () => import('../families/dice/view/index.ts'),
  'dragon-tiger': () => import('../families/dragon-tiger/view/index.ts'),
  fish: () => import('../families/fish/view/index.ts'),
  'hi-lo': () => import('../families/hi-lo/view/index.ts'),
  k3: () => import('../families/k3/view/index.ts'),
  keno: () => import('../families/keno/view/index.ts'),
  lhc: () => import('../families/lhc/view/index.ts'),
  lotto: () => import('../families/lotto/view/index.ts'),
  '4d': () => import('../families/4d/view/index.ts'),
  'pick-3': () => import('../families/pick-3/view/index.ts'),
  'pick-4': () => import('../families/pick-4/view/index.ts'),
  'vn-north': () => import('../families/vn-north/view/index.ts'),
  'vn-south': () => import('../families/vn-south/view/index.ts'),
  'lines-slot': () => import('../families/lines-slot/view/index.ts'),
  mines: () => import('../families/mines/view/index.ts'),
  'minute-5': () => import('../families/minute-5/view/index.ts'),
  pk10: () => import('../families/pk10/view/index.ts'),
  plinko: () => import('../families/plinko/view/index.ts'),
  roulette: () => import('../families/roulette/view/index.ts'),
  'roulette-solo': () => import('../families/roulette-solo/view/index.ts'),
  scratch: () => import('../families/scratch/view/index.ts'),
  'sic-bo': () => import('../families/sic-bo/view/index.ts'),
  sportsbook: () => import('../families/sportsbook/view/index.ts'),
  'teen-patti': () => import('../families/teen-patti/view/index.ts'),
  tower: () => import('../families/tower/view/index.ts'),
  'video-poker': () => import('../families/video-poker/view/index.ts'),
  wheel: () => import('../families/wheel/view/index.ts'),
  'two-sided': () => import('../families/two-sided/view/index.ts'),
  racing: () => import('../families/racing/view/index.ts'),
  'ways-slot': () => import('../families/ways-slot/view/index.ts'),
};

/** The views of families that everybody plays together. */
const TABLES: Record<string, () => Promise<TableModule>> = {
  baccarat: () => import('../families/baccarat/view/index.ts'),
  blackjack: () => import('../families/blackjack/view/index.ts'),
  'casino-holdem': () => import('../families/casino-holdem/view/index.ts'),
  'dragon-tiger': () => import('../families/dragon-tiger/view/index.ts'),
  k3: () => import('../families/k3/view/index.ts'),
  keno: () => import('../families/keno/view/index.ts'),
  lhc: () => import('../families/lhc/view/index.ts'),
  lotto: () => import('../families/lotto/view/index.ts'),
  '4d': () => import('../families/4d/view/index.ts'),
  'pick-3': () => import('../families/pick-3/view/index.ts'),
  'pick-4': () => import('../families/pick-4/view/index.ts'),
  'vn-north': () => import('../families/vn-north/view/index.ts'),
  'vn-south': () => import('../families/vn-south/view/index.ts'),
  'minute-5': () => import('../families/minute-5/view/index.ts'),
  pk10: () => import('../families/pk10/view/index.ts'),
  roulette: () => import('../families/roulette/view/index.ts'),
  'sic-bo': () => import('../families/sic-bo/view/index.ts'),
  wheel: () => import('../families/wheel/view/index.ts'),
  'two-sided': () => import('../families/two-sided/view/index.ts'),
  racing: () => import('../families/racing/view/index.ts'),
};

/** The views of families whose bets cash out while everybody's flight goes on. */
const FLIGHTS: Record<string, () => Promise<FlightModule>> = {
  crash: () => import('../families/crash/view/index.ts'),
};

/** Loads the view of a family of flights; undefined for other families. */
export const loadFlight = (name: string): Promise<FlightModule> | undefined => FLIGHTS[name]?.();

/** The views of families with fixtures. */
const BOOKS: Record<string, () => Promise<BookModule>> = {
  sportsbook: () => import('../families/sportsbook/view/index.ts'),
};

export async function loadBook(name: string): Promise<BookModule> {
  const load = BOOKS[name];
  if (!load) throw new Error(`the family ${name} has no view of a book`);
  return load();
}

/** The views of families whose players play against each other. */
const HANDS: Record<string, () => Promise<HandModule>> = {
  'teen-patti': () => import('../families/teen-patti/view/index.ts'),
};

/** Loads the view of a family whose players play against each other. */
export async function loadHands(name: string): Promise<HandModule> {
  const load = HANDS[name];
  if (!load) throw new Error(`the family ${name} has no view of hands`);
  return load();
}

export async function loadTable(name: string): Promise<TableModule> {
  const load = TABLES[name];
  if (!load) throw new Error(`the family ${name} has no view of a table`);
  return load();
}

/** Loads the view of a family. */
export async function loadFamily(name: string): Promise<FamilyModule> {
  const load = VIEWS[name];
  if (!load) throw new Error(`the family ${name} has no view`);
  return load();
}
