-- Games and matches are found without apostrophes, as contract/fold-text.ts writes them from now on.
update games set search = translate(search, '''’‘ʼ`', '');
update book_fixtures set search = translate(search, '''’‘ʼ`', '');
