import { afterAll, beforeAll, expect, test } from 'vitest';
import terrain from '../../src/machines/team-member/team-member.terrain.ts';
import { explore } from '../../tools/paths/explore.ts';
import { runPath } from '../../tools/paths/run.ts';
import { pathsFor } from '../../tools/paths/tours.ts';
import { type Server, startServer } from '../support/server.ts';
import { teamExecutor } from '../support/team-executor.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const landscape = explore(terrain);
const paths = pathsFor(landscape, 'refusals').map((path) => ({
  path,
  id: path.id,
  refused: path.steps.filter((step) => step.refused).length,
}));

test('every event each reachable standing refuses is on a path', () => {
  const refusals = landscape.vertices.reduce((sum, vertex) => sum + vertex.refusals.length, 0);
  expect(refusals).toBeGreaterThan(20);
  expect(paths.reduce((sum, path) => sum + path.refused, 0)).toBeGreaterThanOrEqual(refusals);
});

test.each(paths)(
  'the server refuses all $refused of path $id with a sentence, and writes nothing',
  async ({ path }) => {
    await runPath(
      path,
      teamExecutor(server, async () => {}),
    );
  },
);
