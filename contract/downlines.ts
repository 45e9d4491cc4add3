import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { LIMITS } from './limits.ts';
import { PAY_KINDS, Rate } from './pay-terms.ts';
import { Currency, Exponent, MemberId, Millis, MinorUnits, QueryInt } from './primitives.ts';

/** Characters of a name that the tree is searched for. */
export const DOWNLINE_NAME = LIMITS.username.max;
/** AGT-05: `agents`: agents first, then by name; `joined`: the newest first. */
export const DOWNLINE_ORDERS = ['agents', 'account', 'joined'] as const;
export const DownlineOrder = z.enum(DOWNLINE_ORDERS);
export type DownlineOrder = z.infer<typeof DownlineOrder>;

/** What an agent sees of a direct member only. */
const DirectMember = z.strictObject({
  balance: MinorUnits,
  joinedAtMs: Millis,
  /** The last time that a page was open; null: never logged in. */
  lastSeenAtMs: z.nullable(Millis),
  isOnline: z.boolean(),
  rebateRate: Rate,
  /** The state of each contract with this agent; null: none. */
  contracts: z.record(z.enum(PAY_KINDS), z.nullable(z.enum(['requested', 'active', 'ending']))),
});
/** A member of an agent's team. Of one that is not a direct member, only the name and the size of its team. */
export const Downline = z.strictObject({
  memberId: MemberId,
  account: z.string(),
  isAgent: z.boolean(),
  /** Members directly below, and all below. */
  direct: z.int(),
  all: z.int(),
  own: z.nullable(DirectMember),
});
export type Downline = z.infer<typeof Downline>;

/** A step of the way from the agent down to a member. */
export const DownlineStep = z.strictObject({ memberId: MemberId, account: z.string() });
export type DownlineStep = z.infer<typeof DownlineStep>;

/** The bounds of a rate: it is zero, or in these bounds. */
const RateBounds = z.strictObject({ min: Rate, max: Rate });

/** AGT-05: an agent's team. Whoever is outside it is answered like an unknown member. */
export const downlines = {
  level: endpoint({
    method: 'GET',
    path: '/wps/agent/downlines',
    auth: 'agent',
    encoding: 'query',
    request: z.strictObject({
      /** The member whose direct members are listed; absent: the agent. */
      under: z.optional(QueryInt),
      order: z.optional(DownlineOrder),
      /** From 1 on. */
      page: z.optional(QueryInt),
    }),
    response: z.strictObject({
      /** From the agent, who is left out, down to `under`. */
      path: z.array(DownlineStep),
      list: z.array(Downline),
      page: z.int(),
      pages: z.int(),
      /** Of the whole level: direct members, agents among them, and all members below. */
      direct: z.int(),
      agents: z.int(),
      all: z.int(),
      /** The agent's own rate, and the greatest that it can give. */
      ownRate: Rate,
      maxRate: Rate,
      isFrozen: z.boolean(),
      currency: Currency,
      exponent: Exponent,
    }),
    errors: [],
    summary: 'One level of an agent’s team, page by page (AGT-05).',
  }),
  search: endpoint({
    method: 'GET',
    path: '/wps/agent/downlines/search',
    auth: 'agent',
    encoding: 'query',
    request: z.strictObject({
      name: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(DOWNLINE_NAME)),
    }),
    response: z.strictObject({
      /** With the way down to each member, itself included. */
      list: z.array(z.strictObject({ isAgent: z.boolean(), path: z.array(DownlineStep) })),
      hasMore: z.boolean(),
    }),
    errors: [],
    perMinute: 120,
    summary: 'Members of an agent’s team whose names begin like this (AGT-05).',
  }),
  create: endpoint({
    method: 'POST',
    path: '/wps/agent/downlines',
    auth: 'agent',
    encoding: 'json',
    signed: true,
    request: z.strictObject({
      username: z.string().check(z.maxLength(256), z.trim(), z.toLowerCase()),
      kind: z.enum(['member', 'agent']),
      rebateRate: Rate,
    }),
    response: DownlineStep,
    errors: ['agent_frozen', 'field_invalid', 'username_taken', 'rebate_above_max'],
    perMinute: 30,
    summary: 'Creates an account below the agent, with a first password that must be changed (AGT-05).',
  }),
  rateBounds: endpoint({
    method: 'GET',
    path: '/wps/agent/downlines/rate',
    auth: 'agent',
    encoding: 'query',
    request: z.strictObject({ memberId: QueryInt }),
    response: z.strictObject({ ...DownlineStep.shape, rate: Rate, bounds: RateBounds }),
    errors: [],
    summary: 'The rebate rate of a direct member, and the bounds of another one (AGT-05).',
  }),
  setRate: endpoint({
    method: 'PUT',
    path: '/wps/agent/downlines/rate',
    auth: 'agent',
    encoding: 'json',
    signed: true,
    request: z.strictObject({ memberId: MemberId, rate: Rate }),
    response: z.strictObject({ memberId: MemberId, rate: Rate }),
    errors: ['agent_frozen', 'rebate_above_max', 'rebate_below_downline'],
    summary: 'Sets the rebate rate of a direct member (AGT-05).',
  }),
} as const;
