-- Adds at most p_limit noted rows to the days of play. Returns how many it took, and what they change by member, day and type of
-- game.
create or replace function play_roll_up(p_limit int, out taken int, out changes jsonb)
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  with gone as (
    delete from play_waiting where id = any(array(select id from play_waiting order by 1 limit p_limit for update skip locked))
    returning *
  ), change as (
    select w.merchant, w.member_id, merchant_day(r.opened_at, m.brand) as day, coalesce(g.game_type, 'OTHER') as game_type,
           sum(w.rounds) as rounds, sum(w.stake) as stake, sum(w.valid_stake) as valid_stake, sum(w.payout) as payout
      from gone w
      join rounds r on r.id = w.round_id
      join merchants m on m.code = w.merchant
      left join games g on g.merchant = r.merchant and g.node_id = r.node_id
     group by 1, 2, 3, 4
  ), written as (
    insert into play_days as d (merchant, member_id, day, game_type, rounds, stake, valid_stake, payout)
    select * from change order by member_id, day, game_type
        on conflict (member_id, day, game_type) do update
       set rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake,
           valid_stake = d.valid_stake + excluded.valid_stake, payout = d.payout + excluded.payout
  )
  select (select count(*) from gone),
         coalesce((select jsonb_agg(jsonb_build_object(
           'merchant', merchant, 'memberId', member_id, 'day', day, 'gameType', game_type, 'rounds', rounds, 'stake', stake,
           'validStake', valid_stake, 'payout', payout)) from change), '[]')
    into taken, changes;
end $$;
