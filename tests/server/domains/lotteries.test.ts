import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lotteries } from '../../../contract/lotteries.ts';
import { callServer } from '../../support/calls.ts';
import { addGame, addVendor } from '../../support/games.ts';
import { addMember, openSession } from '../../support/test-server.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;
let token: string;

/** What the vendor told of a lottery's draw: its result once it is drawn, and the results before. */
const tell = (node: number, round: object, merchant = test.merchant) =>
  sql`select live_states_tell(${merchant}, array['round'], array[${`round:${node}`}], array[${`public:${merchant}`}],
    array[${node}]::bigint[], array[1]::bigint[], array[${JSON.stringify({
      family: 'k3',
      number: 7,
      phase: 'open',
      closesAtMs: 5_000,
      drawsAtMs: 6_000,
      result: null,
      recent: [{ balls: [1, 1, 1] }, { balls: [2, 3, 4] }],
      ...round,
    })}]::jsonb[])`.execute(test.database.db);

beforeAll(async () => {
  test = await joinTestServer();
  const { database } = test;
  for (const code of ['LOTT', 'QDRAW', 'STUDIO', 'TCG_LOTTO_VN', 'TCG_SEA']) await addVendor(database, code);
  const add = (node: number, vendor: string, type: string, classify: string, popularity: number, more: object = {}) =>
    addGame(database, node, { vendor, type, classify: [classify], popularity, ...more });
  await add(1, 'LOTT', 'LOTT', 'LOTTO', 9);
  await add(2, 'QDRAW', 'ELOTT', 'K3', 8);
  await add(3, 'STUDIO', 'ELOTT', 'KENO', 7);
  await add(4, 'TCG_LOTTO_VN', 'LOTT', 'NORTH', 6, { names: { EN: 'Lotus', CN: '莲花' } });
  await add(5, 'TCG_LOTTO_VN', 'LOTT', 'SOUTH', 5);
  await add(6, 'TCG_SEA', 'LOTT', 'TOTO', 4);
  await add(7, 'STUDIO', 'RNG', 'SLOT', 3);
  await add(8, 'LOTT', 'LOTT', 'LOTTO', 2, { playable: false });
  await addVendor(database, 'QDRAW', { merchant: test.other });
  await add(900, 'QDRAW', 'ELOTT', 'K3', 99, { merchant: test.other });
  token = (await openSession(database, await addMember(database, 'ann'))).token;
  await tell(2, {});
  await tell(4, { phase: 'drawn', result: { balls: [6, 5, 4] } });
  await tell(5, { number: 1, recent: [] });
  await tell(900, {}, test.other);
});
afterAll(() => test.close());

const call = async <E extends (typeof lotteries)[keyof typeof lotteries]>(endpoint: E, request: object, who?: string) =>
  (await callServer(test.url, endpoint, request, who === undefined ? {} : { token: who })).body;

describe('the lotteries of a merchant', () => {
  const list = async (choice: object) =>
    (await call(lotteries.games, { language: 'EN', ...choice })).value.list.map(({ game }) => Number(game.nodeId));

  it.each([
    [{}, [1, 2, 3, 4, 5, 6]],
    [{ lottoArea: 'LOTT' }, [1, 2, 3]],
    [{ lottoArea: 'VN' }, [4, 5]],
    [{ lottoArea: 'SEA' }, [6]],
    [{ prizeMode: 'LOTT' }, [1, 4, 5]],
    [{ prizeMode: 'ELOTT' }, [2, 3]],
    [{ prizeMode: 'ZY' }, [3]],
    [{ prizeMode: 'SEA' }, [6]],
    [{ lottoArea: 'VN', prizeMode: 'ELOTT' }, []],
  ])('[GAME-08 API-04] getLottGames with %j, the most played first', async (choice, expected) => {
    expect(await list(choice)).toEqual(expected);
  });

  it('[GAME-08] those of Vietnam have menus by class, in the language of the call', async () => {
    const { value } = await call(lotteries.menus, { prizeMode: 'LOTT', device: 'WEB', language: 'CN' });
    expect(value.list).toEqual([
      {
        gameClassify: 'NORTH',
        name: expect.any(String) as string,
        games: [{ nodeId: '4', gameCode: 'game-4', displayName: '莲花' }],
      },
      {
        gameClassify: 'SOUTH',
        name: expect.any(String) as string,
        games: [{ nodeId: '5', gameCode: 'game-5', displayName: 'Game 5' }],
      },
    ]);
  });
});

describe('draws and results', () => {
  it('[GAME-08] the lobby has the draw and the last result of each lottery', async () => {
    const { value } = await call(lotteries.lobby, { language: 'EN' }, token);
    expect(value.list.map(({ game, draw, last }) => [Number(game.nodeId), draw?.number, last])).toEqual([
      [1, undefined, null],
      [2, 7, { number: 6, numero: [2, 3, 4] }],
      [3, undefined, null],
      [4, 7, { number: 7, numero: [6, 5, 4] }],
      [5, 1, null],
      [6, undefined, null],
    ]);
    expect(value.list[1]!.draw).toEqual({ number: 7, isOpen: true, closesAtMs: 5_000, drawsAtMs: 6_000 });
    expect(value.list[3]!.draw).toMatchObject({ isOpen: false });
  });

  it('[GAME-08] recent results are the newest first, each with the number of its draw', async () => {
    const { value } = await call(lotteries.recentResults, { gameCode: 'game-4' }, token);
    expect(value.list).toEqual([
      { number: 7, numero: [6, 5, 4] },
      { number: 6, numero: [2, 3, 4] },
      { number: 5, numero: [1, 1, 1] },
    ]);
    expect((await call(lotteries.recentResults, { gameCode: 'game-6' }, token)).value.list).toEqual([]);
  });

  it('[GAME-08] the numero is of the draw that takes bets, the opened numero of the last result', async () => {
    const { value } = await call(lotteries.numero, { gameCode: 'game-5' }, token);
    expect(value).toMatchObject({ draw: { number: 1, isOpen: true }, serverTimeMs: expect.any(Number) as number });
    expect((await call(lotteries.openedNumero, { gameCode: 'game-5' }, token)).value.last).toBeNull();
    expect((await call(lotteries.openedNumero, { gameCode: 'game-2' }, token)).value.last).toEqual({
      number: 6,
      numero: [2, 3, 4],
    });
  });

  it.each(['game-7', 'game-8', 'game-900', 'no-such-game'])('%s is no lottery of this merchant', async (gameCode) => {
    for (const endpoint of [lotteries.recentResults, lotteries.numero, lotteries.openedNumero])
      expect((await call(endpoint, { gameCode }, token)).message).toBe('game_not_found');
  });

  it.each([
    [lotteries.lobby, { language: 'EN' }],
    [lotteries.recentResults, { gameCode: 'game-2' }],
    [lotteries.numero, { gameCode: 'game-2' }],
    [lotteries.openedNumero, { gameCode: 'game-2' }],
  ] as const)('[NAV-07] needs a log-in: $path', async (endpoint, request) => {
    expect((await call(endpoint, request)).message).toBe('not_logged_in');
  });
});

describe('the launch of a lottery', () => {
  const BETTING = { lottoArea: 'VN', launchMode: 'LOTT', view: 'betting', device: 'WEB', backUrl: '/', language: 'EN' };
  const launch = (over: object) => call(lotteries.launch, { ...BETTING, ...over }, token);

  it('[GAME-08] the lobby is a page of the site: each area has its own', async () => {
    const lobby = { view: 'lobby', prizeMode: 'LOTT', gameCode: 'game-4' };
    expect((await launch(lobby)).value).toEqual({
      url: '/vnLottery?view=lobby&prizeMode=LOTT&gameCode=game-4',
      launch: null,
    });
    expect((await launch({ lottoArea: 'SEA', view: 'lobby' })).value.url).toBe('/seaLottery?view=lobby');
    expect((await launch({ lottoArea: 'LOTT', view: 'lobby' })).value.url).toBe('/lottery?view=lobby');
  });

  it('[GAME-08] to bet, it is refused as any launch is, and only under its own area', async () => {
    // The vendor of this test has no address.
    expect((await launch({ gameCode: 'game-4' })).message).toBe('game_disabled');
    for (const over of [
      { gameCode: 'game-2' },
      { gameCode: 'game-4', lottoArea: 'SEA' },
      { gameCode: 'game-900' },
      {},
      { gameCode: 'game-7', lottoArea: 'LOTT' },
    ])
      expect((await launch(over)).message).toBe('game_not_found');
  });

  it.each([
    { lottoArea: 'ROW' },
    { launchMode: 'ELOTT' },
    { prizeMode: 'X' },
    { view: 'table' },
    { device: 'APP' },
    { gameCode: "x'; drop table games" },
  ])('refuses %j', async (over) =>
    expect((await launch({ gameCode: 'game-4', ...over })).message).toBe('invalid_request'),
  );
});
