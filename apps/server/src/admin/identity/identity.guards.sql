create extension if not exists pg_trgm;
-- What operators find users by.
create index accounts_words on accounts using gin (
  fold_text(username) gin_trgm_ops, fold_text(nickname) gin_trgm_ops, fold_text(email) gin_trgm_ops, fold_text(mobile) gin_trgm_ops);
