import { onPoint } from '../../server/store/database/point.ts';

/** Ends this process at once, as `kill -9` does, when it first reaches the point its environment names. */
export const killAtNamedPoint = (): void => {
  const name = process.env.KILL_AT;
  if (!name) return;
  onPoint(async (reached) => {
    if (reached !== name) return;
    process.kill(process.pid, 'SIGKILL');
    // The signal is on its way: nothing more is done.
    await new Promise(() => {});
  });
};
