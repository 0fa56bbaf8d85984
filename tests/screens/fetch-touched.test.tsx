import { expect, test, vi } from 'vitest';
import { tellChanged } from '../../src/api/client/reports.ts';

test('where what a call touches can’t be fetched, everything is fetched anew, and the table is asked for again', async () => {
  vi.doMock('../../src/api/commands/touches.ts', () => {
    throw new Error('This file is gone.');
  });
  const { fetchTouched } = await import('../../src/api/commands/touched.ts');
  const invalidateQueries = vi.fn(async (_?: object) => {});
  tellChanged({ path: '/api/Vendor/add-Vendor-detail' });
  await fetchTouched({ invalidateQueries });
  expect(invalidateQueries.mock.calls).toEqual([[]]);
  vi.doUnmock('../../src/api/commands/touches.ts');
  tellChanged({ path: '/api/Vendor/add-Vendor-detail' });
  await fetchTouched({ invalidateQueries });
  const { predicate } = invalidateQueries.mock.calls[1]![0] as { predicate: (query: object) => boolean };
  expect(['vendors', 'taxes'].map((subject) => predicate({ queryKey: [subject] }))).toEqual([true, false]);
});
