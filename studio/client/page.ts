import type { ToGame } from '../../contract/vendor-frame.ts';

/** The last state received from the embedding page; null is unknown. */
export interface Page {
  live: boolean;
  /** No round may start: the page shows a reality check. */
  paused: boolean;
  mode: Told<'launch'>['mode'];
  balance: Told<'balance'>['value'];
  position: Told<'position'>['value'];
  pool: Extract<Told<'state'>, { scope: 'pool' }>['value'];
}
type Told<Type extends ToGame['type']> = Extract<ToGame, { type: Type }>;
