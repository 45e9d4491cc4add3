-- Games are found without accents, as contract/fold-text.ts writes them from now on.
update games
  set search = translate(lower(regexp_replace(normalize(search, nfkd), '[\u0300-\u036f\u064b-\u065f]', '', 'g')), 'đłøı', 'dloi');
