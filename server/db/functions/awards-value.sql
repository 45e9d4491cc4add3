-- Returns the value of the feed `awards` of a member: its open awards, the oldest first, and how many can be claimed.
create or replace function awards_value(p_merchant text, p_member bigint) returns jsonb language sql stable as $$
  select jsonb_build_object(
           'currency', m.currency, 'exponent', m.exponent,
           'claimable', (select count(*) from awards a
                          where a.merchant = p_merchant and a.member_id = p_member and a.state = 'issued'),
           'list', coalesce((select jsonb_agg(jsonb_build_object(
               'id', o.id, 'version', o.version, 'campaign', c.code, 'product', o.product, 'state', o.state,
               'amount', o.amount, 'left', case when o.state = 'active' then b.balance else 0 end,
               'required', o.required, 'met', o.met, 'roundsLeft', o.rounds_given - o.rounds_used, 'roundsWon', o.won,
               'lapsesAtMs', in_ms(o.lapses_at)) order by o.id)
             from (select * from awards a
                    where a.merchant = p_merchant and a.member_id = p_member
                      and a.state in ('applying', 'issued', 'claimed', 'active')
                    order by a.id limit 50) o
             join campaigns c on c.id = o.campaign_id
             left join accounts b on b.id = o.account_id), '[]'))
    from members m where m.merchant = p_merchant and m.id = p_member
$$;
