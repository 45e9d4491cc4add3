import { useEffect, useState } from 'react';
import type { Game } from '../../../contract/games.ts';

export type ListState = 'loading' | 'ready' | 'empty' | 'failed';

/** An answer that comes within this time replaces the games shown, without placeholders in between. */
const HELD_MS = 200;

/** The games to show: those of the list, or for a moment the ones before them while another query loads. Null: placeholders. */
export const useHeldGames = (games: readonly Game[], state: ListState): readonly Game[] | null => {
  const fresh = state === 'ready' && games.length > 0 ? games : null;
  const [last, setLast] = useState(fresh);
  const [isLate, setLate] = useState(false);
  const kept = fresh ?? (state === 'loading' || state === 'ready' ? last : null);
  if (kept !== last) setLast(kept);
  if (fresh && isLate) setLate(false);
  const isWaiting = fresh === null;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), HELD_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return fresh ?? (isLate ? null : kept);
};
