import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Preloaded } from '../../../contract/first-page.ts';
import { auth } from '../../../contract/auth.ts';
import { games, type VendorLane } from '../../../contract/games.ts';
import { session } from '../../../contract/session.ts';
import { site, type SiteInfo } from '../../../contract/site.ts';
import { transfers } from '../../../contract/transfers.ts';
import { wallet } from '../../../contract/wallet.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import { findMerchant } from '../../../server/http/viewer.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { PLAYER, STUDIO } from '../../../server/demo/merchant.ts';
import { demoDomains } from '../../../server/demo/plugins.ts';
import { motifs } from '../../../server/demo/index.ts';
import { art } from '../../../server/start/art.ts';
import { GUEST, SECOND, SECOND_BRAND, secondOrigin } from '../../../server/demo/second/merchant.ts';
import { siteOrigins } from '../../../server/demo/site-origins.ts';
import { withEveryMerchant } from '../../../server/db/scope.ts';
import { seedDemo } from '../../../server/demo/seed.ts';
import { callStudio } from '../../../server/demo/traffic/site-client.ts';
import type { Begun, Opened } from '../../../studio/protocol.ts';
import { callServer } from '../../support/calls.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let test: TestServer;
let own: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlour-second-'));
  await copyFile('index.html', path.join(folder, 'index.html'));
  const files = { texts: { EN: 'assets/en-1.js', TY: 'assets/ty-1.js' }, accountTexts: {}, next: [], pages: {} };
  await writeFile(path.join(folder, '.files.json'), JSON.stringify(files));
  own = await createTestDatabase();
  test = await startTestServer({
    config: { demo: true },
    parts: {
      clientDir: folder,
      domains: [
        { name: 'seed', routes: (_app, ctx) => withEveryMerchant(() => seedDemo(ctx)) },
        art(motifs),
        ...demoDomains(own.url),
      ],
    },
  });
});
afterAll(async () => {
  await test.close();
  await own.drop();
  await rm(folder, { recursive: true });
});

/** What a browser gets at a host name. */
const at = (host: string, url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { host: `${host}:3000`, ...headers } });
const infoAt = async (host: string) => (await at(host, site.info.path)).json<{ value: SiteInfo }>().value;
const preloadedAt = async (host: string, headers: Record<string, string> = {}) => {
  const { body } = await at(host, '/', headers);
  return JSON.parse(/id="preloaded">(.*)<\/script>/.exec(body)![1]!) as Preloaded;
};

const headers = { 'x-merchant': SECOND.merchant };
const logIn = (username: string, more: Record<string, string>) =>
  callServer(test.url, auth.login, { username, password: PLAYER.password, type: 'username' }, { headers: more });

describe('[SYS-06] the second merchant on its own host', () => {
  it('has its name, currency and languages, and its pages come from the same build', async () => {
    expect((await infoAt(SECOND.host)).brand).toEqual(SECOND_BRAND);
    expect((await infoAt('SECOND.LOCALHOST')).brand.name).toBe('Nightjar');
    expect((await infoAt('localhost')).brand).toMatchObject({ name: 'Parlour', currency: 'USD', exponent: 2 });
    expect(SECOND_BRAND).toMatchObject({ currency: 'JPY', exponent: 0, languages: ['EN', 'TY'] });
  });

  it('writes name, icon and colours into the first page, and the security policy admits only this style', async () => {
    const page = await at(SECOND.host, '/');
    expect(page.body).toContain('<title>Nightjar</title>');
    expect(page.body).toContain('<meta property="og:site_name" content="Nightjar" />');
    expect(page.body).toContain('href="/art/brand/moon-icon.svg"');
    expect(page.body).toContain('<meta name="theme-color" content="#0f0b20"');
    expect(page.body).toMatch(/<style>:root{[^<]*--brand-page:#0f0b20[;}]/);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]{44}';/);
    expect(policy).toContain(`ws://${SECOND.host}:3000`);
    const first = await at('localhost', '/');
    expect(first.body).toContain('<title>Parlour</title>');
    expect(first.body).not.toMatch(/<style>|Nightjar/);
    expect(String(first.headers['content-security-policy'])).toMatch(/style-src 'self';/);
  });

  it('has a web app manifest of its own', async () => {
    const manifest = { name: 'Nightjar', theme_color: '#0f0b20', icons: [{ src: '/art/brand/moon-icon.svg' }] };
    expect((await at(SECOND.host, '/site.webmanifest')).json()).toMatchObject(manifest);
    expect((await at('localhost', '/site.webmanifest')).json()).toMatchObject({ name: 'Parlour' });
    expect((await at(SECOND.host, '/')).body).toContain('<link rel="manifest" href="/site.webmanifest" />');
  });

  it('[SYS-07] is delivered in a language that it offers, and in its default one for others', async () => {
    const cookie = 'hisLang=TY';
    const { body } = await at(SECOND.host, '/', { cookie });
    expect(body).toContain('<html lang="fil" dir="ltr">');
    expect(body).toContain('/assets/ty-1.js');
    expect((await preloadedAt(SECOND.host, { cookie })).language).toBe('TY');
    expect((await preloadedAt(SECOND.host, { cookie: 'hisLang=AR' })).language).toBe('EN');
  });

  it('offers its own games, and draws their pictures', async () => {
    const typesAt = async (host: string) =>
      (await at(host, games.menus.path)).json<{ value: { list: { gameType: string }[] } }>().value;
    expect(JSON.stringify(await typesAt(SECOND.host))).not.toContain('FISH');
    expect(JSON.stringify(await typesAt('localhost'))).toContain('FISH');
    expect((await at(SECOND.host, '/art/game/10001/tile-240.avif')).statusCode).toBe(200);
    expect((await at(SECOND.host, '/art/vendor/PITCH.svg')).statusCode).toBe(404);
    expect((await at('localhost', '/art/vendor/PITCH.svg')).statusCode).toBe(200);
    expect((await at(SECOND.host, SECOND_BRAND.logo!)).body).toContain('Nightjar');
  });

  it('[GAME-05] offers bingo as a class because it speaks Tagalog; the first merchant does not', async () => {
    const classesAt = async (host: string) =>
      (await at(host, `${games.vendors.path}?platform=html5-desktop`))
        .json<{ value: { data: { lanes: VendorLane[] } } }>()
        .value.data.lanes.find(({ title }) => title === 'RNG')!
        .gameClassify.map(({ key }) => key);
    expect(await classesAt(SECOND.host)).toEqual(expect.arrayContaining(['BG', 'TG', 'VP']));
    const first = await classesAt('localhost');
    expect(first).toEqual(expect.arrayContaining(['AC', 'JP', 'SC', 'TG', 'VP']));
    expect(first).not.toContain('BG');
  });

  it('[SYS-04] its site may frame the Studio’s games from another origin', async () => {
    expect(await siteOrigins(test.ctx)).toContainEqual(expect.stringMatching(/^http:\/\/second\.localhost:\d+$/));
  });

  it('[SYS-05] has its own flags', async () => {
    expect((await infoAt(SECOND.host)).flags).toMatchObject({ MOBILEVERCODELOGIN3: false });
    expect((await infoAt('localhost')).flags).toMatchObject({ MOBILEVERCODELOGIN3: true });
  });

  it('[WAL-03] has a wallet that is not single, and links of its mails lead to its host', async () => {
    const { settings } = (await findMerchant(test.database.db, SECOND.merchant))!;
    expect(settings).toMatchObject({ singleWallet: false, mainDomain: expect.stringMatching(/^second\.localhost:/) });
    expect(secondOrigin('http://localhost:3000')).toBe('http://second.localhost:3000');
  });
});

describe('accounts and sessions', () => {
  it('of one merchant are unknown at the other', async () => {
    expect((await logIn(GUEST.username, headers)).body.success).toBe(true);
    expect((await logIn(GUEST.username, {})).body).toMatchObject({ message: 'in_incorrect_password' });
    expect((await logIn(PLAYER.username, headers)).body).toMatchObject({ message: 'in_incorrect_password' });
  });

  it('[AUTH-04] a session of one merchant is refused at the other, by host as by name', async () => {
    const { token } = (await logIn(GUEST.username, headers)).body.value;
    const authorization = `Bearer ${token}`;
    const balanceAt = async (host: string) =>
      (await at(host, session.info.path, { authorization })).json<{ success: boolean; message: string }>();
    expect(await balanceAt(SECOND.host)).toMatchObject({ success: true });
    expect(await balanceAt('localhost')).toMatchObject({ success: false, message: 'session_ended' });
    const named = await callServer(test.url, session.info, {}, { token });
    expect(named.body).toMatchObject({ message: 'session_ended' });
  });
});

describe('[GAME-07 WAL-03] the Studio at the second merchant', () => {
  it('opens only after money was moved to the wallet of its vendor', async () => {
    const { token } = (await logIn(GUEST.username, headers)).body.value;
    const request = { nodeId: '10001', language: 'TY', backUrl: '/', platform: 'html5-desktop', clientType: '3' };
    const tooEarly = await callServer(test.url, games.launch, request, { token, headers });
    expect(tooEarly.body).toMatchObject({ success: false, message: 'vendor_wallet_empty' });
    const moved = await callServer(
      test.url,
      transfers.walletTransfer,
      { vendor: STUDIO.vendor, direction: 'toVendor', amount: 20_000, currency: 'JPY' },
      { token, headers: { ...headers, 'idempotency-key': crypto.randomUUID() } },
    );
    expect(moved.body).toMatchObject({ success: true, value: { wallet: { main: 30_000, inVendorWallets: 20_000 } } });
  });

  it('opens with the merchant’s own keys and currency, and books its rounds there', async () => {
    const { token } = (await logIn(GUEST.username, headers)).body.value;
    const request = { nodeId: '10001', language: 'TY', backUrl: '/', platform: 'html5-desktop', clientType: '3' };
    const { body } = await callServer(test.url, games.launch, request, { token, headers });
    expect(body).toMatchObject({ success: true });
    const launch = new URLSearchParams(
      new URL(JSON.stringify(body).match(/\/studio\/play\/[^"]*/)![0], test.url).hash.slice(1),
    );
    expect(launch.get('launch')).toMatch(/^nightjar~/);
    const clientSeed = 'a-seed-of-the-player';
    const ctx = { ...test.ctx, selfUrl: () => test.url };
    const opened = await callStudio<Opened>(ctx, '/studio/api/session', { token: launch.get('launch'), clientSeed });
    expect(JSON.stringify(opened.state)).toContain('"currency":"JPY","exponent":0');
    const spin = { clientRoundId: crypto.randomUUID(), bet: { stake: 100 } };
    const { round } = await callStudio<Begun>(ctx, '/studio/api/round/begin', spin, opened.token);
    expect(round.status).toMatch(/^(closed|booking)$/);
    const bets = (merchant: string) =>
      inMerchant(test.database.db, merchant)
        .selectFrom('vendor_txs')
        .select('amount')
        .where('kind', '=', 'bet')
        .execute();
    expect(await bets(SECOND.merchant)).toEqual([{ amount: 100 }]);
    expect(await bets('parlour')).toEqual([]);
    expect((await checkLedger(test.database)).clean).toBe(true);
  });

  it('a launch token with another merchant’s name opens nothing', async () => {
    const { token } = (await logIn(GUEST.username, headers)).body.value;
    const request = { nodeId: '10001', language: 'EN', backUrl: '/', platform: 'html5-desktop', clientType: '3' };
    const { body } = await callServer(test.url, games.launch, request, { token, headers });
    const [, launch] = /launch=nightjar%7E([\w-]+)/.exec(JSON.stringify(body))!;
    const ctx = { ...test.ctx, selfUrl: () => test.url };
    await expect(
      callStudio(ctx, '/studio/api/session', { token: launch, clientSeed: 'a-seed-of-the-player' }),
    ).rejects.toThrow('SESSION_INVALID');
  });
});

it('[PAY-01] deposits in its currency, by the methods of its own', async () => {
  const { token } = (await logIn(GUEST.username, headers)).body.value;
  const { body } = await callServer(test.url, wallet.depositMethods, {}, { token, headers });
  expect(JSON.stringify(body.value)).toContain('sandbox-card');
  const wrong = await callServer(
    test.url,
    wallet.deposit,
    { method: 'sandbox-card', amount: 5_000, currency: 'USD' },
    { token, headers: { ...headers, 'idempotency-key': crypto.randomUUID() } },
  );
  expect(wrong.body).toMatchObject({ message: 'wrong_currency' });
});
