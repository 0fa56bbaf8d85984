import { afterAll, beforeAll, test } from 'vitest';
import terrain from '../../src/machines/bank/bank.terrain.ts';
import { explore } from '../../tools/paths/explore.ts';
import { runPath } from '../../tools/paths/run.ts';
import { pathsFor } from '../../tools/paths/tours.ts';
import { bankExecutor } from '../support/bank-executor.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const landscape = explore(terrain);
const paths = (['transitions', 'pairs', 'guards', 'refusals'] as const).flatMap((criterion) =>
  pathsFor(landscape, criterion).map((path) => ({
    criterion,
    path,
    id: path.id,
    steps: path.steps.length,
  })),
);

test.each(paths)(
  '$criterion: the server follows the bank chart through $id, $steps steps, one default at a time',
  async ({ path }) => {
    await runPath(path, bankExecutor(server));
  },
);
