import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Preloaded } from '../../../contract/first-page.ts';
import type { SiteInfo } from '../../../contract/site.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { jsonb } from '../../../server/db/database.ts';
import { addGame, addVendor } from '../../support/games.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const HOSTILE = '</script><script>alert("1")</script>';
/** As the build puts the entry's styles and its start into the page. */
const STYLES = '.first { color: red }\n';
const START = 'document.title;';
let test: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlour-page-'));
  const page = await readFile('index.html', 'utf8');
  await writeFile(
    path.join(folder, 'index.html'),
    page.replace(/<script type="module".*<\/script>|<\/head>/g, (found) =>
      found === '</head>' ? `<style>${STYLES}</style></head>` : `<script type="module">${START}</script>`,
    ),
  );
  const files = {
    texts: { EN: 'assets/en-1.js', CN: 'assets/cn-1.js', AR: 'assets/ar-2.js' },
    accountTexts: { EN: 'assets/account-3.js', AR: 'assets/account-4.js' },
    next: ['assets/later-5.js', 'assets/later-6.css'],
    pages: { list: ['assets/list-7.js'], game: ['assets/game-8.js'] },
  };
  await writeFile(path.join(folder, '.files.json'), JSON.stringify(files));
  test = await startTestServer({ parts: { clientDir: folder } });
  await addVendor(test.database, 'STUDIO');
  for (const node of [1, 2, 3, 4]) await addGame(test.database, node, { vendor: 'STUDIO', type: 'RNG' });
  await addGame(test.database, 5, { vendor: 'STUDIO', type: 'PVP' });
  const texts = { title: HOSTILE, text: 'x', eyebrow: 'x', action: 'x' };
  await inMerchant(test.database.db, 'parlour')
    .insertInto('banners', {
      code: 'hostile',
      group_name: 'w_home',
      texts: jsonb({ EN: texts, AR: texts }),
      art: '/art/banner/sea/"{side}.svg',
      url: '/slots',
      linkage_type: 'route',
    })
    .execute();
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const pageAt = async (
  where: string,
  headers: Record<string, string> = {},
): Promise<{ text: string; given?: Preloaded }> => {
  const text = await (await fetch(test.url + where, { headers })).text();
  const data = /<script type="application\/json" id="preloaded">(.*)<\/script>/.exec(text)?.[1];
  return { text, ...(data ? { given: JSON.parse(data) as Preloaded } : {}) };
};
const paths = ({ values }: Preloaded) => Object.keys(values).map((key) => key.split('?')[0]);

describe('the initial page', () => {
  it('allows frames of the merchant’s own remote vendors only', async () => {
    const tables = inMerchant(test.database.db, 'parlour');
    const vendor = (code: string, base_url: string | null, enabled = true) => ({ code, name: code, base_url, enabled });
    await tables.insertInto('vendors', vendor('REMOTE', 'https://games.vendor.example:8443/api/v1')).execute();
    await tables.insertInto('vendors', vendor('CLOSED', 'https://closed.example', false)).execute();
    await tables.insertInto('vendors', vendor('LOCAL', '/local')).execute();
    await tables.insertInto('vendors', vendor('SCRIPT', 'javascript:alert(1)')).execute();
    const frames = async (where: string) =>
      /frame-src ([^;]*)/.exec((await fetch(test.url + where)).headers.get('content-security-policy')!)?.[1];
    expect(await frames('/game/10001')).toBe("'self' https://games.vendor.example:8443");
    expect(await frames('/health')).toBe("'self'");
  });

  it('[SYS-04] allows frames of the merchant’s origins for games', async () => {
    const merchants = test.database.db.updateTable('merchants').where('code', '=', 'parlour');
    const origins = { launchGameCDNs: ['https://play.cdn.example'] };
    await merchants.set({ settings: sql`settings || ${jsonb(origins)}` }).execute();
    const policy = (await fetch(`${test.url}/game/10001`)).headers.get('content-security-policy')!;
    await merchants.set({ settings: sql`settings - 'launchGameCDNs'` }).execute();
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toMatch(/ https:\/\/play\.cdn\.example$/);
  });

  it('allows the styles and the script in it by their hashes, and no others', async () => {
    const policy = (await fetch(test.url)).headers.get('content-security-policy')!;
    const hash = (content: string) => createHash('sha256').update(content).digest('base64');
    expect(/style-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' 'sha256-${hash(STYLES)}'`);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' 'sha256-${hash(START)}'`);
  });

  it.each([
    ['the one that the browser wants before all others', 'ar-EG,en;q=0.8', undefined, 'AR'],
    ['the next one, where the first is not offered', 'fr,zh-CN;q=0.7,ar;q=0.9', undefined, 'AR'],
    ['that of the script: traditional Chinese is not offered', 'zh-TW,ar;q=0.2', undefined, 'AR'],
    ['the merchant’s default, where none is offered', 'fr', undefined, 'EN'],
    ['the merchant’s default for what is no list of languages', ';;q=,*,x_y', undefined, 'EN'],
    ['the chosen one, whatever the browser wants', 'ar', 'hisLang=CN', 'CN'],
    ['the chosen one, in other letter case', 'ar', 'a=b; hisLang=cn', 'CN'],
    ['the merchant’s default, where the chosen one is not offered any more', 'ar', 'hisLang=KM', 'EN'],
  ])('[SYS-07] is in a language: %s', async (_, wanted, cookie, expected) => {
    const headers = { 'accept-language': wanted, ...(cookie && { cookie }) };
    const { text, given } = await pageAt('/', headers);
    const tag = { AR: 'ar', CN: 'zh-Hans', EN: 'en' }[expected]!;
    expect([given!.language, text.includes(`<html lang="${tag}"`)]).toEqual([expected, true]);
  });

  it('contains the answers that the home page needs, equal to those of the endpoints', async () => {
    const { given } = await pageAt('/');
    expect(given!.language).toBe('EN');
    expect(paths(given!)).toEqual([
      '/wps/system/whitelabel',
      '/lgw/games/game_menus',
      '/wps/relay/GLS_vendorList',
      '/wps/relay/MCS_announcements',
      '/wps/relay/MCS_banners',
      '/wps/relay/GLS_hotGames',
      '/wps/relay/GLS_gameList',
    ]);
    const { serverTimeMs, ...info } = given!.values['/wps/system/whitelabel'] as SiteInfo;
    const request = (await (await fetch(`${test.url}/wps/system/whitelabel`)).json()) as { value: SiteInfo };
    expect({ ...request.value, serverTimeMs }).toEqual({ ...info, serverTimeMs });
  });

  it('renders the brand and the first banner, with any characters in their names', async () => {
    const { text, given } = await pageAt('/');
    expect(text).toContain('<b>Parlour</b>');
    expect(text).toContain('<img class="first-banner" src="/art/banner/sea/&#34;end.svg"');
    expect(text).toContain('<link rel="preload" as="image" fetchpriority="high" href="/art/banner/sea/&#34;end.svg">');
    expect(text).not.toContain(HOSTILE);
    expect(JSON.stringify(given)).toContain('alert(');
  });

  it('[SYS-04] preloads the first banner from the URL that the page uses, and allows it in the policy', async () => {
    const merchant = test.database.db.updateTable('merchants').where('code', '=', 'parlour');
    // A value stored before the validation refused such values.
    const strange = "https://$'.example";
    await merchant
      .set({ settings: jsonb({ imageCDNs: ['https://img.example', strange], gtagId: 'G-ABCD' }) })
      .execute();
    try {
      const response = await fetch(test.url);
      const text = await response.text();
      const src = 'https://img.example/art/banner/sea/&#34;end.svg';
      expect(text).toContain(`<link rel="preload" as="image" fetchpriority="high" href="${src}">`);
      expect(text).toContain(`<img class="first-banner" src="${src}"`);
      const policy = response.headers.get('content-security-policy')!;
      const sources = (name: string) => policy.split(';').find((each) => each.trim().startsWith(`${name} `))!;
      expect(sources('img-src')).toMatch(/'self' .*google.* https:\/\/img\.example https:\/\/\$'\.example data:$/);
      expect(sources('script-src').trim()).toMatch(/^script-src 'self' .*https:\/\/www\.googletagmanager\.com/);
    } finally {
      await merchant.set({ settings: jsonb({}) }).execute();
    }
  });

  it.each([
    ['hisLang=AR', 'ar', 'rtl', 'start.svg', 'assets/ar-2.js'],
    ['other=1; hisLang=AR; more=2', 'ar', 'rtl', 'start.svg', 'assets/ar-2.js'],
    ['hisLang=FR', 'en', 'ltr', 'end.svg', 'assets/en-1.js'],
    ['hisLang="><script>', 'en', 'ltr', 'end.svg', 'assets/en-1.js'],
    ['xhisLang=AR', 'en', 'ltr', 'end.svg', 'assets/en-1.js'],
  ])('[SYS-07] with the cookie %s is in %s', async (cookie, tag, dir, picture, messages) => {
    const { text } = await pageAt('/', { cookie });
    expect(text).toContain(`<html lang="${tag}" dir="${dir}">`);
    expect(text).toContain(picture);
    expect(text).toContain(`<link data-rel="modulepreload" fetchpriority="low" crossorigin href="/${messages}">`);
  });

  it('names what follows the first screen at the end of the head, to be loaded after the first paint', async () => {
    const { text } = await pageAt('/', { cookie: 'hisLang=AR' });
    const follows = (kind: string, file: string) =>
      `<link ${kind} fetchpriority="low" crossorigin href="/assets/${file}">`;
    expect(text).toContain(
      `${follows('data-rel="modulepreload"', 'later-5.js')}${follows('data-rel="preload" as="style"', 'later-6.css')}${follows('data-rel="modulepreload"', 'account-4.js')}</head>`,
    );
  });

  it('contains the shared answers for other pages, and the brand only for an unknown page', async () => {
    expect(paths((await pageAt('/promotions')).given!)).toHaveLength(4);
    expect(paths((await pageAt('/no-such-page')).given!)).toEqual(['/wps/system/whitelabel']);
    expect((await pageAt('/promotions')).text).toContain('class="first"');
  });

  it.each([
    ['/rng', { gameType: 'RNG' }],
    ['/slots?utm_source=letter', { gameType: 'RNG' }],
    ['/slots?page=hotSlots', { gameType: 'RNG', isHot: '1' }],
    ['/new', { isNew: '1' }],
    ['/jp', { gameType: 'RNG', gameClassify: 'JP' }],
    ['/pg', { vassalage: 'PG', pageSize: '5' }],
    ['/elott?gameType=LOTT', { gameType: 'LOTT' }],
  ])('[GAME-03] contains the first games of the list %s, and its files', async (where, request) => {
    const { text, given } = await pageAt(where);
    const list = Object.entries(given!.values).find(([key]) => key.startsWith('/wps/relay/GLS_gameList?'))!;
    const fixed = { pageNo: '1', language: 'EN', merchant: 'parlour', clientType: '3' };
    const query = { ...fixed, platform: 'flash,html5-desktop', pageSize: '20', ...request };
    expect(Object.fromEntries(new URLSearchParams(list[0].split('?')[1]))).toEqual(query);
    const { games } = list[1] as { games: { iconUrl: string }[] };
    const shown = games.slice(0, 3).map(({ iconUrl }) => iconUrl);
    expect([...text.matchAll(/<img class="first-tile" src="([^"]*)"/g)].map(([, src]) => src)).toEqual(shown);
    expect(shown).toHaveLength(where === '/rng' || where.includes('utm_source') ? 3 : 0);
    expect(text).toContain('assets/list-7.js');
    expect(text).not.toContain('assets/game-8.js');
  });

  it('[GAME-03] has no tiles where a few card games show their tables', async () => {
    const { text, given } = await pageAt('/pvp');
    const [, list] = Object.entries(given!.values).find(([key]) => key.startsWith('/wps/relay/GLS_gameList?'))!;
    expect((list as { games: unknown[] }).games).toHaveLength(1);
    expect(text).toContain('assets/list-7.js');
    expect(text).not.toContain('first-tile"');
  });

  it.each(['/favorite', '/recent', '/rng?vendor=PG'])(
    'contains no games of the personal or chosen list %s',
    async (where) => {
      expect(paths((await pageAt(where)).given!)).toHaveLength(4);
    },
  );

  it('contains the game of a game’s page, its picture and its files; of a replay the brand only', async () => {
    const { text, given } = await pageAt('/game/1');
    expect(paths(given!)).toEqual(['/wps/system/whitelabel', '/wps/relay/GLS_game']);
    const { iconUrl } = given!.values['/wps/relay/GLS_game?language=EN&nodeId=1'] as { iconUrl: string };
    expect(text).toContain(`<img class="first-cover" src="${iconUrl}" srcset="${iconUrl} 240w, `);
    expect(text).toContain('assets/game-8.js');
    expect(paths((await pageAt('/game/1/r-1')).given!)).toEqual(['/wps/system/whitelabel']);
    expect(paths((await pageAt('/game/999999')).given!)).toEqual(['/wps/system/whitelabel']);
  });

  it.each([
    ['/agentHome/agentRealtimeSalary/7c0e2f3a-0d1b-4c56-9a51-0d6a7c1b2e3f', 200],
    ['/no-such-page', 404],
  ])('[AGT-04] %s, loaded directly, is answered with %d', async (where, status) => {
    expect((await fetch(test.url + where)).status).toBe(status);
  });

  it('contains the brand and its status under maintenance; the page requests nothing else', async () => {
    const merchant = test.database.db.updateTable('merchants').where('code', '=', 'parlour');
    await merchant.set({ status: 1 }).execute();
    try {
      const { given } = await pageAt('/');
      expect(paths(given!)).toEqual(['/wps/system/whitelabel']);
      expect(given!.values['/wps/system/whitelabel']).toMatchObject({ status: { status: 1 } });
    } finally {
      await merchant.set({ status: 0 }).execute();
    }
  });

  it('says in the visitor’s language that no site is at a host of no merchant', async () => {
    const empty = await startTestServer({ config: { merchant: 'nobody' }, parts: { clientDir: folder } });
    const read = async (language: string) => {
      const answer = await fetch(empty.url, { headers: { 'accept-language': language } });
      const [, tag, title] = /<html lang="([\w-]+)"[^>]*>[^]*<h1>(.*)<\/h1>/.exec(await answer.text())!;
      return [answer.status, tag, title];
    };
    expect(await read('de-DE,en;q=0.8')).toEqual([404, 'en', 'There is no site at this address']);
    expect(await read('zh-CN,en')).toEqual([404, 'zh-Hans', '此地址没有网站']);
    expect(await read('ar')).toEqual([404, 'ar', 'لا يوجد موقع على هذا العنوان']);
    await empty.close();
  });
});
