import { type Answer, runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import type { Ctx } from '../store/database/tx.ts';
import { queueTask } from '../store/files/tasks.ts';

/** What queuing a file answers: its task. */
interface FileQueued extends Answer {
  id: string;
  repeated?: boolean;
}

/**
 * Queues the making of a report's file, which goes on without the page.
 *
 * @param name what it is called until it is made
 * @param sent what the report was asked for
 */
export const queueReportFile = (ctx: Ctx, name: string, sent: object): Promise<FileQueued> =>
  runOnce(ctx, async (tx): Promise<FileQueued> => {
    const id = newId();
    await queueTask(tx, { id, kind: 'make-report-file', total: null, input: { name, sent } });
    return { id };
  });
