import { createEvent, createStore } from 'effector';
import type { GameType } from '../../../contract/primitives.ts';

/** The page lists games of this type; null: of several, or it is no list. */
export const typeShown = createEvent<GameType | null>();
export const $shownType = createStore<GameType | null>(null).on(typeShown, (_, type) => type);
