// npm run check [-- --full]: runs the scripts check:* of package.json, two at a time; prints the output of a failed one.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureClient } from './lib/client.mjs';
import { FULL_CHECKS } from './lib/left-out.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { entry, ROOT, say, seconds, Stop } from './lib/terminal.mjs';

/** More in parallel would only compete for processors and memory. */
const AT_ONCE = 2;

await entry(async () => {
  const { full } = parseArgs({ options: { full: { type: 'boolean', default: false } } }).values;
  await ensurePackages();
  await ensureClient();
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const waiting = Object.keys(scripts).filter(
    (name) => name.startsWith('check:') && (full || !FULL_CHECKS.includes(name)),
  );
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const startedAt = Date.now();
      const { code, output } = await capture(scripts[name]);
      say(`${code === 0 ? '  ok    ' : '  FAILED'} ${name} (${seconds(startedAt)})`);
      if (code === 0) continue;
      failed.push(name);
      say(output.trimEnd().replace(/^/gm, '    '));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failed.length > 0) throw new Stop(`Failed: ${failed.sort().join(', ')}. One alone: npm run ${failed[0]}.`);
});

/**
 * Runs a script of package.json as npm would, without npm's start-up time.
 * @param {string} line
 * @returns {Promise<{ code: number, output: string }>}
 */
function capture(line) {
  const programs = path.join(ROOT, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${programs}${path.delimiter}${process.env['PATH'] ?? ''}`, FORCE_COLOR: '0' };
  return new Promise((resolve, reject) => {
    const child = spawn(line, { cwd: ROOT, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
