import type { Database } from '../store/database/database.ts';
import { type Clock, withBusiness } from '../store/database/tx.ts';
import { endTask, findTask, noteProgress } from '../store/files/tasks.ts';
import { demoContext } from './open-demo.ts';
import { storyUntil } from './story.ts';
import { tellStory } from './tell-story.ts';

/**
 * Fills the demo business with the year its task names, or goes on where that was cut short. The task says how far it
 * has come, and what went wrong.
 */
export const fillDemo = async (database: Database, clock: Clock, userId: string): Promise<void> => {
  const { taskId, ...ctx } = demoContext(database, clock, userId);
  const task = await withBusiness(ctx, 'read', (tx) => findTask(tx, taskId));
  if (!task || task.state === 'done') return;
  try {
    await tellStory(ctx, storyUntil(String(task.input.lastDay)), (acts) =>
      withBusiness(ctx, 'write', (tx) => noteProgress(tx, taskId, acts)),
    );
    await withBusiness(ctx, 'write', (tx) => endTask(tx, taskId, null));
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    await withBusiness(ctx, 'write', (tx) => endTask(tx, taskId, fault));
    throw error;
  }
};
