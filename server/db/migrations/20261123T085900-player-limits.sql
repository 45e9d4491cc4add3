-- PP-14: a member's raise or removal of a limit takes effect later. `pending_amount` null: the limit is removed then.
alter table limits
  add column pending_amount bigint,
  add column pending_from timestamptz,
  -- The vendor sandbox sets a loss limit relative to what is lost, which is below zero while the player is ahead.
  add constraint amounts_not_negative check ((amount >= 0 or kind = 'loss') and pending_amount >= 0),
  add constraint pending_has_its_time check (pending_amount is null or pending_from is not null),
  add constraint only_stakes_have_no_period check ((kind = 'stake') = (period = 'bet'));

-- PP-16, PP-17: exclusions are not changed or ended. `members.excluded_until` is the latest end of those of the whole account.
create table exclusions (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  kind text not null check (kind in ('cool_off', 'self_exclusion', 'type_lock')),
  -- Only of a lock of one game type.
  game_type text,
  owner text not null check (owner in ('player', 'operator')),
  starts_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz not null,
  constraint ends_after_start check (ends_at > starts_at),
  constraint only_locks_have_a_type check ((kind = 'type_lock') = (game_type is not null))
);
create index on exclusions (member_id, ends_at);
