-- SYS-04: modules are kept as what the merchant switched, by name, so that new ones have a default. Lotteries stay as they were: all.
alter table merchants alter column modules set default '{}';
update merchants set
  modules = (select coalesce(jsonb_object_agg(name, true), '{}') from jsonb_array_elements_text(modules) as name),
  brand = brand || jsonb_build_object('lotteryType', 'ALL');
