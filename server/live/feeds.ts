import { isEventFeed, type EventFeed } from '../../contract/feeds.ts';
import type { Feed, FeedValues, StateFeed } from '../../contract/wire.ts';
import type { Db, Tx } from '../db/database.ts';
import { agentContracts, agentSalary, agentTeam } from './feeds/agent.ts';
import { readBalances, balanceSeqs } from './feeds/balance.ts';
import { readDeposits, depositSeqs } from './feeds/deposits.ts';
import { readJackpots, jackpotSeqs } from './feeds/jackpot.ts';
import { readPlay, playSeqs } from './feeds/play.ts';
import { readSiteStatus, siteStatusSeqs } from './feeds/site-status.ts';
import { readUnread, unreadSeqs } from './feeds/unread.ts';
import type { Viewer } from './viewer.ts';

/** A key's current value and version. */
export interface Current<F extends StateFeed> {
  key: string;
  seq: number;
  value: FeedValues[F];
}
export type Seqs = ReadonlyMap<string, number>;

type May = (viewer: Viewer, key: string) => boolean;
/** A state feed. Its value and version are read from the domain's own row, in the snapshot of the given transaction. */
export interface StateSource<F extends StateFeed> {
  may: May;
  current(db: Db | Tx, merchant: string, keys: readonly string[]): Promise<Current<F>[]>;
  seqs(db: Db | Tx, merchant: string, keys: readonly string[]): Promise<Seqs>;
  /** Each event of this log changes the value of every viewer of the merchant, without an outbox row for each. */
  follows?: EventFeed;
  /** The value ticks: it is sent at most once per key and LIVE_DEFAULTS.tickingEveryMs, the newest last. */
  ticks?: boolean;
}

const ownMember: May = ({ memberId }, key) => memberId !== undefined && key === `member:${memberId}`;
const ownSession: May = ({ sessionId }, key) => sessionId !== undefined && key === `session:${sessionId}`;
const ownAgent: May = ({ memberId, isAgent }, key) => isAgent === true && key === `agent:${memberId}`;
const ownMerchant: May = ({ merchant }, key) => key === `merchant:${merchant}`;

/** The served state feeds. The server refuses any other feed of the contract with FEED_NOT_OFFERED. */
export const stateSources: { [F in StateFeed]?: StateSource<F> } = {
  balance: { may: ownMember, current: readBalances, seqs: balanceSeqs },
  deposits: { may: ownMember, current: readDeposits, seqs: depositSeqs },
  play: { may: ownSession, current: readPlay, seqs: playSeqs },
  unread: { may: ownMember, current: readUnread, seqs: unreadSeqs, follows: 'notices' },
  // The query reads only the merchant's pools, so the key of another merchant's pool finds no row.
  jackpot: { may: (_, key) => key.startsWith('pool:'), current: readJackpots, seqs: jackpotSeqs, ticks: true },
  siteStatus: { may: ownMerchant, current: readSiteStatus, seqs: siteStatusSeqs },
  salary: { may: ownAgent, ...agentSalary },
  contracts: { may: ownAgent, ...agentContracts },
  team: { may: ownAgent, ...agentTeam },
};

/** The served event feeds, all read from `feed_log`. */
export const eventSources: { [F in EventFeed]?: { may: May } } = {
  notices: { may: ownMerchant },
  winners: { may: ownMerchant },
  session: { may: ownSession },
};

/** All served feeds, with the rule for who may subscribe to which key (W9). */
export const feedSources: { [F in Feed]?: { may: May } } = { ...stateSources, ...eventSources };

/** Returns the source of a state feed, or undefined. */
export const stateSource = (feed: Feed): StateSource<StateFeed> | undefined =>
  isEventFeed(feed) ? undefined : stateSources[feed];
