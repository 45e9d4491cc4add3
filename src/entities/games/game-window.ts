import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import type { Game } from '../../../contract/games.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';
import { gamePath } from './paths.ts';

interface WindowRequested {
  nodeId: string;
  /** With play money (PP-23). */
  free: boolean;
}
/** The window of a game; null: the browser blocked it. */
interface GameWindow extends WindowRequested {
  window: Window | null;
}

/** A member chose a game by a click. Only within it do browsers open a window, or let the page fill the screen. */
export const gameChosen = createEvent<Pick<Game, 'nodeId' | 'openIn'>>();
/** The member opens the game's window, or wants to see it again. */
export const windowRequested = createEvent<WindowRequested>();

export const $gameWindow = createStore<GameWindow | null>(null, { serialize: 'ignore' });
const openWindowFx = attach({
  source: $gameWindow,
  effect(shown, { nodeId, free }: WindowRequested): Window | null {
    if (shown?.nodeId === nodeId && shown.free === free && shown.window?.closed === false) {
      shown.window.focus();
      return shown.window;
    }
    const { width, height } = LIMITS.gameWindow;
    // Without `noopener`, so that a block is noticed and the session goes along. The page in the window cuts the way back.
    const place = gamePath(nodeId, { free, window: true });
    const opened = window.open(place, `game-${nodeId}`, `popup,width=${width},height=${height}`);
    return opened?.closed === false ? opened : null;
  },
});
$gameWindow.on(openWindowFx.done, (_, { params, result }) => ({ ...params, window: result }));

/** A browser may refuse it; the game then fills the page only. */
const fillScreenFx = createEffect(() => document.documentElement.requestFullscreen?.());

sample({
  clock: gameChosen,
  filter: ({ openIn }) => openIn === 'popup',
  fn: ({ nodeId }) => ({ nodeId, free: false }),
  target: openWindowFx,
});
sample({ clock: gameChosen, filter: ({ openIn }) => openIn === 'fullScreen', fn: () => {}, target: fillScreenFx });
sample({ clock: windowRequested, target: openWindowFx });
// The game's page says that the window was blocked, and opens it again.
sample({
  clock: openWindowFx.done,
  filter: ({ result }) => result === null,
  fn: ({ params: { nodeId, free } }) => gamePath(nodeId, { free }),
  target: navigateFx,
});
