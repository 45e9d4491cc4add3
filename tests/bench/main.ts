/** npm run bench: measures the product's claims against alternatives, and writes README.md. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { entry, say, seconds, Stop } from '../../scripts/lib/terminal.mjs';
import type { Bench } from './bench.ts';
import { keep, tableOf, writeReport } from './report.ts';
import { agentPage } from './agent-page/index.ts';
import { bets } from './bets/index.ts';
import { chat } from './chat/index.ts';
import { counters } from './counters/index.ts';
import { draws, greatDraw } from './draws/index.ts';
import { fanOut } from './fan-out/index.ts';
import { firstLoad } from './first-load/index.ts';
import { lobby } from './lobby/index.ts';
import { games } from './games/index.ts';
import { gamesFrames } from './games-frames/index.ts';
import { login } from './login/index.ts';
import { memoryPage } from './memory-page/index.ts';
import { memoryServer } from './memory-server/index.ts';
import { odds } from './odds/index.ts';
import { paint } from './paint/index.ts';
import { payDay } from './pay-day/index.ts';
import { periodEnd } from './period-end/index.ts';
import { postings } from './postings/index.ts';
import { recording } from './recording/index.ts';
import { records } from './records/index.ts';
import { replay } from './replay/index.ts';
import { rounds } from './rounds/index.ts';
import { salary } from './salary/index.ts';
import { teamReports } from './team-reports/index.ts';
import { teamRecords } from './team-records/index.ts';
import { tree } from './tree/index.ts';

const BENCHES: readonly Bench[] = [
  postings,
  bets,
  draws,
  greatDraw,
  rounds,
  fanOut,
  chat,
  counters,
  recording,
  replay,
  firstLoad,
  paint,
  memoryServer,
  memoryPage,
  salary,
  tree,
  teamReports,
  teamRecords,
  payDay,
  periodEnd,
  agentPage,
  login,
  records,
  lobby,
  games,
  gamesFrames,
  odds,
];

await entry(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false } },
  });
  const unknown = positionals.find((name) => !BENCHES.some((bench) => bench.name === name));
  if (unknown)
    throw new Stop(
      `There is no bench "${unknown}"; there are ${BENCHES.map(({ name }) => name).join(', ')}, or none for all of them.`,
    );
  const request = BENCHES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  if (values.quick) say('A quick look: its figures are not written down.');
  const missed: string[] = [];
  for (const bench of request) {
    const startedAt = Date.now();
    say(`\n── ${bench.title} ${'─'.repeat(Math.max(3, 76 - bench.title.length))}`);
    const section = await bench.run({ say: (line) => say(`  ${line}`), quick: values.quick });
    say(`\n${tableOf(section.rows)}\n\n(${seconds(startedAt)})`);
    missed.push(...section.rows.filter(({ met }) => met === false).map(({ what }) => `${bench.name}: ${what}`));
    if (!values.quick) keep(bench, section);
  }
  if (missed.length > 0) say(`\nMissed:\n${missed.map((row) => `  ${row}`).join('\n')}`);
  if (!values.quick) say(`\nWritten to ${path.relative(process.cwd(), writeReport(BENCHES))}.`);
});
