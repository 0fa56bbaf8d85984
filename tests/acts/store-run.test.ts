import { expect, test } from 'vitest';
import { moveStoreRunAct } from '../../server/acts/store-run.ts';

test('a run that waits goes on, and one that is done can’t be stopped', () => {
  expect(moveStoreRunAct('Waiting', { type: 'run.start' })).toMatchObject({ status: 'Running', moved: true });
  expect(moveStoreRunAct('Done', { type: 'run.stop' })).toMatchObject({
    refused: true,
    message: 'This import has finished.',
  });
  expect(moveStoreRunAct('Running', { type: 'run.resume' })).toMatchObject({
    refused: true,
    message: 'Your orders are being imported. Stop the import first.',
  });
});
