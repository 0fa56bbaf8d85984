import type { SnapshotFrom } from 'xstate';
import type { editFormFlow } from './edit-form.flow.ts';
import type { Typed } from './edit-form.ports.ts';

type Snapshot = SnapshotFrom<typeof editFormFlow>;

/** What is typed, as a page shows it; apart from the rest, which no key changes. */
export const typedIn = (snapshot: Snapshot): Typed => snapshot.context.form;

/** What a page shows of its form besides what is typed; the pages know nothing else of the chart. */
export function connect(snapshot: Snapshot) {
  const { baseVersion, restored, faults, attempt, button, stale } = snapshot.context;
  return {
    baseVersion,
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
