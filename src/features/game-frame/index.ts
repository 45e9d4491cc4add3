export { $ready, frameGone, frameLoaded, frameShown, gameLost, gameReloaded, leaveAsked, type Shown } from './model.ts';
