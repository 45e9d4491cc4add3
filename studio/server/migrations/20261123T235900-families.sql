-- Rounds of any family of games: a bet, moves, and the state after the last of them in `outcome`.
alter table round add column game text;
update round r set game = s.game from play_session s where s.id = r.session_id;
alter table round alter column game set not null;
alter table round add column bet jsonb;
update round set bet = jsonb_build_object('stake', stake);
alter table round alter column bet set not null;
alter table round add column moves jsonb not null default '[]';
-- Words of the seeds that the round has drawn.
alter table round add column words int not null default 0;
alter table round add column pool_won boolean not null default false;
update round set pool_won = true where (outcome->>'jackpot')::boolean;

-- waiting: for a move; its lease ends when the player counts as gone · raise_sent: a further stake may be booked ·
-- raise_cancelling: it is being rolled back, and the round waits again after that.
alter table round drop constraint round_state_check;
alter table round add constraint round_state_check check (state in ('created', 'bet_sent', 'bet_ok', 'waiting',
  'raise_sent', 'raise_cancelling', 'settle_sent', 'cancelling', 'closed', 'cancelled', 'disputed'));
alter table round drop constraint round_check;
alter table round add constraint round_outcome_check
  check (outcome is null or state not in ('created', 'bet_sent', 'bet_ok', 'cancelling'));
-- A player may leave a round of one game open and play another.
drop index round_one_open;
create unique index round_one_open on round (player_account, game) where state not in ('closed', 'cancelled', 'disputed');
drop index round_lease_until_idx;
create index round_lease_until_idx on round (lease_until)
  where state in ('created', 'bet_sent', 'bet_ok', 'waiting', 'raise_sent');

-- Moves as clients sent them. The moves that were made are also in `round.moves`, in order.
create table round_move (
  round_id text not null references round,
  client_move_id uuid not null,
  move jsonb not null,
  -- What the move takes in addition, as a bet of its own.
  cost bigint not null check (cost >= 0),
  bet_tx_id text unique,
  state text not null check (state in ('sent', 'made', 'refused', 'returned')),
  reason text,
  restriction jsonb,
  created_at timestamptz not null,
  primary key (round_id, client_move_id),
  check ((cost > 0) = (bet_tx_id is not null))
);
create unique index round_move_one_sent on round_move (round_id) where state = 'sent';
