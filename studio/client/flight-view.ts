import type { RoundState } from '../../contract/live-rounds.ts';
import type { FamilyView, ViewContext } from './family-view.ts';

/** The player's own bet in the flight that is shown. */
export interface OwnBet {
  stake: number;
  /** Where it cashes out by itself. */
  auto: number | null;
  /** Where it cashed out. */
  at: number | null;
}

/** What the button says: bet, wait, or cash out. `out` and `cashOut` name a multiplier. */
export type ButtonLabel = 'place' | 'placed' | 'cashOut' | 'cashing' | 'out' | 'next';

/** What a view needs to show everybody's flight. Multipliers are in hundredths. */
export interface FlightParts {
  /** The lowest multiplier at which a bet can cash out. */
  minOut: number;
  /** So many milliseconds after the take-off. */
  multiplierAt(ms: number): number;
  /** Where a bet cashes out by itself, if it does. */
  autoOf(bet: unknown): number | null;
  button(label: ButtonLabel, at: number): string;
  /** Why a cash-out did nothing, by the Studio's code or the platform's refusal. */
  refused(code: string): string;
  /** The line under the board while no result stands there. */
  line(round: RoundState, secondsLeft: number): string;
  /** Announcements. */
  said(what: 'tookOff' | 'ended' | 'out' | 'lost' | 'calledOff', at: number): string;
  /** Shows the flight; `flownMs` is the time since its take-off, negative before. */
  follow(round: RoundState, flownMs: () => number): void;
  own(bet: OwnBet | null): void;
}

export interface FlightView extends FamilyView {
  flight: FlightParts;
}

/** The module of a view of flights. */
export interface FlightModule {
  openFlight: (context: ViewContext) => Promise<FlightView>;
}
