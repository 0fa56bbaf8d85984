import type { ImportKind } from '../../../src/domain/import/run.ts';
import type { TaskState } from '../../../src/domain/task/task.ts';
import { recordShape } from '../database/json-shape.ts';
import { column, listed, type RowOf } from '../database/row.ts';
import type { Tx } from '../database/tx.ts';

/** Long work as people see it: what it is, how far it has come, what went wrong. */
export interface Task {
  id: string;
  kind: string;
  state: TaskState;
  total: number | null;
  done: number;
  failed: number;
  input: Record<string, unknown>;
  fault: string | null;
  byName: string;
  createdAt: Date;
  endedAt: Date | null;
}

const taskColumns = {
  id: column.id,
  kind: column.text,
  state: column.text.as<Task['state']>(),
  total: column.int.orNull,
  done: column.int,
  failed: column.int,
  input: column.json.shaped(recordShape),
  fault: column.text.orNull,
  byName: column.text,
  createdAt: column.instant,
  endedAt: column.instant.orNull,
};
type TaskRow = RowOf<typeof taskColumns>;

const columns = listed(taskColumns, 't');
const taskOf = (row: TaskRow): Task => row;

/** Long work of a business is done one after the other, and the first of each goes before anybody's second. */
const enqueue = async (tx: Tx, { id, kind }: Pick<Task, 'id' | 'kind'>): Promise<void> => {
  await tx.query(
    `select enqueue_in_turn($1, json_build_object('business', $2::text, 'task', $3::text), 'task:' || $3::text,
       (select count(*) from task where business_id = $2::uuid and state in ('queued', 'running'))::int, 'tasks:' || $2::text)`,
    [kind, tx.business.id, id],
  );
};

/** Notes long work to come and queues its job in the same transaction. Once: a task that stands is let be. */
export const queueTask = async (
  tx: Tx,
  task: Pick<Task, 'id' | 'kind' | 'total' | 'input'>,
): Promise<void> => {
  const added = await tx.query(
    `insert into task (business_id, id, kind, state, total, input, by_user, by_name, created_at)
     values ($1, $2, $3, 'queued', $4, $5, $6, $7, $8) on conflict (business_id, id) do nothing returning id`,
    [
      tx.business.id,
      task.id,
      task.kind,
      task.total,
      JSON.stringify(task.input),
      tx.user.id,
      tx.user.name,
      tx.now,
    ],
  );
  if (added.length > 0) await enqueue(tx, task);
};

/** Queues work once more that stopped or went wrong; its row goes on where it was. */
export const requeueTask = async (tx: Tx, task: Pick<Task, 'id' | 'kind'>): Promise<void> => {
  await tx.query(
    `update task set state = 'queued', fault = null, ended_at = null where business_id = $1 and id = $2`,
    [tx.business.id, task.id],
  );
  await enqueue(tx, task);
};

export const findTask = async (tx: Tx, id: string): Promise<Task | null> => {
  const [row] = await tx.query(
    taskColumns,
    `select ${columns} from task t where t.business_id = $1 and t.id = $2`,
    [tx.business.id, id],
  );
  return row ? taskOf(row) : null;
};

/** Work that runs, waits or went wrong, the newest first. */
export const openTasks = async (tx: Tx): Promise<Task[]> =>
  (
    await tx.query(
      taskColumns,
      `select ${columns} from task t where t.business_id = $1 and t.state in ('queued', 'running', 'failed')
       order by t.created_at desc limit 20`,
      [tx.business.id],
    )
  ).map(taskOf);

/** The import a task works for, and what became of its rows. */
const importColumns = {
  runId: column.id.orNull,
  importKind: column.text.as<ImportKind>().orNull,
  fileName: column.text.orNull,
  created: column.int.orNull,
  updated: column.int.orNull,
  skipped: column.int.orNull,
  undone: column.int.orNull,
  kept: column.int.orNull,
  refused: column.int.orNull,
};
const jobColumns = { locked: column.bool.orNull, alive: column.bool.orNull, tries: column.int.orNull };
const listedColumns = {
  ...taskColumns,
  ...importColumns,
  rowsFailed: column.int.orNull,
  made: column.bool,
  ...jobColumns,
  dueAt: column.instant.orNull,
};
export type ListedTask = RowOf<typeof listedColumns>;

const listedFrom = `select ${columns}, r.id as run_id, r.kind as import_kind, r.file_name, r.created, r.updated, r.skipped, r.failed as rows_failed,
    r.undone, r.kept, r.refused, m.file_id is not null as made, j.locked, j.alive, j.tries, j.due_at
  from task t left join import_run r on r.business_id = t.business_id and r.id = (t.input ->> 'run')::uuid
    left join attachment m on m.business_id = t.business_id and m.subject_id = t.id and m.role = 'made'
    left join lateral job_of_task(t.id) j on t.state in ('queued', 'running')
  where t.business_id = $1`;

/** How a task is, and what the queue knows of its job; none where it has no job any longer. */
export const findTaskJob = async (tx: Tx, id: string) => {
  const [row] = await tx.query(
    { state: taskColumns.state, ...jobColumns },
    `select t.state, j.locked, j.alive, j.tries from task t left join lateral job_of_task(t.id) j on t.state in ('queued', 'running')
     where t.business_id = $1 and t.id = $2`,
    [tx.business.id, id],
  );
  return row ?? null;
};

/** A page of long work, what is not over first, then the newest; and how much there is. */
export const listTasks = async (
  tx: Tx,
  { page, limit }: { page: number; limit: number },
): Promise<{ tasks: ListedTask[]; total: number }> => {
  const [tasks, [count]] = await Promise.all([
    tx.query(
      listedColumns,
      `${listedFrom} order by t.state in ('queued', 'running', 'failed') desc, t.created_at desc, t.id desc limit $2 offset $3`,
      [tx.business.id, limit, (page - 1) * limit],
    ),
    tx.query({ total: column.int }, 'select count(*)::int as total from task where business_id = $1', [
      tx.business.id,
    ]),
  ]);
  return { tasks, total: count!.total };
};

/** Notes how far a task has come, and how much of that went wrong. */
export const noteProgress = async (tx: Tx, id: string, done: number, failed = 0): Promise<void> => {
  await tx.query(
    `update task set state = 'running', done = $3, failed = $4, fault = null where business_id = $1 and id = $2`,
    [tx.business.id, id, done, failed],
  );
};

/** Ends a task: done, or failed with what went wrong. */
export const endTask = async (tx: Tx, id: string, fault: string | null): Promise<void> => {
  await tx.query(
    `update task set state = case when $3::text is null then 'done' else 'failed' end, fault = $3, ended_at = $4
     where business_id = $1 and id = $2`,
    [tx.business.id, id, fault, tx.now],
  );
};

/** Notes that work that is not done was stopped, and why where nobody asked for that. What is over stays as it was. */
export const stopTask = async (tx: Tx, id: string, fault: string | null = null): Promise<void> => {
  await tx.query(
    `update task set state = 'stopped', fault = coalesce($3, fault), ended_at = $4
     where business_id = $1 and id = $2 and state in ('queued', 'running', 'failed')`,
    [tx.business.id, id, fault, tx.now],
  );
};
