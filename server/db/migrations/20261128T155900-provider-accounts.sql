-- Providers are configured by variables, for all merchants (docs/deposit-provider.md).
drop table provider_accounts;
