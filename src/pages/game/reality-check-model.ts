import { sample } from 'effector';
import { gamePaused, leaveRequested, pauseSet } from '../../features/game-frame/model.ts';
import { $isDue, leaveChosen, roundEnded } from '../../features/reality-check/index.ts';

// While a reality check is due, the game starts no round (PP-18).
sample({ clock: $isDue, target: pauseSet });
sample({ clock: gamePaused, target: roundEnded });
sample({ clock: leaveChosen, target: leaveRequested });
