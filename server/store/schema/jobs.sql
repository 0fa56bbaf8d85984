-- Long work and the queue. Jobs themselves are graphile-worker's, in a schema of its own that is made before this one.

-- Long work that somebody asked for.
create table task (
  business_id uuid references business,
  id uuid,
  kind text not null,
  state text not null check (state in ('queued', 'running', 'done', 'failed', 'stopped')),
  input jsonb not null,
  total int,
  done int not null default 0,
  failed int not null default 0,
  result jsonb,
  fault text,
  by_user uuid not null,
  by_name text not null default '',
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (business_id, id)
);
create index task_newest on task (business_id, created_at desc, id desc);
create index task_open on task (business_id, id) where state in ('queued', 'running', 'failed');
create index task_ended on task (ended_at) where ended_at is not null;
call pg_temp.guard('task', 'select, insert, update, delete');

-- A server that is running. The jobs of one that no longer beats are freed.
create table server_process (
  worker_id text primary key,
  beat_at timestamptz not null
);

-- The roles of the server queue work in their own transactions without reaching the queue itself.
create function enqueue(task text, payload json, job_key text) returns void language sql security definer set search_path = pg_catalog as $$
  select graphile_worker.add_job(task, payload, job_key := job_key, max_attempts := 12);
$$;
revoke all on function enqueue(text, json, text) from public;
grant execute on function enqueue(text, json, text) to counterfoil_app, counterfoil_access;

-- Work that waits until a moment.
create function enqueue_later(task text, payload json, job_key text, at timestamptz) returns void language sql security definer set search_path = pg_catalog as $$
  select graphile_worker.add_job(task, payload, job_key := job_key, max_attempts := 12, run_at := at);
$$;
revoke all on function enqueue_later(text, json, text, timestamptz) from public;
grant execute on function enqueue_later(text, json, text, timestamptz) to counterfoil_app, counterfoil_access;

-- Work with its place among the rest: less goes first, and a queue of its own has its jobs done one after the other.
create function enqueue_in_turn(task text, payload json, job_key text, place int, line text) returns void
  language sql security definer set search_path = pg_catalog as $$
  select graphile_worker.add_job(task, payload, job_key := job_key, max_attempts := 12, priority := place, queue_name := line);
$$;
revoke all on function enqueue_in_turn(text, json, text, int, text) from public;
grant execute on function enqueue_in_turn(text, json, text, int, text) to counterfoil_app, counterfoil_access;

-- How the job of a task is: all that the app role reads of the queue.
create function job_of_task(asked uuid) returns table (locked bool, alive bool, tries int, due_at timestamptz)
  language sql stable security definer set search_path = pg_catalog as $$
  select j.locked_by is not null,
    exists (select 1 from public.server_process p where p.worker_id = j.locked_by and p.beat_at > now() - interval '30 seconds'),
    j.attempts::int, j.run_at
  from graphile_worker.jobs j where j.key = 'task:' || asked and (j.locked_by is not null or j.attempts < j.max_attempts);
$$;
revoke all on function job_of_task(uuid) from public;
grant execute on function job_of_task(uuid) to counterfoil_app;
