import { expect, test } from 'vitest';
import { importRefusal, moveImportAct } from '../../server/acts/import-run.ts';
import type { ImportRun } from '../../src/domain/import/run.ts';
import { refused } from '../support/act-world.ts';

const now = new Date('2026-03-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const run = (more: Partial<ImportRun> = {}): ImportRun => ({
  id: 'run',
  kind: 'inventory',
  status: 'Mapped',
  fileName: 'items.csv',
  headerLine: 1,
  headers: ['Name'],
  rows: 3,
  created: 0,
  updated: 0,
  skipped: 0,
  failed: 0,
  undone: 0,
  kept: 0,
  refused: 0,
  mapping: null,
  reviewed: false,
  sameFileOn: null,
  confirmed: false,
  fault: null,
  byName: 'Mara',
  fileKept: true,
  createdAt: now,
  endedAt: null,
  encoding: 'utf-8',
  encodingBy: 'file',
  ...more,
});

test('a file that was imported before waits until somebody says that it is meant', () => {
  expect(moveImportAct(run(), { type: 'import.start' }, now)).toMatchObject({ status: 'Running' });
  const known = run({ sameFileOn: '2026-03-01' });
  expect(refused(moveImportAct(known, { type: 'import.start' }, now)).message).toBe(
    'You imported this file before. Confirm that you want to import it again.',
  );
  expect(moveImportAct({ ...known, confirmed: true }, { type: 'import.start' }, now)).toMatchObject({
    status: 'Running',
  });
});

test('it is finished when every row was looked at, and can be undone for thirty days', () => {
  const running = run({ status: 'Running', created: 1, skipped: 1 });
  expect(refused(moveImportAct(running, { type: 'import.finish' }, now)).message).toContain('1 row');
  expect(moveImportAct({ ...running, failed: 1 }, { type: 'import.finish' }, now)).toMatchObject({
    status: 'Finished',
  });
  const finished = run({ status: 'Finished', created: 3, endedAt: daysAgo(30) });
  expect(moveImportAct(finished, { type: 'import.undo' }, now)).toMatchObject({ status: 'Undoing' });
  expect(
    refused(moveImportAct({ ...finished, endedAt: daysAgo(31) }, { type: 'import.undo' }, now)).message,
  ).toBe('An import can be undone for 30 days after it ends.');
});

test('who imports adds, on a plan that has what is added', () => {
  const vendors = { add: 'vendor.add', flag: 'vendors' } as const;
  expect(importRefusal(vendors, 'Owner', 'growth')).toBeNull();
  expect(refused(importRefusal(vendors, 'Viewer', 'growth')!).kind).toBe('not-allowed');
  expect(refused(importRefusal(vendors, 'Owner', 'starter')!)).toMatchObject({
    kind: 'plan-limit',
    details: { flag: 'vendors' },
  });
  expect(importRefusal({ add: 'customer.add', flag: null }, 'Owner', 'free')).toBeNull();
});
