-- platform/fold-text.guards.sql: searches compare texts without accents and capitals.
create function fold_text(value text) returns text language sql immutable parallel safe as
  $$ select replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f]', '', 'g')),
    'øłđðıəħŧŋ', 'olddiehtn'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') $$;

drop index accounts_words;
create index accounts_words on accounts using gin (
  fold_text(username) gin_trgm_ops, fold_text(nickname) gin_trgm_ops, fold_text(email) gin_trgm_ops, fold_text(mobile) gin_trgm_ops);

-- Columns that only searches read were in small letters, and are folded from now on.
update order_lines set search_text = fold_text(search_text) where search_text <> fold_text(search_text);
update orders set buyer_search = fold_text(buyer_search) where buyer_search <> fold_text(buyer_search);
update operation_logs set search_text = fold_text(search_text) where search_text <> fold_text(search_text);
