import { afterAll, beforeAll, expect, test } from 'vitest';
import { onPoint } from '../../server/store/database/point.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { asAdmin } from '../support/database.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('an import whose server was killed says so with the row it came to, until it goes on by itself', async () => {
  const client = await server.client();
  const imports = importApiFor(client);
  const rows = Array.from({ length: 450 }, (_, at) => `Item ${at},1`);
  const importid = await imports.uploaded(`Name,Price\n${rows.join('\n')}\n`);
  expect(await imports.view(importid)).toMatchObject({ step: null, lastline: 0 });
  expectOk(await imports.start(importid));
  expect(await imports.view(importid)).toMatchObject({ status: 'Running', step: 'waiting' });

  // Its worker dies between two parts, and leaves the lock of its job.
  const worker = new AbortController();
  onPoint(async (reached) => {
    if (reached === 'import.part-committed') worker.abort();
  });
  await expect(imports.work(importid, worker.signal)).rejects.toThrow('aborted');
  onPoint(async () => {});
  const [task] = await imports.tasks();
  const locked = (by: string) =>
    asAdmin(
      server.url,
      `update graphile_worker._private_jobs set locked_by = ${by}, attempts = 1 where key = 'task:${idFromWire(task!.id)}'`,
    );
  await locked(`'pool-of-a-dead-one', locked_at = now()`);
  expect(await imports.view(importid)).toMatchObject({
    status: 'Running',
    step: 'interrupted',
    lastline: 201,
  });
  await locked('null, locked_at = null');
  expect(await imports.view(importid)).toMatchObject({ status: 'Running', step: 'again' });

  await imports.work(importid);
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', step: null, created: 450 });
  expectOk(await client.send(importCalls.undoImport, { importid }));
  expect(await imports.view(importid)).toMatchObject({ status: 'Undoing', step: 'waiting' });
});
