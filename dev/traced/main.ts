import { REPLAY_FRAME } from '../page/ports.ts';

// A frame records the site, or plays a recording of it: the player, and within it a frame of its own for each replay.
// Not awaited: the parts that follow import this one.
if (!location.pathname.startsWith(REPLAY_FRAME)) void import('./site.ts');
else if (window.frameElement?.id === 'run') void import('../replay/run-frame.ts');
else void import('../replay/player-frame.ts');
