/** How a round of a family is played on the page, so that all that moves is seen. */
export interface Player {
  /** Of the site's catalogue. */
  node: number;
  /** What is pressed before the bet, in order. */
  before?: readonly string[];
  /** What is pressed for moves while the round waits, as often as it can be up to `times`; then the large button. */
  moves?: { press: string; times: number };
  /** The foil is scratched off by pointer, field by field. */
  scratches?: boolean;
}

/** The busiest title and bet of each family: most reels, most balls, largest board. */
export const PLAYERS: Record<string, Player> = {
  'baccarat-solo': { node: 10_055, before: ['.bac-main .spot:nth-child(1)', '.bac-main .spot:nth-child(3)'] },
  'bingo-75': { node: 10_010, before: ['.bet-controls .choice label:last-child input'] },
  'blackjack-solo': { node: 10_057 },
  'casino-holdem-solo': { node: 11_076, moves: { press: '.holdem-moves button:last-child', times: 1 } },
  coin: { node: 10_029, moves: { press: '.coin-calls button[aria-disabled=false]', times: 3 } },
  dice: { node: 10_048 },
  fish: { node: 30_006, moves: { press: '.fish-target[aria-disabled=false]', times: 12 } },
  'hi-lo': { node: 10_056, moves: { press: '.hilo-guess:not(:disabled)', times: 4 } },
  'lines-slot': { node: 10_016 },
  mines: { node: 10_009, moves: { press: '.tile[aria-disabled=false]', times: 6 } },
  plinko: { node: 11_034, before: ['.plinko-controls .choice:last-child label:last-child input'] },
  'roulette-solo': { node: 10_053, before: ['.roulette-grid .spot:nth-child(5)', '.roulette-side .spot'] },
  scratch: { node: 11_031, scratches: true },
  tower: { node: 11_016, moves: { press: '.tile[aria-disabled=false]', times: 4 } },
  'video-poker': { node: 10_007 },
  'ways-slot': { node: 11_007 },
};
