import { column, listed, type RowOf } from './row.ts';
import type { Tx } from './tx.ts';

/** Long work as people see it: what it is, how far it has come, what went wrong. */
export interface Task {
  id: string;
  kind: string;
  state: 'queued' | 'running' | 'done' | 'failed';
  total: number | null;
  done: number;
  failed: number;
  input: Record<string, unknown>;
  fault: string | null;
  createdAt: Date;
}

const taskColumns = {
  id: column.id,
  kind: column.text,
  state: column.text.as<Task['state']>(),
  total: column.int.orNull,
  done: column.int,
  failed: column.int,
  input: column.json.as<Task['input']>(),
  fault: column.text.orNull,
  createdAt: column.instant,
};
type TaskRow = RowOf<typeof taskColumns>;

const columns = listed(taskColumns);
const taskOf = ({ createdAt, ...row }: TaskRow): Task => ({ ...row, createdAt });

/** Notes long work to come and queues its job in the same transaction. Once: a task that stands is let be. */
export const queueTask = async (
  tx: Tx,
  task: Pick<Task, 'id' | 'kind' | 'total' | 'input'>,
): Promise<void> => {
  const added = await tx.query(
    `insert into task (business_id, id, kind, state, total, input, by_user, created_at)
     values ($1, $2, $3, 'queued', $4, $5, $6, $7) on conflict (business_id, id) do nothing returning id`,
    [tx.business.id, task.id, task.kind, task.total, JSON.stringify(task.input), tx.user.id, tx.now],
  );
  if (added.length === 0) return;
  await tx.query(
    `select enqueue($1, json_build_object('business', $2::text, 'task', $3::text), 'task:' || $3::text)`,
    [task.kind, tx.business.id, task.id],
  );
};

export const findTask = async (tx: Tx, id: string): Promise<Task | null> => {
  const [row] = await tx.query(
    taskColumns,
    `select ${columns} from task where business_id = $1 and id = $2`,
    [tx.business.id, id],
  );
  return row ? taskOf(row) : null;
};

/** Work that runs, waits or went wrong, the newest first. */
export const openTasks = async (tx: Tx): Promise<Task[]> =>
  (
    await tx.query(
      taskColumns,
      `select ${columns} from task where business_id = $1 and state <> 'done' order by created_at desc limit 20`,
      [tx.business.id],
    )
  ).map(taskOf);

/** Notes how far a task has come. */
export const noteProgress = async (tx: Tx, id: string, done: number): Promise<void> => {
  await tx.query(
    `update task set state = 'running', done = $3, fault = null where business_id = $1 and id = $2`,
    [tx.business.id, id, done],
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
