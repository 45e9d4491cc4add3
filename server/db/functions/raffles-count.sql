-- Counts the valid stakes of members for the raffles that still collect them, by the days of play: all members of a merchant, or
-- some. Fractions of a ticket are kept, and stakes that are taken back take their tickets back. Returns the members whose tickets
-- changed. The caller holds the lock of the draws.
create or replace function raffles_count(p_merchant text, p_members bigint[] default null) returns bigint[] language plpgsql as $$
declare
  v_changed bigint[];
begin
  with open as (
    select d.id, d.from_day, d.to_day, (t.terms ->> 'perTicket')::bigint as per, (t.terms ->> 'maxTickets')::int as top
      from draws d
      join draw_terms t on t.draw_id = d.id and t.version = d.terms_version
      join raffles r on r.draw_id = d.id
     where d.merchant = p_merchant and d.kind = 'raffle' and d.state in ('running', 'paused') and r.listed_at is null
  ), played as (
    select o.id, p.member_id, sum(p.valid_stake)::bigint as stake, o.per, o.top
      from open o join play_days p on p.merchant = p_merchant and p.day between o.from_day and o.to_day
     where p_members is null or p.member_id = any(p_members)
     group by o.id, p.member_id, o.per, o.top
  ), written as (
    insert into raffle_entries as e (draw_id, member_id, merchant, entry, stake, tickets)
    select id, member_id, p_merchant, encode(substr(uuid_send(gen_random_uuid()), 1, 6), 'hex'), stake,
           least(greatest(stake, 0) / per, coalesce(top, 2147483647))
      from played where stake <> 0 or exists (select from raffle_entries k where k.draw_id = played.id and k.member_id = played.member_id)
     order by member_id, id
        on conflict (draw_id, member_id) do update
       set stake = excluded.stake, tickets = excluded.tickets, version = e.version + 1
     where (e.stake, e.tickets) <> (excluded.stake, excluded.tickets)
    returning member_id
  )
  select coalesce(array_agg(distinct member_id order by member_id), '{}') into v_changed from written;
  return v_changed;
end $$;
