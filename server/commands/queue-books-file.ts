import { type Answer, runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import type { Ctx } from '../store/database/tx.ts';
import { queueTask } from '../store/files/tasks.ts';

/** What queuing a file of the books answers: its task. */
interface BooksQueued extends Answer {
  id: string;
  repeated?: boolean;
}

/** The kind of task that makes such a file. */
export const exportKind = 'export-books';

/**
 * Queues the making of a file of the books, which goes on without the page.
 *
 * @param name what it is called
 * @param asked its format and days
 */
export const queueBooksFile = (ctx: Ctx, name: string, asked: object): Promise<BooksQueued> =>
  runOnce(ctx, async (tx): Promise<BooksQueued> => {
    const id = newId();
    await queueTask(tx, { id, kind: exportKind, total: null, input: { name, asked } });
    return { id };
  });
