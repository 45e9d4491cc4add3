-- The part of a round's stakes that was at risk, as the vendor stated it; null where all of it was.
alter table rounds add column valid_stake bigint check (valid_stake >= 0);
