/**
 * Work is queued with its place among the rest: less goes first, and a queue of its own has its jobs done one after the other. What waits of a
 * business's mail is counted for it whenever one is queued.
 */
export const mailTurns = `
create index message_queued on message (business_id) where state = 'queued';
create function enqueue_in_turn(task text, payload json, job_key text, place int, line text) returns void
  language sql security definer set search_path = pg_catalog as $$
  select graphile_worker.add_job(task, payload, job_key := job_key, max_attempts := 12, priority := place, queue_name := line);
$$;
revoke all on function enqueue_in_turn(text, json, text, int, text) from public;
grant execute on function enqueue_in_turn(text, json, text, int, text) to counterfoil_app, counterfoil_access;
`;
