/**
 * Long work is listed: who asked for it, that somebody stopped it, and what the queue knows of its job. The app role reads of the queue
 * no more than how the job of a task is that it names. Source: answers-2.md, Q8.
 */
export const tasksAsAPlace = `
set local app.maintenance = 'on';
alter table task add column by_name text not null default '', drop constraint task_state_check,
  add constraint task_state_check check (state in ('queued', 'running', 'done', 'failed', 'stopped'));
update task t set by_name = r.by_name from import_run r where r.business_id = t.business_id and r.id::text = t.input ->> 'run';
create index task_newest on task (business_id, created_at desc, id desc);
create index task_open on task (business_id, id) where state in ('queued', 'running', 'failed');
create index task_ended on task (ended_at) where ended_at is not null;
create function job_of_task(asked uuid) returns table (locked bool, alive bool, tries int, due_at timestamptz)
  language sql stable security definer set search_path = pg_catalog as $$
  select j.locked_by is not null,
    exists (select 1 from public.server_process p where p.worker_id = j.locked_by and p.beat_at > now() - interval '30 seconds'),
    j.attempts::int, j.run_at
  from graphile_worker.jobs j where j.key = 'task:' || asked and (j.locked_by is not null or j.attempts < j.max_attempts);
$$;
revoke all on function job_of_task(uuid) from public;
grant execute on function job_of_task(uuid) to counterfoil_app;
`;
