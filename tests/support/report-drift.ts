import { expect } from 'vitest';
import { driftOf, driftTable, type Runner } from '../../tools/paths/src/drift.ts';
import type { Path } from '../../tools/paths/src/path.ts';
import { type Executor, PathFailure, runPath } from '../../tools/paths/src/run.ts';
import { type Server, startServer } from './server.ts';

/** Carries out a lifecycle's paths on a server, and checks after each step. */
export type ServerExecutor<World> = (
  server: Server,
  check: (world: World) => Promise<void>,
) => Executor<World>;

/** The same paths on a server of their own, as a page's suite asks it once its page has left the chart. */
export const onServer =
  <World>(executor: ServerExecutor<World>): Runner =>
  async (path) => {
    const server = await startServer();
    try {
      await runPath(
        path,
        executor(server, async () => {}),
      );
    } finally {
      await server.close();
    }
  };

/**
 * Carries paths out on one thing, to the end whatever fails.
 *
 * @param others asked for the same path where the thing leaves the chart, so that the failure says who else does
 * @throws the drift of chart, server and browser as one table, and under it each failure with its replay line
 */
export const reportDrift = async (
  paths: readonly Path[],
  [name, run]: readonly [name: 'server' | 'browser', run: Runner],
  others: Readonly<Record<string, Runner>> = {},
): Promise<void> => {
  expect(paths.length).toBeGreaterThan(0);
  const failures = new Map<string, PathFailure>();
  const noting: Runner = (path) =>
    run(path).catch((error: unknown) => {
      if (error instanceof PathFailure) failures.set(path.id, error);
      throw error;
    });
  if ((await driftOf(paths, { [name]: noting })).length === 0) return;
  const noted: Runner = async ({ id }) => {
    throw failures.get(id);
  };
  const drifted = paths.filter(({ id }) => failures.has(id));
  const table = driftTable(await driftOf(drifted, { ...others, [name]: noted }));
  const [first, ...more] = failures.values();
  const messages = [first!, ...more].map(({ message }) => message).join('\n');
  // No AggregateError: Vitest shows what is in one, and not what it says itself.
  throw new Error(`${table}\n\n${messages}`, { cause: first });
};
