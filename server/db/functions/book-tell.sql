-- Tells that the books of these types have changed. The lock of a book's row orders its versions, so it comes last in a
-- transaction, and the value is read after it.
create or replace function book_tell(p_merchant text, p_types text[]) returns void language plpgsql as $$
declare
  v_type text;
  v_version bigint;
begin
  for v_type in select distinct t from unnest(p_types) t order by t loop
    insert into books (merchant, game_type, version) values (p_merchant, v_type, 1)
    on conflict (merchant, game_type) do update set version = books.version + 1
    returning version into v_version;
    insert into outbox (merchant, feed, key, room, seq, value)
    values (p_merchant, 'book', 'book:' || v_type, 'public:' || p_merchant, v_version, book_value(p_merchant, v_type));
  end loop;
end $$;
