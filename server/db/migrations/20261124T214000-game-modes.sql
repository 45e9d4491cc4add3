-- Where the game opens, if the operator set it for this game; null: as the merchant's setting says (GAME-07).
alter table games add column open_in text check (open_in in ('page', 'fullScreen', 'popup'));

-- The built-in vendor offers every title for free, too (GAME-01). Earlier seeds did not say so.
update games set support_play = 0
 where exists (select from vendors
                where vendors.merchant = games.merchant and vendors.code = games.vendor and vendors.base_url = '/studio');
