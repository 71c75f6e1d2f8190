create extension if not exists pg_trgm;
create index products_search_text on products using gin (search_text gin_trgm_ops);
create index products_search_tokens on products using gin (array_to_tsvector(search_tokens));
create index variants_sku_start on variants (sku varchar_pattern_ops);
create index products_key_start on products (key varchar_pattern_ops);
