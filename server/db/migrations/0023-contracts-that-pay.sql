-- A contract is agreed on only where something settles it, and holds only after both sides have agreed.

-- Why the house ended a contract or took a request back; null where the sides did it themselves.
alter table pay_contracts add column end_reason text check (end_reason in ('kind_not_settled'));

-- Contracts of kinds that nothing settles have never paid: requests are taken back, agreements end, and each row says why.
create temporary table ended_contracts on commit drop as
  select merchant, upline, downline from pay_contracts where kind <> 'realtime' and state in ('requested', 'active', 'ending');
update pay_contracts set state = 'withdrawn', answered_at = clock_timestamp(), end_reason = 'kind_not_settled'
 where kind <> 'realtime' and state = 'requested';
update pay_contracts
   set state = 'terminated', until_at = greatest(from_at, clock_timestamp()), end_answered_at = clock_timestamp(),
       end_reason = 'kind_not_settled'
 where kind <> 'realtime' and state in ('active', 'ending');
-- A plan that settles another kind takes it into this constraint.
alter table pay_contracts add constraint pay_contract_kind_is_settled
  check (kind = 'realtime' or state in ('refused', 'withdrawn', 'replaced', 'terminated'));

-- Both sides' pages are told how many contracts wait for them now.
select agent_figures_write(merchant, 'contracts', array_agg(agent), array_agg(jsonb_build_object('waiting', waiting)))
  from (
    select side.merchant, side.agent, (
             select count(*) from pay_contracts c where c.merchant = side.merchant and (
               (c.downline = side.agent and c.state = 'requested')
               or (c.state = 'ending' and c.end_requested_by <> side.agent and side.agent in (c.upline, c.downline)))) as waiting
      from (select merchant, upline as agent from ended_contracts where upline is not null
             union select merchant, downline from ended_contracts) side) told
 group by merchant;

-- The demo's contracts were given in the midst of a window and held from its start: their consent is noted where they began.
update pay_contracts set requested_at = least(requested_at, from_at), answered_at = least(coalesce(answered_at, from_at), from_at)
 where from_at is not null and (answered_at is null or answered_at > from_at or requested_at > answered_at);
alter table pay_contracts add constraint pay_contract_holds_after_consent
  check (from_at is null or (answered_at is not null and requested_at <= answered_at and answered_at <= from_at));
