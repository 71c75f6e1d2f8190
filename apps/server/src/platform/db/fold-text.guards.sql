-- foldText of fold-text.ts, for searches in columns. A test compares the two.
create function fold_text(value text) returns text language sql immutable parallel safe as
  $$ select replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f]', '', 'g')),
    'øłđðıəħŧŋ', 'olddiehtn'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') $$;
