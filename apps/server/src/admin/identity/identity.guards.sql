create extension if not exists pg_trgm;
-- What operators find users by.
create index accounts_words on accounts using gin (username gin_trgm_ops, nickname gin_trgm_ops, email gin_trgm_ops, mobile gin_trgm_ops);
