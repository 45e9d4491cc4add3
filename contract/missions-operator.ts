import * as z from 'zod/mini';
import { Code, position, Text, texts } from './content-operator.ts';
import { Day } from './day.ts';
import { endpoint } from './define.ts';
import { MissionKind, MissionPeriod, MissionTerms } from './mission-terms.ts';
import { OwnMission } from './missions.ts';
import { OperatorReason } from './operator-reason.ts';
import { MerchantCode } from './primitives.ts';

/** A mission or a leaderboard as the operator writes it. */
export const MissionItem = z.strictObject({
  code: Code,
  position,
  period: MissionPeriod,
  /** Days of the merchant from and to which it counts; null: no bound. `once` needs both. */
  startsOn: z._default(z.nullable(Day), null),
  endsOn: z._default(z.nullable(Day), null),
  terms: MissionTerms,
  texts: texts(z.strictObject({ title: Text(120), summary: z._default(z.string().check(z.maxLength(300)), '') })),
});
export type MissionItem = z.infer<typeof MissionItem>;

const MISSION_STATES = ['draft', 'running', 'paused', 'ended'] as const;

export const MissionStatus = z.strictObject({
  code: z.string(),
  title: z.string(),
  kind: MissionKind,
  period: MissionPeriod,
  state: z.enum(MISSION_STATES),
  termsVersion: z.int(),
  startsOn: z.nullable(Day),
  endsOn: z.nullable(Day),
  /** The merchant's day from which newer terms than those that are in force hold; null: there are none. */
  changesOn: z.nullable(Day),
  /** Members with progress or a score, in all periods; those who reached it or have a prize; and prizes that were given. */
  members: z.int(),
  reached: z.int(),
  given: z.int(),
});
export type MissionStatus = z.infer<typeof MissionStatus>;

const common = { auth: 'operator', roles: ['content', 'payments'] } as const;
const ofMerchant = { merchant: MerchantCode };

/** Missions and leaderboards of a merchant. Each change is one transaction with an audit row. */
export const missionsOperator = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/operator/missions',
    encoding: 'query',
    request: z.strictObject(ofMerchant),
    response: z.strictObject({ list: z.array(MissionStatus) }),
    errors: ['unknown_merchant'],
    summary: 'Missions and leaderboards with their state and what they have given.',
  }),
  put: endpoint({
    ...common,
    method: 'PUT',
    path: '/operator/missions',
    encoding: 'json',
    bodyBytes: 500_000,
    bodyValues: 2_000,
    request: z.strictObject({ ...ofMerchant, mission: MissionItem, reason: OperatorReason }),
    response: MissionStatus,
    errors: ['unknown_merchant', 'mission_wrong'],
    summary: 'Makes a mission as a draft, or changes it. Other terms hold from the next period on.',
  }),
  setState: endpoint({
    ...common,
    method: 'POST',
    path: '/operator/missions/state',
    encoding: 'json',
    request: z.strictObject({
      ...ofMerchant,
      code: Code,
      state: z.enum(['running', 'paused', 'ended']),
      reason: OperatorReason,
    }),
    response: MissionStatus,
    errors: ['unknown_merchant', 'not_found', 'mission_wrong'],
    summary: 'Starts, pauses or ends a mission. What was reached can be claimed until it lapses.',
  }),
  preview: endpoint({
    ...common,
    method: 'GET',
    path: '/operator/missions/preview',
    encoding: 'query',
    request: z.strictObject({ ...ofMerchant, code: Code, account: z.string().check(z.maxLength(64)) }),
    response: z.strictObject({
      /** Of a mission: where the member stands in the running period, by its newest terms. */
      mission: z.nullable(OwnMission),
      /** Of a leaderboard: the member's score. */
      score: z.nullable(z.int()),
      /** Why the member would get nothing now. */
      refusal: z.nullable(z.enum(['excluded', 'locked', 'not_running', 'not_reached'])),
    }),
    errors: ['unknown_merchant', 'not_found'],
    summary:
      'What a member has reached of a mission in the running period, and would get, or why not; also of a draft.',
  }),
};
