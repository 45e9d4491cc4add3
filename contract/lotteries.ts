import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { Game, Launch, games } from './games.ts';
import { LOTTERY_AREAS, LOTTERY_VIEWS, PRIZE_MODES } from './lottery-areas.ts';
import { Language, Millis } from './primitives.ts';

const GameCode = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(64));
const Area = z.enum(LOTTERY_AREAS);
const Mode = z.enum(PRIZE_MODES);
const Device = z.literal('WEB');

/** The draw that takes bets, or that takes none more. */
const Draw = z.strictObject({
  number: z.int(),
  isOpen: z.boolean(),
  closesAtMs: Millis,
  drawsAtMs: Millis,
});
/** The drawn numbers of a draw, in the order of the draw. */
const Drawn = z.strictObject({ number: z.int(), numero: z.array(z.int()).check(z.maxLength(100)) });
export type Drawn = z.infer<typeof Drawn>;

const Lottery = z.strictObject({ lottoArea: Area, prizeMode: Mode, game: Game });
const LobbyLottery = z.strictObject({
  ...Lottery.shape,
  /** Null while the vendor has told no draw. */
  draw: z.nullable(Draw),
  /** Null before the first draw. */
  last: z.nullable(Drawn),
});
export type LobbyLottery = z.infer<typeof LobbyLottery>;

/** What chooses lotteries; all without it. */
const Choice = { lottoArea: z.optional(Area), prizeMode: z.optional(Mode), language: Language };

export const lotteries = {
  games: endpoint({
    method: 'GET',
    path: '/wps/relay/GLS_lottGames',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject(Choice),
    response: z.strictObject({ list: z.array(Lottery) }),
    errors: [],
    summary: 'Every lottery that is offered, with its area and prize mode (getLottGames).',
  }),
  menus: endpoint({
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({ prizeMode: z.optional(Mode), device: Device, language: Language }),
    response: z.strictObject({
      list: z.array(
        z.strictObject({
          gameClassify: z.string(),
          name: z.string(),
          games: z.array(z.strictObject({ nodeId: z.string(), gameCode: z.string(), displayName: z.string() })),
        }),
      ),
    }),
    errors: [],
    summary: 'Menus of the lotteries of Vietnam, by class.',
  }),
  lobby: endpoint({
    method: 'GET',
    path: '/lgw/lotteries/lobby',
    auth: 'session',
    encoding: 'query',
    request: z.strictObject(Choice),
    response: z.strictObject({ list: z.array(LobbyLottery) }),
    errors: [],
    summary: 'Lotteries with their draw and their last result (GAME-08).',
  }),
  recentResults: endpoint({
    method: 'GET',
    path: '/lgw/lotteries/recent_results',
    auth: 'session',
    encoding: 'query',
    request: z.strictObject({ gameCode: GameCode }),
    /** `family` tells what the numbers are; null before the vendor told a draw. */
    response: z.strictObject({ family: z.nullable(z.string()), list: z.array(Drawn) }),
    errors: ['game_not_found'],
    summary: 'The last results of a lottery, the newest first.',
  }),
  numero: endpoint({
    method: 'GET',
    path: '/lgw/vn/games/numero',
    auth: 'session',
    encoding: 'query',
    request: z.strictObject({ gameCode: GameCode }),
    response: z.strictObject({ draw: z.nullable(Draw), serverTimeMs: Millis }),
    errors: ['game_not_found'],
    summary: 'The number and the times of the draw that a lottery takes bets for (VN numero).',
  }),
  openedNumero: endpoint({
    method: 'GET',
    path: '/lgw/vn/games/opened_numero',
    auth: 'session',
    encoding: 'query',
    request: z.strictObject({ gameCode: GameCode }),
    response: z.strictObject({ last: z.nullable(Drawn) }),
    errors: ['game_not_found'],
    summary: 'The last result of a lottery (opened numero).',
  }),
  launch: endpoint({
    ...games.launch,
    path: '/wps/game/launchLottery',
    request: z.strictObject({
      lottoArea: Area,
      launchMode: z.literal('LOTT'),
      prizeMode: z.optional(Mode),
      /** Of the lottery to bet at; the lobby needs none. */
      gameCode: z.optional(GameCode),
      view: z.enum(LOTTERY_VIEWS),
      device: Device,
      backUrl: z.string().check(z.maxLength(300)),
      language: Language,
    }),
    response: z.strictObject({
      /** The address of the lobby at this site, or of the game at its vendor. */
      url: z.string(),
      /** Null for the lobby. */
      launch: z.nullable(Launch),
    }),
    summary: 'Opens a lottery to bet at, or the lobby of an area (GAME-08). Refused as any launch is.',
  }),
} as const;
