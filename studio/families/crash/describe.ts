import type { Words } from '../family.ts';
import type { Bet, Params } from './shape.ts';
import type { MessageKey } from './view/texts/en.ts';

/** Whether the bet cashes out by itself, and where. */
export const describeBet = (_: Params, { auto }: Bet, { say }: Words<MessageKey>): string =>
  auto === null ? say('betByHand') : say('betAuto', { at: (auto / 100).toFixed(2) });
