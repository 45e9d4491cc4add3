import { contracts } from './contracts.ts';
import { favourites, games } from './games.ts';
import { firebase } from './firebase.ts';
import { human } from './human.ts';
import { jackpots } from './jackpots.ts';
import { messages } from './messages.ts';
import { notices } from './notices.ts';
import { report } from './report.ts';
import { records } from './records.ts';
import { salary } from './salary.ts';
import { service } from './service.ts';
import { doors } from './doors.ts';
import { security } from './security.ts';
import { registration } from './register.ts';
import { session } from './session.ts';
import { operator, site } from './site.ts';
import { wallet } from './wallet.ts';
import { winners } from './winners.ts';

/** Every endpoint, by domain: the routes, the client's effects, the mocks and the OpenAPI page come from this table (API-02). */
export const endpoints = {
  site,
  report,
  session,
  doors,
  messages,
  firebase,
  security,
  registration,
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
  service,
  operator,
} as const;
