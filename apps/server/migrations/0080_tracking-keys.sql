-- `normalizeTrackingNumber` of the contract, so that no writer forgets it: capital letters and digits, and of a barcode of USPS or
-- FedEx, which contains more than the number, the number. A test compares both with the same examples.
create function tracking_key(written text) returns text language plpgsql immutable as $$
declare
  number text := upper(regexp_replace(translate(written,
    '０１２３４５６７８９ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ',
    '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'), '[^A-Za-z0-9]', '', 'g'));
  part text;
begin
  if number ~ '^420([0-9]{5}|[0-9]{9})9[1-5][0-9]{20}$' then
    part := right(number, 22);
    if (select sum(substr(part, n, 1)::integer * case when n % 2 = 0 then 1 else 3 end) from generate_series(1, 22) as n) % 10 = 0 then
      return part;
    end if;
  elsif number ~ '^[0-9]{34}$' and number !~ '^420' then
    part := right(number, 12);
    if (select sum(substr(part, n, 1)::integer * (array[3, 1, 7])[(n - 1) % 3 + 1]) from generate_series(1, 11) as n) % 11 % 10
       = right(part, 1)::integer then
      return part;
    end if;
  end if;
  return number;
end $$;
--> statement-breakpoint
create or replace function set_tracking_key() returns trigger language plpgsql as $$
begin
  new.tracking_key := public.tracking_key(new.tracking_number);
  return new;
end $$;
--> statement-breakpoint
-- Only barcodes have another key than before, and few are stored whole.
update shipments set tracking_key = tracking_key(tracking_number)
  where length(tracking_number) >= 30 and tracking_key is distinct from tracking_key(tracking_number);
--> statement-breakpoint
update return_requests set replacement_key = tracking_key(replacement_number)
  where replacement_number is not null and replacement_key is distinct from tracking_key(replacement_number);
