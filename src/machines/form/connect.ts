import type { SnapshotFrom } from 'xstate';
import type { editFormFlow } from './edit-form.flow.ts';

/** What a page shows of its form; the pages know nothing else of the chart. */
export function connect(snapshot: SnapshotFrom<typeof editFormFlow>) {
  const { form, over, restored, faults, attempt, button, stale } = snapshot.context;
  return {
    form,
    over,
    restored,
    faults,
    attempt,
    ready: snapshot.hasTag('ready'),
    dirty: snapshot.hasTag('dirty'),
    /** The button that was pressed, until the answer is here. */
    pending: snapshot.hasTag('busy') ? button : null,
    stale: snapshot.hasTag('stale') ? stale : null,
    /** What somebody else saved is fetched, and can be laid beside what is typed here. */
    isComparable: snapshot.hasTag('comparable'),
  };
}
