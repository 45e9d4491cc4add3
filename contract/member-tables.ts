import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { Game } from './games.ts';
import { TableNumber } from './live-tables.ts';
import { GameType, Language } from './primitives.ts';

/** Tables at which members play against each other. */
export const memberTables = {
  list: endpoint({
    method: 'GET',
    path: '/wps/relay/GLS2_tableList',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({ gameType: z.optional(GameType), language: Language }),
    response: z.strictObject({ list: z.array(z.strictObject({ game: Game, table: TableNumber })) }),
    errors: [],
    summary: 'Tables at which members play against each other for real money. Each is a key of the feed `table`.',
  }),
} as const;
