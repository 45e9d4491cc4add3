export {
  $ready,
  frameGone,
  frameLoaded,
  frameShown,
  gameLost,
  gamePaused,
  gameReloaded,
  leaveAsked,
  pauseSet,
  type Shown,
} from './model.ts';
