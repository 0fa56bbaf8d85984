import { afterEach, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import terrain from '../../src/machines/team-member/team-member.terrain.ts';
import { explore } from '../../tools/paths/explore.ts';
import { runPath } from '../../tools/paths/run.ts';
import { pathsFor } from '../../tools/paths/tours.ts';
import { type Server, startServer } from '../support/server.ts';
import { teamExecutor } from '../support/team-executor.ts';

// A database for each path: what is verified after every step stays small.
let server: Server;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const landscape = explore(terrain);
const paths = (['transitions', 'pairs'] as const).flatMap((criterion) =>
  pathsFor(landscape, criterion).map((path) => ({
    criterion,
    path,
    id: path.id,
    steps: path.steps.length,
  })),
);

test.each(paths)(
  '$criterion: the server follows the team member’s chart through $id, $steps steps, and its books hold after each',
  async ({ path }) => {
    const booksHold = async () => expect(await violationsSeenBy(server.owner)).toEqual([]);
    await runPath(path, teamExecutor(server, booksHold));
  },
);
