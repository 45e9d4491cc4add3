import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { favourites, games } from '../../../contract/games.ts';
import { PAY_KINDS, PayTerms } from '../../../contract/pay-terms.ts';
import { auth } from '../../../contract/auth.ts';
import { AGENT_TYPES, isAgentType } from '../../../contract/session.ts';
import { site } from '../../../contract/site.ts';
import { notices } from '../../../contract/notices.ts';
import { levels } from '../../../contract/levels.ts';
import { EXCHANGE_STATUSES, POINT_CATEGORIES, points } from '../../../contract/points.ts';
import { records } from '../../../contract/records.ts';
import { wallet } from '../../../contract/wallet.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { motifs } from '../../../server/demo/index.ts';
import { art } from '../../../server/start/art.ts';
import { PLAYER } from '../../../server/demo/merchant.ts';
import { readStudioTitles } from '../../../server/demo/studio-titles.ts';
import { loadTitles } from '../../../studio/titles/load.ts';
import { termsFault } from '../../../server/domains/pay-contracts/check-terms.ts';
import { TEAM } from '../../../server/demo/team.ts';
import { seedDemo } from '../../../server/demo/seed.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import { callServer } from '../../support/calls.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  // The seed writes a merchant of its own beside the one that all tests use.
  test = await startTestServer({
    config: { merchant: 'demo', demo: true },
    parts: { domains: [art(motifs)] },
  });
  await seedDemo(test.ctx);
});
afterAll(() => test.close());

const ask = ['EN', 'CN', 'AR'] as const;
const db = () => everyMerchant(test.database.db);
const tables = [
  'games',
  'vendors',
  'vendor_keys',
  'pools',
  'notices',
  'banners',
  'promotions',
  'help_topics',
  'members',
  'ledger_transactions',
  'deposit_methods',
  'outbox',
  'point_products',
  'point_exchanges',
] as const;
const counts = async () => {
  const all = tables.map(async (table) => {
    const { count } = await db()
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return [table, Number(count)] as const;
  });
  return Object.fromEntries(await Promise.all(all));
};

describe('the demo’s agents', () => {
  it('[AUTH-14] include every type of agent, with at least 40 players over three levels', async () => {
    const members = await db()
      .selectFrom('members')
      .leftJoin('simulated_members', 'member_id', 'members.id')
      .select(['id', 'username', 'type', 'upline', 'member_id as simulated'])
      .execute();
    const agents = members.filter(({ type }) => isAgentType(type));
    const ofTheTeam = agents.filter(({ username }) => username.startsWith('agent'));
    expect(ofTheTeam.map(({ type }) => type).sort((a, b) => a - b)).toEqual([...AGENT_TYPES]);
    const top = agents.find(({ username }) => username === 'agent1')!;
    const below = await db()
      .selectFrom('team_paths')
      .selectAll()
      .where('ancestor', '=', top.id)
      .where('depth', '>', 0)
      .execute();
    const players = below.filter(({ descendant }) => members.find(({ id }) => id === descendant)?.simulated);
    expect(players.length).toBeGreaterThanOrEqual(40);
    expect(new Set(players.map(({ depth }) => depth))).toEqual(new Set([1, 2, 3]));
  });

  it('[AGT-03] have contracts that the API would accept', () => {
    for (const kind of PAY_KINDS)
      for (const { terms, username, upline } of TEAM) {
        const above = TEAM.find((agent) => agent.username === upline)?.terms[kind] ?? null;
        const below = TEAM.filter((agent) => agent.upline === username).map((agent) => agent.terms[kind]);
        expect(termsFault(terms[kind], above, below), `${username} ${kind}`).toBeNull();
        expect(PayTerms.safeParse(terms[kind]).success).toBe(true);
      }
  });

  it("[AGT-03] have contracts that start at a window's start after both sides agreed, and are in force", async () => {
    const contracts = await db().selectFrom('pay_contracts').selectAll().execute();
    expect(contracts).toHaveLength(TEAM.length * PAY_KINDS.length);
    for (const { requested_at, answered_at, from_at } of contracts) {
      const [requested, answered, from] = [requested_at, answered_at!, from_at!].map((at) => at.getTime());
      expect(requested).toBeLessThanOrEqual(answered!);
      expect(answered).toBeLessThan(from!);
      expect(from! % 300_000).toBe(0);
      expect(from).toBeLessThan(Date.now());
    }
  });

  it('log in with the player’s password at the agent login', async () => {
    for (const { username } of TEAM) {
      const form = { username, password: PLAYER.password, type: 'username', as: 'agent' };
      const { body } = await callServer(test.url, auth.login, form, { headers: { 'x-merchant': 'demo' } });
      expect(body.message).toBe('');
    }
  });
});

describe('the demo', () => {
  it('[NAV-05] has at least 14 vendors, and shows the types of which games can be played', async () => {
    const menus = (await callServer(test.url, games.menus)).body.value.list;
    expect(menus.map(({ gameType }) => gameType)).toEqual([
      'LIVE',
      'RNG',
      'FISH',
      'SPORTS',
      'ESPORTS',
      'PVP',
      'LOTT',
      'ELOTT',
      'COCKFIGHT',
    ]);
    expect(menus.reduce((sum, menu) => sum + menu.games, 0)).toBeGreaterThanOrEqual(140);
    const { count } = await db()
      .selectFrom('vendors')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThanOrEqual(14);
    const request = {
      pageSize: '100',
      pageNo: '1',
      clientType: '3',
      platform: 'html5-desktop',
      merchant: 'demo',
      language: 'EN',
    };
    const first = (await callServer(test.url, games.list, request)).body.value.games;
    const titles = await loadTitles();
    for (const { gameCode, isGame } of first)
      expect([gameCode, titles.has(gameCode)]).toEqual([gameCode, isGame === 'GAME']);
    const jade = first.find(({ gameCode }) => gameCode === 'jade-lantern');
    expect(jade).toMatchObject({ displayName: 'Jade Lantern', poolId: 'grand', vassalage: 'STUDIO' });
  });

  it('has a picture for every game and vendor', async () => {
    const rows = await db().selectFrom('games').select('node_id').orderBy('node_id').execute();
    for (const { node_id } of rows.filter((_, index) => index % 40 === 0))
      expect((await fetch(`${test.url}/art/game/${node_id}/tile-240.avif?v=1`)).headers.get('content-type')).toBe(
        'image/avif',
      );
    const { lanes } = (await callServer(test.url, games.vendors, { platform: 'html5-desktop' })).body.value.data;
    for (const { iconUrl } of lanes.flatMap(({ cards }) => cards))
      expect((await fetch(test.url + iconUrl)).status).toBe(200);
  });

  it.each(ask)('is translated into %s', async (language) => {
    const help = (await callServer(test.url, site.help, { language })).body.value.list;
    expect(help.map(({ anchor }) => anchor)).toEqual(['rules', 'account', 'faq']);
    const promotions = (await callServer(test.url, site.promotions, { language })).body.value.list;
    const banners = (await callServer(test.url, site.banners, { groupName: 'w_home', language })).body.value.list;
    const status = (await callServer(test.url, notices.list, { types: 'B,PL,PU,PR,H', platform: 'W', pageNo: '1' }))
      .body.value;
    for (const notice of status.list)
      expect([notice.title[language], notice.content[language]]).not.toContain(undefined);
    expect([promotions.length, banners.length, status.list.length].every((count) => count >= 3)).toBe(true);
    for (const { imageUrl } of [...banners, ...promotions]) expect((await fetch(test.url + imageUrl)).status).toBe(200);
    expect(banners[0]!.imageUrl).toContain(language === 'AR' ? '/start.svg' : '/end.svg');
    const latin = /^[\x20-\x7e]*$/;
    expect(latin.test(help[0]!.title)).toBe(language === 'EN');
  });

  it('falls back to English where a translation is missing', async () => {
    await db()
      .updateTable('help_topics')
      .set({ texts: sql`texts - 'JA'` })
      .where('merchant', '=', 'demo')
      .execute();
    const inIt = await callServer(test.url, site.help, { language: 'JA' });
    expect(inIt.body).toEqual((await callServer(test.url, site.help, { language: 'EN' })).body);
  });

  it('lets its player log in, with money from the house that the wallet record shows', async () => {
    const { username, password, grant } = PLAYER;
    const login = await callServer(test.url, auth.login, { username, password, type: 'username' });
    const { token } = login.body.value;
    expect((await callServer(test.url, wallet.balance, {}, { token })).body.value.amount).toBe(grant);
    const { list } = (await callServer(test.url, records.transactions, {}, { token })).body.value;
    expect(list).toMatchObject([{ kind: 'bonus', amount: grant, balanceAfter: grant }]);
    const methods = (await callServer(test.url, wallet.depositMethods, {}, { token })).body.value.list;
    expect(methods.every(({ sandbox, instructions }) => sandbox && instructions !== '')).toBe(true);
    expect((await callServer(test.url, favourites.ids, {}, { token })).body.value.ids).toEqual([]);
  });

  it('has funded pools, the big one first', async () => {
    const { jackpots } = (await callServer(test.url, site.info)).body.value;
    expect(jackpots[0]).toEqual({ id: 'grand', name: 'Grand' });
    expect(jackpots.length).toBeLessThanOrEqual(8);
    const pools = await db()
      .selectFrom('pools')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select('balance')
      .execute();
    for (const { balance } of pools) expect(balance).toBeGreaterThanOrEqual(1_000_000);
    expect((await checkLedger(test.database)).clean).toBe(true);
  });

  it('[MEM-05] has six levels and forty-two products with pictures, and an exchange of its player in each state', async () => {
    const { username, password } = PLAYER;
    const { token } = (await callServer(test.url, auth.login, { username, password, type: 'username' })).body.value;
    const products = (await callServer(test.url, points.reward, {}, { token })).body.value.list;
    expect(products).toHaveLength(42);
    expect(new Set(products.map(({ exchangeType }) => exchangeType))).toEqual(new Set(POINT_CATEGORIES));
    for (const { picture, productName } of products) {
      expect((await fetch(test.url + picture!)).status, productName).toBe(200);
      expect(productName).not.toBe('');
    }
    const exchanges = (await callServer(test.url, points.redeemList, {}, { token })).body.value.list;
    expect(new Set(exchanges.map(({ status }) => status))).toEqual(new Set(EXCHANGE_STATUSES));
    expect((await callServer(test.url, points.balance, {}, { token })).body.value.points).toBeGreaterThan(5_000);
    expect((await callServer(test.url, levels.own, {}, { token })).body.value.list).toHaveLength(6);
  });

  it('changes nothing when seeded again, or twice at once', async () => {
    const before = await counts();
    await Promise.all([seedDemo(test.ctx), seedDemo(test.ctx)]);
    expect(await counts()).toEqual(before);
  });

  it('keeps the operator’s changes', async () => {
    await db().updateTable('games').set({ enabled: false }).where('node_id', '=', 10001).execute();
    await seedDemo(test.ctx);
    const row = await db().selectFrom('games').select('enabled').where('node_id', '=', 10001).executeTakeFirstOrThrow();
    expect(row.enabled).toBe(false);
  });

  it('generates its secrets: none is in the sources', async () => {
    const other = await startTestServer({ config: { merchant: 'demo' } });
    await seedDemo(other.ctx);
    const keys = await db().selectFrom('vendor_keys').select('secret').execute();
    const others = await everyMerchant(other.database.db).selectFrom('vendor_keys').select('secret').execute();
    const all = [...keys, ...others].map(({ secret }) => secret);
    // Of two servers, each with two merchants, and a key in each direction for each vendor of the Studio.
    expect(keys.length).toBeGreaterThan(2 * (await readStudioTitles()).vendors.length);
    expect(new Set(all).size).toBe(all.length);
    await other.close();
  });
});
