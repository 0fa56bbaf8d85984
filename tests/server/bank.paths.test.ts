import { afterAll, beforeAll, test } from 'vitest';
import model from '../../src/machines/bank/bank.model.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import { runPath } from '../../tools/paths/src/run.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import { bankExecutor } from '../support/bank-executor.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const graph = explore(model);
const paths = (['transitions', 'pairs', 'guards', 'refusals'] as const).flatMap((criterion) =>
  pathsFor(graph, criterion).map((path) => ({
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
