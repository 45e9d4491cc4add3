-- Free rounds as products of the points mall, in a category of their own. Products that were made as a bonus get it,
-- and what of them waits for the operator.
alter table point_products
  drop constraint has_worth,
  drop constraint point_products_category_check,
  add constraint point_products_category_check check (category in ('goods', 'money', 'bonus', 'free_rounds'));
alter table point_exchanges
  drop constraint point_exchanges_exchange_type_check,
  add constraint point_exchanges_exchange_type_check check (exchange_type in ('goods', 'money', 'bonus', 'free_rounds', 'convert'));

update point_products p set category = 'free_rounds', amount = null
  from campaigns c join campaign_terms t on t.campaign_id = c.id and t.version = c.terms_version
 where c.merchant = p.merchant and c.code = p.campaign and t.terms -> 'reward' ->> 'kind' = 'free_rounds';
update point_exchanges x set exchange_type = 'free_rounds', amount = null
  from campaigns c join campaign_terms t on t.campaign_id = c.id and t.version = c.terms_version
 where x.status = 'applying' and c.merchant = x.merchant and c.code = x.campaign and t.terms -> 'reward' ->> 'kind' = 'free_rounds';

alter table point_products add constraint has_worth
  check ((category = 'money') <= (amount is not null) and (category in ('goods', 'free_rounds')) <= (amount is null)
         and (category in ('bonus', 'free_rounds')) = (campaign is not null));
