import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '../../../contract/site.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { WrongCommand } from '../../../server/operator/command-line.ts';
import { COMMAND_SETS, commandOf } from '../../../server/cli/commands.ts';
import { callServer } from '../../support/calls.ts';
import { TEST_OPERATOR_KEY, type TestServer } from '../../support/test-server.ts';
import { takeTestServer } from '../../support/reused-server.ts';

const DEPOSIT = '5f9c3b1e-7a4d-4c55-9d2e-0a1b2c3d4e5f';

let test: TestServer;
let dataDir: string;
beforeAll(async () => {
  test = await takeTestServer();
  dataDir = await mkdtemp(path.join(tmpdir(), 'parlour-cli-'));
  await writeFile(path.join(dataDir, 'operator.key'), `${TEST_OPERATOR_KEY}\n`);
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

it('has each command in one domain only, and each in the help text', () => {
  const names = COMMAND_SETS.flatMap(({ commands }) => Object.keys(commands));
  expect(names).toHaveLength(new Set(names).size);
  for (const { commands, help } of COMMAND_SETS)
    for (const name of Object.keys(commands)) expect(help).toMatch(new RegExp(`^  (\\w+\\|)?${name}\\b`, 'm'));
});

/** Runs the command line as `npm run operator` does. */
const run = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'server/cli/main.ts', ...args],
      { env: { PATH: process.env['PATH'], PORT: new URL(test.url).port, DATA_DIR: dataDir, ...env } },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out: out.trim(), err: err.trim() }),
    );
  });

describe('the command line', () => {
  it('calls a running server, and prints the result', async () => {
    const done = await run(['status', 'maintenance', '--until', '2030-01-01T00:00Z', '--reason', 'a test', '--yes']);
    expect(done).toEqual({ code: 0, out: 'The site is maintenance until 2030-01-01T00:00:00.000Z.', err: '' });
    expect((await callServer(test.url, site.status)).body.value).toEqual({ status: 1, untilMs: Date.UTC(2030, 0, 1) });
  });

  it('prints a refusal as a sentence', async () => {
    const { code, err } = await run(['kill', 'game', '404', '--reason', 'a test', '--yes']);
    expect([code, err]).toEqual([1, 'There is nothing of that name or number. (not_found)']);
  });

  it('reports that no server runs, and that a key is wrong', async () => {
    const none = await run(['deposits'], { PORT: '1' });
    expect([none.code, none.err]).toEqual([
      1,
      'No server runs at 127.0.0.1:1; start it with npm start, or name its PORT.',
    ]);
    const wrong = await run(['deposits'], { OPERATOR_KEY: 'x'.repeat(32) });
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('does not know this key')]);
    expect(wrong.err).not.toContain('xxx');
  });

  it('[PP-29] prints the audit, and ends with 1 if its chain is broken', async () => {
    const printed = await run(['audit', '--kind', 'status', '--from', '2026-01-01T00:00Z']);
    expect([printed.code, printed.err]).toEqual([0, '']);
    expect(printed.out).toMatch(
      /^\d+ {2}20\S+Z {2}status {2}operator\n {4}reason: a test\n {4}before: .*\n {4}after: /,
    );
    const { id } = await everyMerchant(test.database.db).selectFrom('audit').select('id').executeTakeFirstOrThrow();
    expect(await run(['audit', 'verify'])).toEqual({
      code: 0,
      out: 'The audit of parlour is intact: 1 entry.',
      err: '',
    });
    await everyMerchant(test.database.db).updateTable('audit').set({ reason: 'another' }).execute();
    expect(await run(['audit', 'verify'])).toEqual({
      code: 1,
      out: '',
      err: `The audit of parlour is broken: entry ${id} was changed. Intact before it: 0.`,
    });
  });
}, 60_000);

describe('a command', () => {
  const of = (line: string, options: Record<string, string> = {}) =>
    commandOf({ args: line.split(' ').filter(Boolean), options, merchant: 'parlour' });

  it.each([
    ['status normal', {}, { status: 0, untilMs: null }],
    ['status restricted', { reason: 'law' }, { status: 2, untilMs: null, reason: 'law' }],
    ['flag DIRECTREG3 off', {}, { flag: 'DIRECTREG3', on: false }],
    ['kill play', { reason: 'fire' }, { target: 'play', id: null, on: true, reason: 'fire' }],
    ['revive vendor JL', { reason: 'well' }, { target: 'vendor', id: 'JL', on: false, reason: 'well' }],
    ['notice Hello', { cn: '你好' }, { titles: { EN: 'Hello', CN: '你好' }, bodies: { EN: 'Hello' }, type: 'B' }],
    ['notice Hello', { type: 'AG' }, { titles: { EN: 'Hello' }, bodies: { EN: 'Hello' }, type: 'AG' }],
    [
      'message anna Hello',
      { ar: 'مرحبًا' },
      { account: 'anna', purpose: 'account', texts: { EN: 'Hello', AR: 'مرحبًا' } },
    ],
    [
      'message Hello',
      { all: 'yes', about: 'service' },
      { to: { kind: 'all' }, agentsOnly: false, purpose: 'service', texts: { EN: 'Hello' } },
    ],
    [
      'message Hello',
      { level: '2', agents: 'yes', about: 'marketing', reason: 'news' },
      {
        to: { kind: 'level', level: 2 },
        agentsOnly: true,
        purpose: 'marketing',
        texts: { EN: 'Hello' },
        reason: 'news',
      },
    ],
    [
      'message Hello',
      { team: 'agent2', about: 'account' },
      { to: { kind: 'team', account: 'agent2' }, agentsOnly: false, purpose: 'account', texts: { EN: 'Hello' } },
    ],
    [
      'notice Hello',
      { ja: 'こんにちは', body: 'World', 'ja-body': '世界' },
      { titles: { EN: 'Hello', JA: 'こんにちは' }, bodies: { EN: 'World', JA: '世界' }, type: 'B' },
    ],
    ['notice withdraw 7', {}, { id: '7' }],
    ['login-link ann', { reason: 'cannot get in' }, { account: 'ann', reason: 'cannot get in' }],
    ['text-codes ann', { reason: 'it is the owner' }, { account: 'ann', reason: 'it is the owner' }],
    ['password ann', { reason: 'cannot get in' }, { account: 'ann', reason: 'cannot get in' }],
    ['limits ann', {}, { account: 'ann' }],
    [
      'limit ann loss week 5000',
      { reason: 'agreed' },
      { account: 'ann', kind: 'loss', period: 'week', amount: 5_000, reason: 'agreed' },
    ],
    [
      'limit ann stake bet off',
      { reason: 'agreed' },
      { account: 'ann', kind: 'stake', period: 'bet', amount: null, reason: 'agreed' },
    ],
    [
      'exclude ann self_exclusion 6m',
      { reason: 'agreed' },
      { account: 'ann', kind: 'self_exclusion', term: '6m', reason: 'agreed' },
    ],
    [
      'exclude ann type_lock 7d',
      { reason: 'agreed', type: 'RNG' },
      { account: 'ann', kind: 'type_lock', term: '7d', gameType: 'RNG', reason: 'agreed' },
    ],
    ['vendor-key new STUDIO', { reason: 'new one' }, { vendor: 'STUDIO', reason: 'new one' }],
    [
      'contract realtime ann',
      { reason: 'agreed', terms: '{"tiers": [{"turnover": 5, "active": 1, "rate": 9}], "cap": 7}' },
      {
        account: 'ann',
        kind: 'realtime',
        terms: {
          tiers: [{ turnover: 5, active: 1, loss: null, rate: 9 }],
          activeFrom: 0,
          minimumActive: 0,
          cap: 7,
          mode: 'fixed',
        },
        reason: 'agreed',
      },
    ],
    ['agent freeze ann', { reason: 'fraud' }, { account: 'ann', frozen: true, reason: 'fraud' }],
    ['agent unfreeze ann', { reason: 'cleared' }, { account: 'ann', frozen: false, reason: 'cleared' }],
    ['upline ann bob', { reason: 'agreed' }, { account: 'ann', upline: 'bob', reason: 'agreed' }],
    ['upline ann none', { reason: 'agreed' }, { account: 'ann', upline: null, reason: 'agreed' }],
    ['rebate-rate ann 0.85', { reason: 'agreed' }, { account: 'ann', rate: 8_500, reason: 'agreed' }],
    ['rebate-rules', {}, {}],
    ['chat rooms', {}, {}],
    ['chat messages 7', {}, { room: '7' }],
    ['chat messages ann', {}, { account: 'ann' }],
    ['chat reports', {}, {}],
    [`chat delete ${DEPOSIT}`, { reason: 'vile' }, { messageId: DEPOSIT, reason: 'vile' }],
    [`chat keep ${DEPOSIT}`, { reason: 'fine' }, { messageId: DEPOSIT, reason: 'fine' }],
    ['chat mute ann 60', { reason: 'rude' }, { account: 'ann', minutes: 60, reason: 'rude' }],
    ['chat mute ann off', { reason: 'over' }, { account: 'ann', minutes: 0, reason: 'over' }],
    ['chat slow 7 20', { reason: 'busy' }, { room: 7, slowSeconds: 20, reason: 'busy' }],
    ['chat shut 7', { reason: 'night' }, { room: 7, closed: true, reason: 'night' }],
    ['chat open 7', { reason: 'day' }, { room: 7, closed: false, reason: 'day' }],
    ['chat words EN', {}, { list: 'EN' }],
    ['rebate-preview ann', {}, { account: 'ann' }],
    ['referral ann', {}, { account: 'ann' }],
    ['rebate-bounds 1.2 0.1', { reason: 'agreed' }, { max: 12_000, difference: 1_000, reason: 'agreed' }],
    ['demo-bet', {}, { account: null, stake: null, untilWin: false }],
    ['demo-bet', { member: 'kestrel', stake: '500', win: 'yes' }, { account: 'kestrel', stake: 500, untilWin: true }],
    ['vendor-key revoke k-1', { reason: 'lost' }, { keyId: 'k-1', reason: 'lost' }],
    [`deposit approve ${DEPOSIT}`, { reason: 'seen' }, { depositId: DEPOSIT, decision: 'approve', reason: 'seen' }],
  ])('%s sends the request it describes', (line, options, request) => {
    expect(of(line, options as Record<string, string>).request).toEqual({ merchant: 'parlour', ...request });
  });

  it('means the staff of all merchants, unless its line names one', () => {
    const line = { name: 'ada', roles: ['support', 'games'], reason: 'moved' };
    expect(of('staff role ada support,games', { reason: 'moved' }).request).toEqual(line);
    const bound = of('staff role ada support,games', { reason: 'moved', merchant: 'other' });
    expect(bound.request).toEqual({ ...line, merchant: 'other' });
  });

  it.each([
    ['', {}],
    ['dance', {}],
    ['constructor', {}],
    ['status', {}],
    ['status sometimes', {}],
    ['status maintenance', { until: 'tomorrow' }],
    ['flag NOPE on', {}],
    ['flag DIRECTREG3 maybe', {}],
    ['kill game 1', {}],
    ['kill game', { reason: 'fire' }],
    [`deposit approve ${DEPOSIT}`, { reason: 'no' }],
    ['deposit approve x', { reason: 'seen' }],
    ['vendor-key STUDIO', { reason: 'new one' }],
    ['password ann', {}],
    ['password ann hunter22', { reason: 'cannot get in' }],
    ['limit ann loss week 5000', {}],
    ['limit ann loss week lots', { reason: 'agreed' }],
    ['limit ann luck week 5000', { reason: 'agreed' }],
    ['exclude ann self_exclusion forever', { reason: 'agreed' }],
    ['exclude ann self_exclusion 6m', {}],
    ['vendor-key new STUDIO', {}],
    ['contract realtime ann', { reason: 'agreed' }],
    ['contract realtime ann', { reason: 'agreed', terms: '5 %' }],
    ['contract realtime ann', { reason: 'agreed', terms: '{}' }],
    ['contract yearly ann', { reason: 'agreed', terms: '{"tiers": []}' }],
    ['contract realtime ann', { terms: '{"tiers": []}' }],
    ['agent freeze ann', {}],
    ['agent melt ann', { reason: 'agreed' }],
    ['upline ann', { reason: 'agreed' }],
    ['upline ann bob', {}],
    ['rebate-rate ann lots', { reason: 'agreed' }],
    ['rebate-rate ann 0.12345', { reason: 'agreed' }],
    ['rebate-preview', {}],
    ['referral', {}],
    ['rebate-rules nowhere.json', { reason: 'agreed' }],
    ['chat', {}],
    ['chat dance', { reason: 'agreed' }],
    ['chat delete 7', { reason: 'agreed' }],
    ['chat mute ann', { reason: 'agreed' }],
    ['chat mute ann 60', {}],
    ['chat slow 7 soon', { reason: 'agreed' }],
    ['chat shut', { reason: 'agreed' }],
    ['chat words EN nowhere.json', { reason: 'agreed' }],
    ['rebate-bounds 1.2', { reason: 'agreed' }],
    ['notice Hello', { type: 'X' }],
    ['message Hello', { all: 'yes' }],
    ['message Hello', { all: 'yes', about: 'news' }],
    ['message Hello', { all: 'yes', about: 'service', level: '2' }],
    ['message Hello', { level: 'two' }],
    ['message anna Hello', { all: 'yes' }],
    ['message anna Hello', { agents: 'yes' }],
    ['message', { team: 'agent2' }],
    ['broadcasts all', {}],
    ['notice withdraw Hello', {}],
    ['status maintenance', { until: '2020-01-01T00:00Z' }],
    ['status normal', { until: '2099-01-01T00:00Z' }],
    // One word too many: a title without quotes, or a command that would do more than intended.
    ['notice Hello all', {}],
    ['kill play JL', { reason: 'fire' }],
    ['kill game 1 2', { reason: 'fire' }],
    ['deposits approve x', {}],
    ['restored now', {}],
    ['status normal now', {}],
    ['flag DIRECTREG3 on off', {}],
    ['staff new ada', { reason: 'joined' }],
    ['staff new Ada', { role: 'admin', reason: 'joined' }],
    ['staff role ada king', { reason: 'joined' }],
    ['demo-bet now', {}],
    ['demo-bet', { stake: '5.00' }],
  ])('"%s" with %j is rejected', (line, options) => {
    expect(() => of(line, options as Record<string, string>)).toThrow(WrongCommand);
  });
});
