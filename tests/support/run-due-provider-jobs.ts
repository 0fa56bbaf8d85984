import type pg from 'pg';
import { askProviders, providerTasks } from '../../server/jobs/ask-providers.ts';

/** Asks the providers all that is due, as the queue does: the questions, then each of them. */
export const runDueProviderJobs = async (
  owner: pg.Client,
  services: Parameters<typeof askProviders>[0],
): Promise<void> => {
  await askProviders(services)({}, undefined as never);
  const tasks = providerTasks(services);
  const { rows } = await owner.query<{ id: string; task: keyof typeof tasks; payload: object }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = any($1) returning j.id, t.identifier as task, j.payload`,
    [Object.keys(tasks)],
  );
  rows.sort((a, b) => Number(a.id) - Number(b.id));
  for (const { task, payload } of rows) await tasks[task](payload, undefined as never);
};
