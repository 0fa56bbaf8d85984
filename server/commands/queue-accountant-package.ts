import type { Range } from '../../src/domain/values/period.ts';
import { type Answer, runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import type { Ctx } from '../store/database/tx.ts';
import { queueTask } from '../store/files/tasks.ts';

/** What queuing the package answers: its task. */
interface PackageQueued extends Answer {
  id: string;
  repeated?: boolean;
}

/** What of a package is kept with its task until it is made: its days, and the parts whoever asked for it may have. */
export interface KeptPackage extends Range {
  parts: readonly string[];
  /** Whoever asked for it is told by email once it's there: who that is; null where nobody is. */
  mailTo: string | null;
}

/**
 * Queues the making of the accountant's package, which goes on without the page.
 *
 * @param name what it is called
 * @param steps in how many steps it is made
 */
export const queueAccountantPackage = (
  ctx: Ctx,
  name: string,
  kept: KeptPackage,
  steps: number,
): Promise<PackageQueued> =>
  runOnce(ctx, async (tx): Promise<PackageQueued> => {
    const id = newId();
    const input = { name, package: kept };
    await queueTask(tx, { id, kind: 'make-accountant-package', total: steps, input });
    return { id };
  });
