ALTER TABLE "return_requests" ADD COLUMN "replacement_key" varchar(40);--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "replacement_batch" uuid;--> statement-breakpoint
CREATE INDEX "return_requests_replacement" ON "return_requests" USING btree ("replacement_key") WHERE replacement_key is not null;--> statement-breakpoint
CREATE INDEX "return_requests_batch" ON "return_requests" USING btree ("replacement_batch") WHERE replacement_batch is not null;--> statement-breakpoint
-- Replacements that were sent before have the same key as parcels of the time.
update return_requests set replacement_key = regexp_replace(upper(replacement_number), '[^A-Z0-9]', '', 'g') where replacement_number is not null;
--> statement-breakpoint
-- The table of returns.rules.ts: a replacement that was sent by mistake is to be sent again.
create or replace function guard_return_states() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.store_id, new.kind, new.answered_by) is distinct from (old.order_id, old.store_id, old.kind, old.answered_by) then
    raise exception 'a request keeps its order, its kind and who answers it' using errcode = '23514', constraint = 'return_requests_locked';
  end if;
  if new.state <> old.state and ((old.state, new.state) not in (
      ('requested', 'approved'), ('requested', 'refused'), ('requested', 'withdrawn'), ('requested', 'refunded'),
      ('approved', 'sent'), ('approved', 'received'), ('approved', 'withdrawn'), ('approved', 'expired'), ('approved', 'refunded'),
      ('sent', 'received'), ('sent', 'refused'), ('sent', 'refunded'), ('received', 'inspected'), ('received', 'refunded'),
      ('received', 'refused'), ('inspected', 'refunded'), ('inspected', 'refused'), ('inspected', 'replacing'),
      ('replacing', 'replaced'), ('replacing', 'refunded'), ('replaced', 'replacing'))
      or (new.kind <> 'return' and new.state in ('approved', 'sent', 'received', 'inspected', 'replacing', 'replaced'))) then
    raise exception 'a request may not go from % to %', old.state, new.state using errcode = '23514', constraint = 'return_requests_transition';
  end if;
  return new;
end $$;
