import { afterAll, beforeAll, expect, test } from 'vitest';
import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import { importKinds } from '../../src/domain/import/run.ts';
import { sampleFile } from '../../src/screens/import/sample-file.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-20');
});
afterAll(() => server.close());

test.each(importKinds)('the sample of %s is imported as it is, and undone', async (kind) => {
  const spec = importKindSpecs[kind];
  const text = decodeURIComponent(sampleFile(spec).split(',').slice(1).join(','));
  const imports = importApiFor(await server.client(), kind);
  const importid = await imports.uploaded(text);
  const { mapping, headers } = await imports.view(importid);
  expect(mapping).toHaveLength(headers.length);
  const run = await imports.imported(text);
  expect([run.groups, run.created]).toEqual([[], spec.sample.length]);
  expect(await imports.undone(run.importid)).toMatchObject({ undone: spec.sample.length, left: [] });
});
