-- The restriction of the player that refused a bet: which limit or exclusion, and until when.
alter table round add column restriction jsonb;
