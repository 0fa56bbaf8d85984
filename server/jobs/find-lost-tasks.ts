import type { Task } from 'graphile-worker';
import { settleLostTask } from '../commands/settle-lost-task.ts';
import { asAccess } from '../store/access/access.ts';
import { businessById } from '../store/access/business-by-id.ts';
import { acrossBusinesses } from '../store/database/across-businesses.ts';
import { preparedOn } from '../store/database/prepared.ts';
import { column, listed } from '../store/database/row.ts';
import type { JobServices } from './deliver-letter.ts';

/** Work that is not over and that no job will go on with: none is left, or it was tried as often as it may be. */
const lostColumns = { businessId: column.id, id: column.id, byUser: column.id, byName: column.text };
const lost = `select ${listed(lostColumns, 't')} from task t where t.state in ('queued', 'running')
  and not exists (select 1 from graphile_worker.jobs j where j.key = 'task:' || t.id and (j.locked_by is not null or j.attempts < j.max_attempts))`;

/** Looks after long work whose workers died, so that none is said to run for ever. A restored archive has tasks without jobs, too. */
export const findLostTasks =
  ({ database, clock }: Pick<JobServices, 'database' | 'clock'>): Task =>
  async (_payload, { withPgClient }) => {
    const rows = await withPgClient((client) =>
      acrossBusinesses(client, () => preparedOn(client)(lostColumns, lost)),
    );
    for (const row of rows) {
      const business = await businessById(asAccess(database), row.businessId);
      const user = { id: row.byUser, name: row.byName, role: '' };
      await settleLostTask({ database, clock, business, user }, row.id);
    }
  };
