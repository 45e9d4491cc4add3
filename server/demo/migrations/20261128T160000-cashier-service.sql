-- The sandbox cashier has the same API as any payment provider, with the same keys for all its accounts.
create table cashier.settings (
  only_one boolean primary key default true check (only_one),
  -- Token of the platform's calls.
  key text not null,
  -- Signs webhooks.
  webhook_key text not null
);
alter table cashier.accounts drop column secret;
