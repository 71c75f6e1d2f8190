-- The book is append-only: a correction is a new journal.
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: % of % is refused', tg_op, tg_table_name using errcode = '42501';
end $$;

create trigger journals_append_only before update or delete on journals for each row execute function ledger_refuse_change();
create trigger journals_no_truncate before truncate on journals for each statement execute function ledger_refuse_change();
create trigger ledger_entries_append_only before update or delete on ledger_entries for each row execute function ledger_refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries for each statement execute function ledger_refuse_change();
create trigger ledger_accounts_append_only before update or delete on ledger_accounts for each row execute function ledger_refuse_change();
create trigger ledger_accounts_no_truncate before truncate on ledger_accounts for each statement execute function ledger_refuse_change();

-- Each journal sums to zero per currency when its transaction commits, and has exactly the lines that it announced.
create function ledger_require_balance() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  if (select count(*) from ledger_entries where journal_id = new.id) <> new.line_count then
    raise exception 'Journal % has not % lines', new.id, new.line_count using errcode = '23514', constraint = 'journals_complete';
  end if;
  select currency, sum(amount_minor) as total into wrong
    from ledger_entries where journal_id = new.id group by currency having sum(amount_minor) <> 0 limit 1;
  if found then
    raise exception 'Journal % is off by % %', new.id, wrong.total, wrong.currency using errcode = '23514', constraint = 'journals_sum_to_zero';
  end if;
  return null;
end $$;
create constraint trigger journals_balanced after insert on journals
  deferrable initially deferred for each row execute function ledger_require_balance();

-- Lines are numbered from 1 to the announced count, so a committed journal has no number left for another line.
create function ledger_refuse_extra_line() returns trigger language plpgsql as $$
begin
  if new.line_number < 1 or new.line_number > (select line_count from journals where id = new.journal_id) then
    raise exception 'Journal % has no line %', new.journal_id, new.line_number using errcode = '23514', constraint = 'ledger_entries_announced';
  end if;
  return new;
end $$;
create trigger ledger_entries_announced before insert on ledger_entries for each row execute function ledger_refuse_extra_line();
