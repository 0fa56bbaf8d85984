// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import terrain from '../../src/machines/invoice/cancel-invoice.terrain.ts';
import { explore } from '../../tools/paths/explore.ts';
import { runPaths } from '../../tools/paths/run.ts';
import { pathsFor } from '../../tools/paths/tours.ts';
import { cancelDialog } from '../support/cancel-dialog.tsx';
import { asked } from '../support/fake-client.ts';

vi.mock('../../src/api/client/client.ts', () => import('../support/fake-client.ts'));

const landscape = explore(terrain);

test.each(['states', 'transitions', 'pairs'] as const)(
  'the dialog of a cancellation shows what the chart says on every path for %s',
  async (criterion) => {
    const paths = pathsFor(landscape, criterion);
    expect(await runPaths(paths, cancelDialog(asked))).toMatchObject({ paths: paths.length });
  },
  60_000,
);
