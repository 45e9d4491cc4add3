import { contracts } from './contracts.ts';
import { favourites, games } from './games.ts';
import { human } from './human.ts';
import { jackpots } from './jackpots.ts';
import { notices } from './notices.ts';
import { records } from './records.ts';
import { salary } from './salary.ts';
import { doors } from './doors.ts';
import { session } from './session.ts';
import { operator, site } from './site.ts';
import { wallet } from './wallet.ts';
import { winners } from './winners.ts';

/** Every endpoint, by domain: the routes, the client's effects, the mocks and the OpenAPI page come from this table (API-02). */
export const endpoints = {
  site,
  session,
  doors,
  human,
  wallet,
  records,
  games,
  favourites,
  jackpots,
  notices,
  winners,
  salary,
  contracts,
  operator,
} as const;
