-- The table's round of a settle that is sent together with the others of the round.
alter table outgoing add column table_round_id bigint references table_round;
create index on outgoing (table_round_id, id) where done_at is null and table_round_id is not null;

-- Stakes of a bet at a table by place, for the totals that everybody sees.
alter table round add column places jsonb;
