-- Settings that had tables of their own are rows of configs; what nobody has set keeps the value that the product brings along.
insert into configs (name, key, value, remark, created_at, updated_at)
select moved.name, moved.key, moved.value, moved.remark, now(), now() from (
  select 'Hold after delivery' as name, 'payout.holdDays' as key, hold_days::text as value,
    'In days; applies to orders delivered from now on' as remark from ledger_settings where id = 1
  union all
  select 'Smallest payout', 'payout.minimumUsCents', minimum_minor::text,
    'In US cents; converted for stores in other currencies' from payout_settings where id = 1
  union all
  select 'Welcome offer', 'welcome.offer', case when is_on then 'on' else 'off' end,
    'on or off; the discount on the first payment of an owner' from welcome_settings where id = 1
  union all
  select 'Budget of the welcome offer', 'welcome.budgetUsCents', monthly_budget_minor::text,
    'In US cents a month; once it is spent, the offer stops until the next month' from welcome_settings where id = 1
) moved on conflict (key) do nothing;
