import type { Bench, Row, Section } from '../bench.ts';
import { launchBrowser } from '../support/browser.ts';
import { startBenchSite } from '../support/site.ts';
import { openPhone, type Stretch } from './phone.ts';
import { PLAYERS } from './players.ts';
import { createRounds } from './rounds.ts';

const FULL = { rounds: 4, blankMs: 3_000 };
const QUICK = { rounds: 1, blankMs: 1_000 };
/** Part of a blank page's frames that a game keeps. */
const KEPT = 0.9;

const total = (stretches: readonly Stretch[], of: keyof Stretch): number =>
  stretches.reduce((sum, each) => sum + each[of], 0);
const rateOf = (stretches: readonly Stretch[]): number => total(stretches, 'frames') / total(stretches, 'seconds');
const costOf = (stretches: readonly Stretch[]): number =>
  (1_000 * total(stretches, 'busySeconds')) / total(stretches, 'frames');

const rowOf = (family: string, stretches: readonly Stretch[], blanks: readonly Stretch[]): Row => {
  const ratio = rateOf(stretches) / rateOf(blanks);
  const frames = `${rateOf(stretches).toFixed(1)} in ${total(stretches, 'seconds').toFixed(0)} s`;
  return {
    what: `${family}: frames a second while it animates`,
    ours: `${frames}; ${costOf(stretches).toFixed(1)} ms of the processor a frame`,
    reference: `blank ${rateOf(blanks).toFixed(1)}; ${costOf(blanks).toFixed(1)} ms`,
    ratio,
    reach: `at least ${KEPT}`,
    met: ratio >= KEPT,
  };
};

/** Frames of each family of games while it animates, on a slow phone. */
export const gamesFrames: Bench = {
  name: 'games-frames',
  title: 'Games on a phone: frames while they animate',
  references: ['tests/bench/games-frames/phone.ts'],
  async run({ say, quick }): Promise<Section> {
    const size = quick ? QUICK : FULL;
    const site = await startBenchSite({ DEMO_TRAFFIC: 'off' });
    const browser = await launchBrowser();
    try {
      const phone = await openPhone(browser, site.url);
      const rows: Row[] = [];
      for (const [family, player] of Object.entries(PLAYERS)) {
        const blanks = [await phone.blank(size.blankMs)];
        const play = await createRounds(await phone.open(player.node), player);
        const stretches: Stretch[] = [];
        for (let round = 0; round < size.rounds; round += 1) stretches.push(...(await play()));
        blanks.push(await phone.blank(size.blankMs));
        const row = rowOf(family, stretches, blanks);
        say(`${row.what}: ${row.ours}, ${row.reference}, ${row.ratio!.toFixed(2)}`);
        rows.push(row);
      }
      return { rows, curves: [], notes: NOTES };
    } finally {
      await browser.close();
      await site.close();
    }
  },
};

const NOTES = [
  'Each game runs on the site’s own page, 390 px wide, in its frame, for the demo’s player and with real bets; the processor is slowed 4 times in the page’s process. Frames are counted by `requestAnimationFrame` in the game, from the server’s answer to a bet or a move to 0.3 s after the end of what is shown; what is cut after 10 s is a series of free games. Three fields of a ticket are scratched by pointer, the others open together. Milliseconds are the slowed main thread’s own time, without other processes: a frame has 16.7, and where the machine is busy with something else, they say more than the frames. The blank page is `about:blank` in the same tab, slowed as well, before and after each game.',
];
