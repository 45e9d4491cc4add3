import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = path.resolve(import.meta.dirname, '../../../node_modules/lighthouse/cli/index.js');
/** Occasionally a run ends without a readable trace; it reports that, and is repeated. */
const TRIES = 4;

interface Report {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
}
export interface Lighthouse {
  /** 0 to 100. */
  performance: number;
  /** Total blocking time, milliseconds. */
  blockingMs: number;
  layoutShift: number;
}

/** One run of Lighthouse with its own defaults: a phone, simulated throttling. */
export const lighthouse = async (url: string): Promise<Lighthouse> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-lighthouse-'));
  const file = path.join(folder, 'report.json');
  try {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const args = [
        PROGRAM,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--only-categories=performance',
        '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking --disable-sync',
      ];
      const env = { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] };
      const run = await promisify(execFile)(process.execPath, args, { env, timeout: 120_000 }).catch(() => undefined);
      const report = run && (JSON.parse(readFileSync(file, 'utf8')) as Report);
      const score = report?.categories.performance.score;
      if (report && score != null)
        return {
          performance: Math.round(score * 100),
          blockingMs: report.audits['total-blocking-time']?.numericValue ?? 0,
          layoutShift: report.audits['cumulative-layout-shift']?.numericValue ?? 0,
        };
    }
    throw new Error(`Lighthouse gave no result for ${url} in ${TRIES} runs`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
