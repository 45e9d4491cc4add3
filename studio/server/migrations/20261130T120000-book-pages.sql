-- What happened in a match, with a count of its changes; and slips whose player has not been told of a change.
alter table book_fixture
  add column timeline jsonb not null default '[]',
  add column statistics jsonb not null default '[]',
  add column facts_revision int not null default 1;
alter table book_published add column facts_revision int not null default 0;

-- Each row is a change. They are told by player and title, and deleted then. Only inserts, so that no slip waits for another.
create table book_slip_change (
  id bigint generated always as identity primary key,
  player_account text not null,
  game text not null
);
-- Versions of what a player is told.
create sequence book_slips_version;

create function book_slip_changed() returns trigger language plpgsql as $$
begin
  insert into book_slip_change (player_account, game)
  select player_account, game from round where id = new.round_id;
  return null;
end $$;
create trigger book_slip_new after insert on book_slip for each row execute function book_slip_changed();
create trigger book_slip_moved after update on book_slip for each row
  when (old.state <> new.state or old.corrections <> new.corrections) execute function book_slip_changed();

create function book_round_changed() returns trigger language plpgsql as $$
begin
  insert into book_slip_change (player_account, game) values (new.player_account, new.game);
  return null;
end $$;
create trigger book_round_moved after update on round for each row
  when (new.is_slip and (old.state <> new.state or old.win is distinct from new.win)) execute function book_round_changed();
