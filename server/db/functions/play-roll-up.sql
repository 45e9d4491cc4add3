-- Adds at most p_limit noted rows to the days of play and their games, and renews the wins of their rounds. Returns how many it took,
-- and what they change by member, day and type of game.
create or replace function play_roll_up(p_limit int, out taken int, out changes jsonb)
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  with gone as (
    delete from play_waiting where id = any(array(select id from play_waiting order by 1 limit p_limit for update skip locked))
    returning *
  ), noted as (
    select w.*, r.node_id, merchant_day(r.opened_at, m.brand) as day, coalesce(g.game_type, 'OTHER') as game_type,
           greatest(1000000 - coalesce(g.rtp_micro, 1000000), 0) as edge_rate
      from gone w
      join rounds r on r.id = w.round_id
      join merchants m on m.code = w.merchant
      left join games g on g.merchant = r.merchant and g.node_id = r.node_id
  ), played as (
    insert into play_games as p (merchant, member_id, day, node_id, game_type, edge_rate, rounds, valid_stake)
    select merchant, member_id, day, node_id, game_type, edge_rate, sum(rounds), sum(valid_stake)
      from noted group by 1, 2, 3, 4, 5, 6 order by member_id, day, node_id
        on conflict (member_id, day, node_id) do update
       set rounds = p.rounds + excluded.rounds, valid_stake = p.valid_stake + excluded.valid_stake
    returning p.member_id, p.day, p.node_id, p.edge_rate
  ), change as (
    select n.merchant, n.member_id, n.day, n.game_type, sum(n.rounds) as rounds, sum(n.stake) as stake,
           sum(n.valid_stake) as valid_stake, sum(n.payout) as payout, sum(n.valid_stake::numeric * p.edge_rate) as edge_micro,
           sum(n.bonus_stake) as bonus_stake
      from noted n join played p using (member_id, day, node_id) group by 1, 2, 3, 4
  ), written as (
    insert into play_days as d (merchant, member_id, day, game_type, rounds, stake, valid_stake, payout, edge_micro, bonus_stake)
    select * from change order by member_id, day, game_type
        on conflict (member_id, day, game_type) do update
       set rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake,
           valid_stake = d.valid_stake + excluded.valid_stake, payout = d.payout + excluded.payout,
           edge_micro = d.edge_micro + excluded.edge_micro, bonus_stake = d.bonus_stake + excluded.bonus_stake
  ), won as (
    select distinct on (r.id) r.id as round_id, n.merchant, n.member_id, n.day, n.game_type, r.stake,
           div(r.payout::numeric * 1000, r.stake) as multiple
      from noted n join rounds r on r.id = n.round_id
     where r.stake > 0 and valid_stake_of(r) > 0 and r.payout > r.stake
     order by r.id
  ), lost as (
    delete from play_wins v using (select distinct round_id from noted) n
     where v.round_id = n.round_id and not exists (select from won where won.round_id = n.round_id)
  ), renewed as (
    insert into play_wins (round_id, merchant, member_id, day, game_type, stake, multiple)
    select * from won
        on conflict (round_id) do update set stake = excluded.stake, multiple = excluded.multiple
  )
  select (select count(*) from gone),
         coalesce((select jsonb_agg(jsonb_build_object(
           'merchant', merchant, 'memberId', member_id, 'day', day, 'gameType', game_type, 'rounds', rounds, 'stake', stake,
           'validStake', valid_stake, 'bonusStake', bonus_stake, 'payout', payout, 'edgeMicro', edge_micro::text)) from change), '[]')
    into taken, changes;
end $$;
