-- The decided effect of a vendor's call, as server/domains/vendor-api/apply.ts writes it in JSON. As a type, a name that is
-- misspelt in SQL is an error. Amounts in minor units.
create type vendor_line as ("accountId" bigint, amount bigint);
create type vendor_round_open as ("playSessionId" uuid, "nodeId" bigint, ledger text);
create type vendor_round_change as (
  id uuid, open vendor_round_open, stake bigint, payout bigint, state text,
  -- Whether the valid stake is stated anew, by `validStake` (null: not any more); else a further bet is at risk.
  "statesValidStake" boolean, "validStake" bigint
);
create type vendor_contribution as ("poolId" text, micro bigint);
create type vendor_event as (actor text, action text, reason text, before jsonb, after jsonb);
create type vendor_effect as (
  kind text, "memberId" bigint, "txId" text, "targetTxId" text, "vendorRoundId" text, amount bigint, moved bigint,
  state text, code text, "platformTxId" uuid, answer jsonb, lines vendor_line[], "ledgerKind" text, about text,
  currency text, exponent smallint, round vendor_round_change, "rolledBack" text, "poolId" text, "contributionMicro" bigint,
  contribution vendor_contribution, net bigint, wagered bigint, "loginId" uuid, "countsForLimits" boolean, short bigint,
  audit vendor_event
);
drop function if exists vendor_apply(text, text, jsonb, bytea), vendor_apply_many(text, text, jsonb, bytea[]),
  vendor_lock_and_load(text, text, bigint, text, text, text, text, boolean, uuid, text);
