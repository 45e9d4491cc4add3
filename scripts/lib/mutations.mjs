/**
 * A fault put in on purpose. `find` occurs once in `file`; some test of `tests` fails when it is `put` in its place.
 * @typedef {{ name: string, file: string, find: string, put: string, tests: string[] }} Mutation
 */

const LEDGER = ['tests/server/ledger/post.test.ts'];
const BETS = ['tests/server/limits/bets.test.ts'];
const OWN_LIMITS = ['tests/server/limits/own-limits.test.ts'];
const ROUTES = ['tests/server/authorisation/routes.test.ts'];
const PAYOUTS = ['tests/server/withdrawals/payouts.test.ts'];
const WITHDRAW = ['tests/server/withdrawals/withdraw.test.ts'];
const TURNOVER = ['tests/server/withdrawals/turnover.test.ts'];
const AMOUNT = ['tests/server/salary/engine.amount.test.ts'];

/**
 * By area.
 * @type {Record<string, Mutation[]>}
 */
export const MUTATIONS = {
  ledger: [
    {
      name: 'a wallet may go a little below zero',
      file: 'server/db/functions/ledger-post.sql',
      find: 'v_balances[v_found] < 0 and not',
      put: 'v_balances[v_found] < -5 and not',
      tests: LEDGER,
    },
    {
      name: 'many transactions at once may empty a wallet twice',
      file: 'server/db/functions/ledger-post-many.sql',
      find: "when bool_or(l.kept and l.amount < 0 and l.balance < 0) then 'insufficient'",
      put: "when false then 'insufficient'",
      tests: LEDGER,
    },
    {
      name: 'a key is replayed for another payload',
      file: 'server/db/functions/ledger-replay.sql',
      find: 'case when p.payload_hash = p_payload_hash',
      put: 'case when p.payload_hash is not null',
      tests: LEDGER,
    },
    {
      name: 'an entry may lie on another merchant’s account',
      file: 'server/db/functions/ledger-post.sql',
      find: 'elsif v_foreign then',
      put: 'elsif v_foreign and v_found = 0 then',
      tests: LEDGER,
    },
    {
      name: 'entries need not sum to zero',
      file: 'server/db/functions/ledger-post.sql',
      find: 'if v_sum is distinct from 0 then',
      put: 'if v_sum is null then',
      tests: LEDGER,
    },
    {
      name: 'written entries may be changed',
      file: 'server/db/functions/ledger-is-append-only.sql',
      find: 'before update or delete or truncate on entries',
      put: 'before truncate on entries',
      tests: LEDGER,
    },
  ],
  limits: [
    {
      name: 'a session’s loss limit counts wins as losses',
      file: 'server/domains/vendor-api/bet-rules.ts',
      find: "counted('loss', -session.net)",
      put: "counted('loss', session.net)",
      tests: ['tests/vendor-api/play.limits.test.ts'],
    },
    {
      name: 'a bet that goes above a limit is accepted',
      file: 'server/domains/vendor-api/bet-rules.ts',
      find: ': 0) + (stake ?? 0);',
      put: ': 0);',
      tests: BETS,
    },
    {
      name: 'a raised limit applies at once',
      file: 'server/db/functions/limit-in-force.sql',
      find: 'when l.pending_from <= clock_timestamp() then',
      put: 'when l.pending_from is not null then',
      tests: OWN_LIMITS,
    },
    {
      name: 'a stricter limit waits, a higher one does not',
      file: 'server/domains/limits/change-limit.ts',
      find: 'amount <= current',
      put: 'amount >= current',
      tests: OWN_LIMITS,
    },
    {
      name: 'an exclusion does not reach the account',
      file: 'server/domains/limits/exclude.ts',
      find: "if (kind !== 'type_lock') {",
      put: "if (kind === 'type_lock') {",
      tests: ['tests/server/limits/exclusions.test.ts'],
    },
    {
      name: 'waiting deposits count for no deposit limit',
      file: 'server/db/functions/limits-used.sql',
      find: "d.state in ('pending', 'review', 'paid')",
      put: "d.state in ('paid')",
      tests: ['tests/server/limits/deposits.test.ts'],
    },
  ],
  sync: [
    {
      name: 'W1: late envelopes of an earlier epoch are applied',
      file: 'streams/sync/version-tracker.ts',
      find: "return this.isPast(envelope.epoch) ? 'old' : 'foreign'",
      put: "return this.isPast(envelope.epoch) ? 'next' : 'foreign'",
      tests: ['tests/streams/envelopes.epoch.test.ts'],
    },
    {
      name: 'W2: the same version is applied again',
      file: 'streams/sync/version-tracker.ts',
      find: 'envelope.seq <= last',
      put: 'envelope.seq < last',
      tests: ['tests/streams/envelopes.newest.test.ts'],
    },
    {
      name: 'W3: a gap of one event is passed over',
      file: 'streams/sync/version-tracker.ts',
      find: 'envelope.seq > last + 1',
      put: 'envelope.seq > last + 2',
      tests: ['tests/streams/envelopes.gap.test.ts'],
    },
    {
      name: 'W4: envelopes during a join are not held back',
      file: 'streams/sync/hold-back-queue.ts',
      find: 'this.held ?? (this.#waiting',
      put: '(this.#waiting',
      tests: ['tests/streams/envelopes.join.test.ts'],
    },
    {
      name: 'W6: an answer’s value comes again by push',
      file: 'streams/sync/envelopes.ts',
      find: '      versions.advance(envelope);\n',
      put: '',
      tests: ['tests/streams/envelopes.answered.test.ts'],
    },
    {
      name: 'W8: values without a heartbeat stay live',
      file: 'streams/sync/connection.ts',
      find: "if (!isFresh) return 'stale'",
      put: "if (!isFresh) return 'live'",
      tests: ['tests/streams/connection.stale.test.ts'],
    },
    {
      name: 'W9: anybody subscribes to a member’s values',
      file: 'server/live/connection.ts',
      find: 'if (!source.may(viewer, key)) throw',
      put: "if (key === '' && !source.may(viewer, key)) throw",
      tests: ['tests/server/live/w09-rooms.test.ts'],
    },
    {
      name: 'W11: a heartbeat with a newer version asks for nothing',
      file: 'streams/sync/freshness-check.ts',
      find: 'row.value > (versions.last(row) ?? -1)',
      put: 'row.value < (versions.last(row) ?? -1)',
      tests: ['tests/streams/envelopes.heartbeat.test.ts'],
    },
    {
      name: 'W12: a slow reader is never cut off',
      file: 'server/live/send-queue.ts',
      find: 'unsentBytes() <= slowReaderBytes',
      put: 'unsentBytes() >= 0',
      tests: ['tests/server/live/w12-slow-reader.test.ts'],
    },
  ],
  pay: [
    {
      name: 'a tier needs one more active member than agreed',
      file: 'server/domains/salary/engine/tiers.ts',
      find: 'active >= tier.active',
      put: 'active > tier.active',
      tests: ['tests/server/salary/engine.tiers.test.ts'],
    },
    {
      name: 'an upline is paid for what its downline earns',
      file: 'server/domains/salary/engine/difference.ts',
      find: 'Math.max(0, rate - below)',
      put: 'Math.max(0, rate)',
      tests: ['tests/server/salary/engine.difference.test.ts'],
    },
    {
      name: 'a bill has no cap',
      file: 'server/domains/salary/engine/amount.ts',
      find: 'cap !== null && exact > BigInt(cap)',
      put: 'cap !== null && exact < -BigInt(cap)',
      tests: AMOUNT,
    },
    {
      name: 'a bill is rounded down',
      file: 'server/domains/salary/engine/amount.ts',
      find: '(size * 2n + MILLION) / (MILLION * 2n)',
      put: 'size / MILLION',
      tests: AMOUNT,
    },
    {
      name: 'a deficit is forgotten',
      file: 'server/domains/salary/engine/amount.ts',
      find: 'carriedOut: goesOn ? lacks : 0n',
      put: 'carriedOut: 0n',
      tests: AMOUNT,
    },
    {
      name: 'a downline may have a tier that is easier than its upline’s',
      file: 'server/domains/pay-contracts/check-terms.ts',
      find: 'if (tier.rate > 0 && !asksAsMuch(asks, request))',
      put: 'if (tier.rate < 0 && !asksAsMuch(asks, request))',
      tests: ['tests/server/salary/engine.check-terms.test.ts'],
    },
  ],
  permissions: [
    {
      name: 'a player calls the agent centre',
      file: 'server/http/access-checks.ts',
      find: "if (auth === 'agent' && !isAgentType(viewer.member.type))",
      put: "if (auth === 'agent' && isAgentType(viewer.member.type) === undefined)",
      tests: ROUTES,
    },
    {
      name: 'any key is the operator’s',
      file: 'server/http/staff-access.ts',
      find: 'if (isKey(authorization, ctx.operatorKey)) return rootCaller(ctx, endpoint);',
      put: 'if (isKey(authorization, ctx.operatorKey) || endpoint) return rootCaller(ctx, endpoint);',
      tests: ROUTES,
    },
    {
      name: 'a session that must change its password moves money',
      file: 'server/http/access-checks.ts',
      find: '(money || maxIdleMs !== undefined || isAgentChange)',
      put: '(maxIdleMs !== undefined && isAgentChange)',
      tests: ['tests/server/auth/passwords.test.ts'],
    },
    {
      name: 'a session is good at every merchant',
      file: 'server/http/viewer.ts',
      find: 'const tables = inMerchant(ctx.database.db, merchant.code);',
      put: 'const tables = everyMerchant(ctx.database.db);',
      tests: ROUTES,
    },
    {
      name: 'a member follows another member’s balance',
      file: 'server/live/feeds.ts',
      find: 'memberId !== undefined && key === `member:${memberId}`',
      put: "memberId !== undefined && key.startsWith('member:')",
      tests: ['tests/server/authorisation/feeds.test.ts'],
    },
  ],
  payments: [
    {
      name: 'an open round counts as turnover',
      file: 'server/db/functions/valid-stake-of.sql',
      find: 'else 0 end',
      put: 'else round.stake end',
      tests: TURNOVER,
    },
    {
      name: 'money is paid out before its turnover is met',
      file: 'server/domains/withdrawals/withdraw.ts',
      find: 'if (open > 0) throw',
      put: 'if (open < 0) throw',
      tests: ['tests/server/limits/exclusions.test.ts'],
    },
    {
      name: 'the fee of a payout in parts is returned, too',
      file: 'server/domains/withdrawals/money.ts',
      find: 'const unpaid = order.amount - order.fee - moved',
      put: 'const unpaid = order.amount - moved',
      tests: PAYOUTS,
    },
    {
      name: 'a payout to another holder’s name is not checked',
      file: 'server/domains/withdrawals/checks.ts',
      find: 'payee_name !== null && !sameName',
      put: 'payee_name === null && !sameName',
      tests: [...WITHDRAW, ...PAYOUTS],
    },
    {
      name: 'a vendor states more valid stake than was staked',
      file: 'server/domains/vendor-api/settle.ts',
      find: 'body.valid_stake > round.stake + round.freeStake)',
      put: 'body.valid_stake < 0)',
      tests: TURNOVER,
    },
  ],
};

/**
 * The mutated text of a mutation's file.
 * @param {Mutation} mutation
 * @param {string} text
 */
export function mutated({ name, file, find, put }, text) {
  const count = text.split(find).length - 1;
  if (count !== 1)
    throw new Error(`“${name}”: its text occurs ${count} times in ${file}. Say it by the code as it is now: ${find}`);
  return text.replace(find, () => put);
}
