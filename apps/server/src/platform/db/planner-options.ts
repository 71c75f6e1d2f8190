/**
 * Statements are planned once per connection, not once per call: planning cost more than running. So a partial index is only used by
 * texts that contain its condition, and a plan must not depend on how small a table was when it was planned: whole tables are read only
 * where no index fits, and every page of a list costs the same. PostgreSQL up to 17 then adds so much to the cost of reading a whole
 * table that a server with JIT would compile every such plan, for seconds.
 */
export const plannerOptions =
  '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1 -c enable_seqscan=off -c jit=off';
