/** As long as a whole stop may take: what waits for this process to end, such as Docker, kills it soon after. */
const wholeMs = 20_000;

/** One thing to undo, the last one begun first. */
export type StopStep = () => Promise<unknown>;

/** A process that stops in order, when it is told to. */
export interface Stopping {
  /** What is undone at a stop, before all that was said earlier. */
  before: (step: StopStep) => void;
  /** Undoes everything. May be called again. */
  stop: () => Promise<void>;
}

/**
 * Stops a process by SIGINT or SIGTERM: what was begun is undone, the latest first, within twenty seconds. When something
 * takes longer, or the signal comes a second time, the process ends at once.
 *
 * @param atOnce what must not outlive the process even then; it may not wait for anything
 */
export const stopOnSignals = (atOnce: () => void): Stopping => {
  const steps: StopStep[] = [];
  let stopping: Promise<void> | null = null;

  const end = (): never => {
    atOnce();
    process.exit(1);
  };
  const inOrder = async (): Promise<void> => {
    const late = setTimeout(() => {
      console.error('Stopping took longer than 20 seconds, so it ended without waiting any longer.');
      end();
    }, wholeMs);
    for (const step of steps.reverse()) await step().catch((error: unknown) => console.error(error));
    clearTimeout(late);
  };
  const stop = (): Promise<void> => {
    stopping ??= inOrder();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) end();
      void stop();
    });
  return { before: (step) => void steps.push(step), stop };
};
