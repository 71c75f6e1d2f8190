-- without a transaction
-- Telephone numbers and postcodes among what an order is found by: `buyerWordsOf` of order-search.ts writes the same.
do $$ declare
  last bigint := 0;
  upto bigint;
begin
  loop
    select max(id) into upto from (select id from orders where id > last order by id limit 5000) batch;
    exit when upto is null;
    update orders o set buyer_words = o.buyer_words || k.keys
    from (
      select id, array_remove(array[
        't:' || nullif(reverse(right(ltrim(regexp_replace(replace(address->>'phone', '(0)', ''), '[^0-9]', '', 'g'), '0'), 9)), ''),
        'p:' || nullif(regexp_replace(fold_text(address->>'postcode'), '[^[:alnum:]]', '', 'g'), '')
      ], null) as keys
      from orders where id > last and id <= upto
    ) k
    where k.id = o.id and cardinality(o.buyer_words) > 0 and not o.buyer_words @> k.keys;
    last := upto;
    commit;
  end loop;
end $$;
--> statement-breakpoint
-- Emails to buyers of before, whose content is not known: the list of an order shows them.
do $$ declare
  last bigint := 0;
  upto bigint;
begin
  loop
    select max(id) into upto from (select id from outbox_mails where id > last order by id limit 5000) batch;
    exit when upto is null;
    insert into order_mails (order_id, mail_id, template, key, created_at)
    select o.id, m.id, m.template, left(regexp_replace(m.unique_key, ':\d+$', ''), 160), m.created_at
    from outbox_mails m join orders o on o.id = substring(m.unique_key from ':(\d{1,18})$')::bigint
    where m.id > last and m.id <= upto and m.template ~ '^(order|review|return)-|^cancellation-requested$'
    order by m.id
    on conflict (mail_id) do nothing;
    last := upto;
    commit;
  end loop;
end $$;
