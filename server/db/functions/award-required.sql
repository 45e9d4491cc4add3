-- What must be staked to free an award of free rounds that won this much: its factor, in thousandths, rounded up.
create or replace function award_required(p_campaign bigint, p_terms int, p_won bigint) returns bigint language sql stable as $$
  select (greatest(p_won, 0) * (terms -> 'requirement' ->> 'factor')::bigint + 999) / 1000
    from campaign_terms where campaign_id = p_campaign and version = p_terms
$$;
