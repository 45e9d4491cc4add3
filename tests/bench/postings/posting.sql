-- One ledger transaction by pgbench: between two wallets or, in :hot per cent of cases, between a wallet and the one hot account,
-- half of them each way. The wallets are :first to :first + :wallets - 1.
\set a random(0, :wallets - 1)
\set b (:a + random(1, :wallets - 1)) % :wallets
\set from :first + :a
\set to :first + :b
\set amount random(1, 500)
\set draw random(1, 100)
\if :draw <= :hot
  \if :draw % 2 = 0
    \set from :hot_id
  \else
    \set to :hot_id
  \endif
\endif
select * from ledger_post(
  'parlour', 'bet', 'account:' || :from, gen_random_uuid()::text, sha256((:from || ' ' || :to || ' ' || :amount)::bytea), 'bench',
  null, null, array[:from::bigint, :to::bigint], array[-(:amount::bigint), :amount::bigint]);
