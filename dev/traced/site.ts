import { asyncScheduler } from 'rxjs';
import { createFaults } from '../faults/faults.ts';
import { SITE_FRAME, type FrameWindow } from '../page/ports.ts';
import type { redact } from '../recording/redact.ts';
import { onTransport } from './live.ts';
import { recordSite } from './record-site.ts';

// The site with a recorder, in a frame of the tool's page or on its own.

declare const __BUILD__: string;

const recorder = recordSite(__BUILD__);

// By the time and the randomness of the machine: a replay has only what came of them.
const { faults, wrap } = createFaults({
  scheduler: asyncScheduler,
  random: Math.random,
  received: ({ what, ...how }) => recorder.fault(what, how),
});
onTransport.around = wrap;

document.addEventListener('visibilitychange', () => recorder.world('visible', document.visibilityState === 'visible'));

/** A file of the recording so far. What tells who played is replaced before it leaves the page. */
const exported = async (choice: Parameters<typeof redact>[1]): Promise<string> => {
  const [{ redact }, { writeText }] = await Promise.all([
    import('../recording/redact.ts'),
    import('../recording/file.ts'),
  ]);
  return writeText(redact(recorder.recording(), choice));
};

Object.assign(window as FrameWindow, { parlourTrace: recorder, parlourFaults: faults, parlourExport: exported });

// The frame's address begins with a prefix that the site does not know.
if (location.pathname.startsWith(SITE_FRAME))
  history.replaceState(null, '', `/${location.pathname.slice(SITE_FRAME.length)}${location.search}${location.hash}`);

void import('../../src/app/main.tsx');
