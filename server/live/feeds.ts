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

/** A key's present value and version. */
export interface Current<F extends StateFeed> {
  key: string;
  seq: number;
  value: FeedValues[F];
}
export type Seqs = ReadonlyMap<string, number>;

type May = (viewer: Viewer, key: string) => boolean;
/** A figure: its value and version are read from the domain's own row, in the snapshot of the transaction given. */
export interface StateSource<F extends StateFeed> {
  may: May;
  current(db: Db | Tx, merchant: string, keys: readonly string[]): Promise<Current<F>[]>;
  seqs(db: Db | Tx, merchant: string, keys: readonly string[]): Promise<Seqs>;
  /** This log's events change the figure of every viewer of the brand without an outbox row each. */
  follows?: EventFeed;
  /** It ticks: passed on at most so often a key (LIVE_DEFAULTS.tickingEveryMs), the newest last. */
  ticks?: boolean;
}

const ownMember: May = ({ memberId }, key) => memberId !== undefined && key === `member:${memberId}`;
const ownSession: May = ({ sessionId }, key) => sessionId !== undefined && key === `session:${sessionId}`;
const ownAgent: May = ({ memberId, isAgent }, key) => isAgent === true && key === `agent:${memberId}`;
const ownMerchant: May = ({ merchant }, key) => key === `merchant:${merchant}`;

/** The figures that are served; a feed of the contract that is not here is answered FEED_NOT_OFFERED. */
export const stateSources: { [F in StateFeed]?: StateSource<F> } = {
  balance: { may: ownMember, current: readBalances, seqs: balanceSeqs },
  deposits: { may: ownMember, current: readDeposits, seqs: depositSeqs },
  play: { may: ownSession, current: readPlay, seqs: playSeqs },
  unread: { may: ownMember, current: readUnread, seqs: unreadSeqs, follows: 'notices' },
  // Which pools there are is the brand's own row: a foreign pool's key finds nothing.
  jackpot: { may: (_, key) => key.startsWith('pool:'), current: readJackpots, seqs: jackpotSeqs, ticks: true },
  siteStatus: { may: ownMerchant, current: readSiteStatus, seqs: siteStatusSeqs },
  salary: { may: ownAgent, ...agentSalary },
  contracts: { may: ownAgent, ...agentContracts },
  team: { may: ownAgent, ...agentTeam },
};

/** The logs that are served, all read from `feed_log`. */
export const eventSources: { [F in EventFeed]?: { may: May } } = {
  notices: { may: ownMerchant },
  winners: { may: ownMerchant },
  session: { may: ownSession },
};

/** Every served feed, with who may watch which key of it (W9). */
export const feedSources: { [F in Feed]?: { may: May } } = { ...stateSources, ...eventSources };

/** The figures of one feed, whichever it is. */
export const stateSource = (feed: Feed): StateSource<StateFeed> | undefined =>
  isEventFeed(feed) ? undefined : stateSources[feed];
