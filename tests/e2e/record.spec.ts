import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { expect, siteUrl, test } from './support/scenario.ts';

/** Long enough for the site to join. */
const RECORDED_MS = 8_000;
const ROOT = path.join(import.meta.dirname, '../..');
/** What only the traced build has. */
const TRACES = ['parlourTrace', 'moduleRan', 'withFactory'];

const scriptsOf = async (bundle: string): Promise<string> => {
  const folder = path.join(ROOT, 'dist', bundle, 'assets');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  return (await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))).join('\n');
};

/** Runs the command until it records, lets some seconds pass, and presses Ctrl-C. Returns what it said. */
const recordUntilStopped = (file: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const args = ['--import', 'tsx', 'dev/recording/record-page.ts', '--url', siteUrl(), '--out', file, '--headless'];
    const command = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    command.stdout.on('data', (chunk: Buffer) => {
      if (!said) setTimeout(() => command.kill('SIGINT'), RECORDED_MS);
      said += chunk.toString();
    });
    command.on('error', reject);
    command.on('close', (code) => (code === 0 ? resolve(said) : reject(new Error(`It ended with ${code}: ${said}`))));
  });

test('npm run record writes what the site received, without what tells who played', FULL_RUN_ONLY, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlour-record-'));
  const file = path.join(folder, 'session.jsonl');
  try {
    expect(await recordUntilStopped(file)).toMatch(/session\.jsonl: \d+ items/);
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    const [header, base, ...rest] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(header).toMatchObject({ parlour: 'recording', redacted: { identities: true, amounts: false } });
    expect(base!.item).toBe('base');
    expect(rest.at(-1)!.item).toBe('end');
    const kinds = rest.map(({ item, what }) => `${item as string} ${(what as string | undefined) ?? ''}`);
    expect(kinds).toEqual(
      expect.arrayContaining(['frame join', 'frame answered', 'effect call', 'effect done', 'input ']),
    );
    const joined = rest.find(({ item, what }) => item === 'frame' && what === 'join')!;
    expect(joined.body).not.toHaveProperty('ticket', expect.stringMatching(/.{16}/));
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('what players load has nothing of it', async () => {
  const [ordinary, traced] = await Promise.all([scriptsOf('client'), scriptsOf('traced')]);
  for (const trace of TRACES) {
    expect(traced).toContain(trace);
    expect(ordinary).not.toContain(trace);
  }
  // Names and `sid`s of units. Those of patronum come with it.
  expect(traced.match(/\bsid: "/g)!.length).toBeGreaterThan(1_000);
  expect((ordinary.match(/\bsid:\s*["`]/g) ?? []).length).toBeLessThan(60);
});
