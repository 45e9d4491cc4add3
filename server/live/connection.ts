import { PROTOCOL } from '../../contract/feeds.ts';
import {
  CommandRequest,
  JoinRequest,
  MissingRequest,
  SnapshotRequest,
  type CommandAnswer,
  type Feed,
  type JoinAnswer,
  type MissingAnswer,
  type SnapshotAnswer,
} from '../../contract/wire.ts';
import type { BaseContext } from '../app/base-context.ts';
import { withMerchant } from '../db/scope.ts';
import { unstorableText } from '../http/texts.ts';
import { execute, type Commands } from './commands.ts';
import { answerJoin, answerMissing, answerSnapshot, type Had } from './join-answers.ts';
import type { FanOut } from './fan-out.ts';
import type { Feeds } from './feeds.ts';
import { topicId, type Topic } from './outgoing.ts';
import { createBucket } from './rates.ts';
import { Refused } from './refusal.ts';
import type { Regions } from './regions.ts';
import type { SessionWatch } from './session-watch.ts';
import type { Snapshots } from './snapshots.ts';
import { redeemTicket } from './tickets.ts';
import { roomsOf, type Viewer } from './viewer.ts';
import type { Watcher, Watchers } from './watchers.ts';

/** Dependencies shared by all connections of a node. */
export interface Gate {
  ctx: BaseContext;
  feeds: Feeds;
  commands: Commands;
  watchers: Watchers;
  snapshots: Snapshots;
  fanOut: FanOut;
  sessions: SessionWatch<Watcher>;
  regions: Regions;
}

/**
 * Keys that one client may subscribe to. A page has about a dozen, and a book as many fixtures as `FRAME_LIMITS.watched`; tabs
 * share one socket.
 */
export const MAX_KEYS = 192;
/** Commands to games from one client. Each is a call to a vendor. */
const GAME_COMMANDS = { burst: 10, perSecond: 5 };

/** Answers one client's requests, one at a time. Throws Refused. */
export const createConnection = (gate: Gate, watcher: Watcher) => {
  const { ctx, watchers, snapshots, sessions, regions } = gate;
  let viewer: Viewer | undefined;
  /** A join may fail after it redeemed its ticket. A resent join on this connection may use the same ticket. */
  let shown: { ticket: string; viewer: Viewer } | undefined;
  let isOver = false;
  const gameCommands = createBucket(GAME_COMMANDS);

  const identify = async ({ merchant, ticket }: JoinRequest): Promise<Viewer> => {
    const restricted = await regions.restricts(watcher, merchant);
    if (restricted === undefined) throw new Refused('UNKNOWN_MERCHANT', merchant);
    if (restricted) {
      // Ends subscriptions made before the restriction.
      viewer = undefined;
      watchers.leave(watcher);
      throw new Refused('REGION_RESTRICTED', watcher.country);
    }
    if (ticket === undefined) return viewer?.merchant === merchant ? viewer : { merchant };
    if (shown?.ticket === ticket && shown.viewer.merchant === merchant) return shown.viewer;
    const redeemed = await withMerchant(merchant, () => redeemTicket(ctx, merchant, ticket));
    if ('refused' in redeemed) throw new Refused(redeemed.refused);
    shown = { ticket, viewer: redeemed.viewer };
    return redeemed.viewer;
  };

  const joined = (): Viewer => {
    if (!viewer) throw new Refused('NOT_JOINED');
    return viewer;
  };

  const leave = () => {
    watchers.leave(watcher);
    regions.forget(watcher);
    sessions.bind(watcher, undefined);
  };

  /** W4: joins the rooms before it reads one snapshot of everything, so that no commit in between is missed. */
  const join = async (payload: unknown): Promise<JoinAnswer> => {
    refuseTooOld(payload);
    const request = parse(JoinRequest, payload);
    const asWho = await identify(request);
    const had = hadOf(asWho, request.feeds);
    had.forEach((watch) => allow(gate.feeds, asWho, watch));
    viewer = asWho;
    watcher.memberId = asWho.memberId;
    sessions.bind(watcher, asWho.sessionId);
    watchers.watch(
      watcher,
      roomsOf(asWho),
      had.map(({ merchant, feed, key }) => ({ merchant, feed, key })),
    );
    return answerJoin(await snapshots.read(had), had, request.epoch);
  };

  return {
    async join(payload: unknown): Promise<JoinAnswer> {
      try {
        return await join(payload);
      } finally {
        // The client disconnected during the join.
        if (isOver) leave();
      }
    },

    async snapshot(payload: unknown): Promise<SnapshotAnswer> {
      const { feeds } = parse(SnapshotRequest, payload);
      const asWho = joined();
      const topics = topicsOf(asWho, feeds);
      topics.forEach((watch) => allow(gate.feeds, asWho, watch));
      return answerSnapshot(await snapshots.read(topics), topics);
    },

    async missing(payload: unknown): Promise<MissingAnswer> {
      const { feed, key, after } = parse(MissingRequest, payload);
      const asWho = joined();
      const watch = { merchant: asWho.merchant, feed, key };
      allow(gate.feeds, asWho, watch);
      return answerMissing(await snapshots.read([watch]), watch, after);
    },

    async command(payload: unknown): Promise<CommandAnswer> {
      const request = parse(CommandRequest, payload);
      const { merchant, memberId, sessionId, isAgent = false } = joined();
      if (memberId === undefined || sessionId === undefined) throw new Refused('NOT_ALLOWED', 'a visitor');
      if (request.kind === 'game') {
        if (!gameCommands.take()) throw new Refused('RATE_LIMITED');
        const unstorable = unstorableText(request.payload);
        if (unstorable !== undefined) throw new Refused('BAD_PAYLOAD', `payload.${unstorable}: cannot be stored`);
      }
      if (request.kind === 'chat') {
        const unstorable = unstorableText(request.text);
        if (unstorable !== undefined) throw new Refused('BAD_PAYLOAD', 'text: cannot be stored');
      }
      const actor = { merchant, memberId, sessionId, isAgent };
      const answer = await withMerchant(merchant, () => execute(ctx, gate.commands, actor, request));
      if (answer.envelope) gate.fanOut.record(topicId({ merchant, ...answer.envelope }), answer.envelope.seq);
      return answer;
    },

    /** Releases everything when the client disconnects. */
    end() {
      isOver = true;
      leave();
    },
  };
};

/** Before the payload is checked: an older protocol may have another shape. */
const refuseTooOld = (payload: unknown): void => {
  const { protocol } = Object(payload) as { protocol?: unknown };
  if (typeof protocol === 'number' && protocol < PROTOCOL)
    throw new Refused('CLIENT_TOO_OLD', `protocol ${protocol}, the server speaks ${PROTOCOL}`);
};

interface Schema<T> {
  safeParse(
    payload: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

const parse = <T>(schema: Schema<T>, payload: unknown): T => {
  const result = schema.safeParse(payload);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Refused('BAD_PAYLOAD', `${issue?.path.map(String).join('.') || 'payload'}: ${issue?.message ?? 'invalid'}`);
};

/** W9: allows only what the viewer's session may see. */
const allow = (feeds: Feeds, viewer: Viewer, { feed, key }: Topic): void => {
  const source = feeds.source(feed);
  if (!source) throw new Refused('FEED_NOT_OFFERED', feed);
  if (!source.may(viewer, key)) throw new Refused('NOT_ALLOWED', `${feed} ${key}`);
};

const atMost = <T>(topics: T[]): T[] => {
  if (topics.length > MAX_KEYS) throw new Refused('BAD_PAYLOAD', `feeds: more than ${MAX_KEYS} keys`);
  return topics;
};

const hadOf = ({ merchant }: Viewer, feeds: JoinRequest['feeds']): Had[] =>
  atMost(
    entriesOf(feeds).flatMap(([feed, keys]) =>
      Object.entries(keys).map(([key, last]) => ({ merchant, feed, key, last })),
    ),
  );

const topicsOf = ({ merchant }: Viewer, feeds: SnapshotRequest['feeds']): Topic[] =>
  atMost(entriesOf(feeds).flatMap(([feed, keys]) => [...new Set(keys)].map((key) => ({ merchant, feed, key }))));

const entriesOf = <T>(feeds: Partial<Record<Feed, T>>) => Object.entries(feeds) as [Feed, T][];
