-- Names of the sandbox's payment methods in every language, where the demo was made before there were such names.
update deposit_methods d set names = n.names
  from (values
    ('sandbox-card', '{"EN":"Sandbox card","CN":"沙盒银行卡","AR":"بطاقة تجريبية"}'::jsonb),
    ('sandbox-bank', '{"EN":"Sandbox bank","CN":"沙盒银行","AR":"مصرف تجريبي"}'::jsonb)) n (code, names)
 where d.code = n.code and d.sandbox and d.names = '{}';
update withdrawal_methods w set names = n.names
  from (values
    ('sandbox-bank', '{"EN":"Sandbox bank transfer","CN":"沙盒银行转账","AR":"تحويل بنكي تجريبي"}'::jsonb),
    ('sandbox-wallet', '{"EN":"Sandbox wallet","CN":"沙盒电子钱包","AR":"محفظة تجريبية"}'::jsonb),
    ('sandbox-crypto', '{"EN":"Sandbox crypto","CN":"沙盒加密货币","AR":"عملة مشفّرة تجريبية"}'::jsonb)) n (code, names)
 where w.code = n.code and w.sandbox and w.names = '{}';
