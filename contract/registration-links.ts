import * as z from 'zod/mini';
import { endpoint, Nothing } from './define.ts';
import { Rate } from './pay-terms.ts';
import { Millis } from './primitives.ts';

/** Links that an agent keeps, open or not. */
export const LINKS_MAX = 100;
/** Greatest number of registrations that a link can be limited to. */
export const LINK_USES_MAX = 1_000_000;
/** Longest time in which a link is open, in days. */
export const LINK_DAYS_MAX = 365;

/** Why a link takes no registration; `open`: it does. */
export const LINK_STATES = ['open', 'disabled', 'expired', 'usedUp'] as const;

/** A registration link of an agent (AGT-05). */
export const RegistrationLink = z.strictObject({
  id: z.int(),
  code: z.string(),
  /** What newcomers become. */
  kind: z.enum(['member', 'agent']),
  rebateRate: Rate,
  /** Null: never. */
  expiresAtMs: z.nullable(Millis),
  /** Null: any number. */
  maxUses: z.nullable(z.int()),
  uses: z.int(),
  clicks: z.int(),
  enabled: z.boolean(),
  state: z.enum(LINK_STATES),
  createdAtMs: Millis,
});
export type RegistrationLink = z.infer<typeof RegistrationLink>;

export const registrationLinks = {
  list: endpoint({
    method: 'GET',
    path: '/wps/agent/links',
    auth: 'agent',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({
      /** The newest first. */
      list: z.array(RegistrationLink),
      /** The greatest rate that the agent can give, and its own. */
      maxRate: Rate,
      ownRate: Rate,
      isFrozen: z.boolean(),
    }),
    errors: [],
    summary: 'The agent’s registration links with clicks and registrations (AGT-05).',
  }),
  create: endpoint({
    method: 'POST',
    path: '/wps/agent/links',
    auth: 'agent',
    encoding: 'json',
    signed: true,
    request: z.strictObject({
      kind: z.enum(['member', 'agent']),
      rebateRate: Rate,
      /** Days from now; null: for ever. */
      days: z.nullable(z.int().check(z.positive(), z.maximum(LINK_DAYS_MAX))),
      maxUses: z.nullable(z.int().check(z.positive(), z.maximum(LINK_USES_MAX))),
    }),
    response: RegistrationLink,
    errors: ['agent_frozen', 'rebate_above_max', 'links_full'],
    perMinute: 30,
    summary: 'Creates a registration link (AGT-05).',
  }),
  setEnabled: endpoint({
    method: 'PUT',
    path: '/wps/agent/links',
    auth: 'agent',
    encoding: 'json',
    signed: true,
    request: z.strictObject({ linkId: z.int().check(z.positive()), enabled: z.boolean() }),
    response: RegistrationLink,
    errors: ['agent_frozen'],
    summary: 'Opens or closes a registration link (AGT-05).',
  }),
  clicked: endpoint({
    method: 'POST',
    path: '/wps/member/register/link',
    // The page sends it when the link is opened.
    automatic: true,
    auth: 'visitor',
    encoding: 'json',
    request: z.strictObject({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
    response: z.strictObject({ kind: z.enum(['member', 'agent']) }),
    errors: ['link_unknown', 'link_expired', 'link_used_up', 'link_disabled'],
    perMinute: 20,
    summary: 'Whether a registration link is open. Counts a visitor once (AGT-05).',
  }),
} as const;
