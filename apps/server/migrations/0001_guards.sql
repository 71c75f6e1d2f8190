-- catalogue.guards.sql
create extension if not exists pg_trgm;
create index products_search_text on products using gin (search_text gin_trgm_ops);
create index products_search_tokens on products using gin (array_to_tsvector(search_tokens));
