import type { RoundView } from '../protocol.ts';
import { paidBy } from './result.ts';

/** What the game tells the page around it, and what it listens to; only ever within our own origin (README). */
export type ToParent =
  | { type: 'parlour:ready'; game: string }
  | { type: 'parlour:round'; roundId: string; standing: RoundView['standing']; stake: number; paid: number }
  /** The platform wants something of the player that the page around has to ask. */
  | { type: 'parlour:attention'; code: string }
  | { type: 'parlour:leave' };

export interface Frame {
  tell(message: ToParent): void;
  leave(): void;
}

/** Speaks with the page around; `onRefresh` is called where that page says that something changed. */
export function createFrame(back: string | null, onRefresh: () => void): Frame {
  const framed = window.parent !== window;
  window.addEventListener('message', (event) => {
    const data: unknown = event.data;
    if (event.origin !== location.origin || event.source !== window.parent || !framed) return;
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'parlour:refresh') onRefresh();
  });
  const tell = (message: ToParent): void => {
    if (framed) window.parent.postMessage(message, location.origin);
  };
  return {
    tell,
    leave() {
      tell({ type: 'parlour:leave' });
      // In a window of its own there is nobody to listen.
      if (!framed) location.assign(back ?? '/');
    },
  };
}

/** A round as the page around is told of it. */
export const roundNews = (round: RoundView): ToParent => ({
  type: 'parlour:round',
  roundId: round.id,
  standing: round.standing,
  stake: round.stake,
  paid: paidBy(round),
});
