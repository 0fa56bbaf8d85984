/**
 * An import by one file that the shop writes: which operation of the shop's writes it, and whether pages are asked for
 * instead. A job that waits for such a file is looked at again a little later.
 */
export const storeBulk = `
alter table store_run add column bulk text, add column paged boolean not null default false;
update store_run set paged = true where next is not null;
create function enqueue_later(task text, payload json, job_key text, at timestamptz) returns void language sql security definer set search_path = pg_catalog as $$
  select graphile_worker.add_job(task, payload, job_key := job_key, max_attempts := 12, run_at := at);
$$;
revoke all on function enqueue_later(text, json, text, timestamptz) from public;
grant execute on function enqueue_later(text, json, text, timestamptz) to counterfoil_app;
`;
