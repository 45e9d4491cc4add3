-- Wheels, raffles and sign-in calendars. Money in minor units of the merchant's currency, odds in millionths.
create table draws (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  -- The operator's name for it.
  code text not null,
  kind text not null check (kind in ('wheel', 'raffle', 'sign_in')),
  state text not null default 'draft' check (state in ('draft', 'running', 'paused', 'ended')),
  -- The merchant's days on which it runs, both included; null: no bound.
  from_day date,
  to_day date,
  position int not null default 0,
  picture text,
  -- Title, summary and text by language.
  texts jsonb not null,
  terms_version int not null,
  unique (merchant, code),
  constraint in_order check (to_day >= from_day),
  constraint raffle_has_days check (kind <> 'raffle' or (from_day is not null and to_day is not null))
);

-- Numbered versions of the terms; see DrawTerms in the contract.
create table draw_terms (
  draw_id bigint not null references draws,
  version int not null,
  merchant text not null references merchants,
  terms jsonb not null,
  written_at timestamptz not null default row_clock(),
  primary key (draw_id, version)
);

-- When a member can spin or sign in again: also if the clock is set back. `infinity`: never.
create table draw_members (
  draw_id bigint not null references draws,
  member_id bigint not null references members,
  merchant text not null references merchants,
  next_at timestamptz not null,
  -- Of the member's first turn: it stays, so that no other zone gives another turn.
  time_zone text not null,
  turns int not null default 1,
  primary key (draw_id, member_id)
);
create index on draw_members (member_id);

create table wheel_spins (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  draw_id bigint not null references draws,
  member_id bigint not null references members,
  request_id uuid not null,
  terms_version int not null,
  -- What was drawn, from 0 to 999,999, and the place of its segment.
  drawn int not null check (drawn between 0 and 999999),
  segment int not null,
  -- Odds of the segments that could not be given went to `instead`: their places.
  gone jsonb not null,
  -- What was given; null: nothing.
  prize jsonb,
  award_id bigint references awards,
  -- Why the segment's prize was not given; null: it was, or there is none.
  refusal text,
  points bigint not null check (points >= 0),
  at timestamptz not null default row_clock(),
  unique (member_id, request_id)
);
create index on wheel_spins (draw_id, member_id, id);

create table sign_ins (
  draw_id bigint not null references draws,
  member_id bigint not null references members,
  -- The merchant's day.
  day date not null,
  merchant text not null references merchants,
  -- Rounds are counted from 1; the terms of a round are those of its first day.
  round int not null check (round >= 1),
  terms_version int not null,
  -- The day of the round, from 1, and the missed days that were made up in it.
  position int not null check (position >= 1),
  made_up int not null check (made_up >= 0),
  prize jsonb,
  award_id bigint references awards,
  refusal text,
  at timestamptz not null default row_clock(),
  primary key (draw_id, member_id, day)
);

create table raffles (
  draw_id bigint primary key references draws,
  merchant text not null references merchants,
  -- Secret until the draw; its SHA-256 is public from the start. Alone it decides nothing.
  seed text not null,
  commitment text not null,
  -- When the list of tickets was fixed, and its hash.
  listed_at timestamptz,
  list_hash text,
  -- The public part of the randomness: made after the list.
  randomness text,
  randomness_at timestamptz,
  -- Entries that were shut out between the list and the draw; fixed with the randomness.
  void text[] not null default '{}',
  drawn_at timestamptz,
  constraint list_before_randomness check (randomness is null or list_hash is not null),
  constraint randomness_before_draw check (drawn_at is null or (randomness is not null))
);

create table raffle_entries (
  draw_id bigint not null references draws,
  member_id bigint not null references members,
  merchant text not null references merchants,
  -- Names the member in the public list.
  entry text not null,
  -- Valid stake of the raffle's days, and the tickets that it brings.
  stake bigint not null,
  tickets int not null check (tickets >= 0),
  -- Not on the list: the member was shut out when it was fixed.
  void boolean not null default false,
  -- Grows with each change.
  version bigint not null default 1,
  primary key (draw_id, member_id),
  unique (draw_id, entry)
);
create index on raffle_entries (member_id);

create table raffle_winners (
  draw_id bigint not null references draws,
  place int not null check (place >= 1),
  merchant text not null references merchants,
  member_id bigint not null references members,
  entry text not null,
  ticket int not null check (ticket >= 1),
  hmac text not null,
  -- Place in the terms' prizes, and the prize itself.
  prize_index int not null,
  prize jsonb not null,
  award_id bigint references awards,
  refusal text,
  -- When the prize was given or refused; null: it is to be given.
  decided_at timestamptz,
  primary key (draw_id, place)
);
create index on raffle_winners (member_id);
create index raffle_winners_due on raffle_winners (draw_id) where decided_at is null;

-- Counts what members can do about draws: the feed `draws`. Grows with each change of a draw, or of the member's turns.
alter table merchants add draws_version bigint not null default 0;
alter table members add draws_version bigint not null default 0;
