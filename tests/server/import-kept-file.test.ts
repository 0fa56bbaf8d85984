import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetExpired } from '../../server/jobs/forget-expired.ts';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { importRunLifecycle } from '../../src/machines/import-run/import-run.lifecycle.ts';
import { allows } from '../../src/machines/standing.ts';
import { expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let imports: ReturnType<typeof importApiFor>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  imports = importApiFor(client);
});
afterAll(() => server.close());

const file = 'Name,Price\nCandle,5\nBroken,much\n';
const fileGone = 'The file of this import is no longer kept. Files are kept for 90 days.';

const days = (count: number) => server.pass(count * 24 * 60);
const sweep = () =>
  forgetExpired(server.clock)({}, {
    withPgClient: (run: (owner: typeof server.owner) => unknown) => run(server.owner),
  } as never);
const act = (call: 'stopImport' | 'resumeImport' | 'undoImport' | 'discardImport', importid: string) =>
  client.send(importCalls[call], { importid });
const stopped = async (): Promise<string> => {
  const importid = await imports.uploaded(file);
  expectOk(await imports.start(importid));
  expectOk(await act('stopImport', importid));
  await imports.work(importid);
  return importid;
};
/** How much of an import's file is still kept: its pieces, and what became of its rows. */
const kept = async (importid: string): Promise<{ pieces: number; rows: number }> => {
  const count = async (table: string) => {
    const { rows } = await server.owner.query(`select count(*)::int from ${table} where run_id = $1`, [
      idFromWire(importid),
    ]);
    return rows[0].count as number;
  };
  return { pieces: await count('import_piece'), rows: await count('import_row') };
};
const listed = async () =>
  expectOk(await client.send(productCalls.listProducts, { pagelimit: '50' })).body.products;
/** What the page offers of an import, by the chart that both sides ask. */
const offers = async (importid: string) => {
  const { Standing } = await imports.view(importid);
  return (['import.resume', 'import.undo', 'import.discard'] as const).filter((type) =>
    allows(importRunLifecycle, Standing, { type }),
  );
};

test('an import that is resumed late keeps its file for 90 days after it ends, so that it is undone whole', async () => {
  const importid = await stopped();
  days(85);
  expectOk(await act('resumeImport', importid));
  await imports.work(importid);
  days(10);
  await sweep();
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', created: 1, filekept: true });
  expect(await kept(importid)).toEqual({ pieces: 1, rows: 2 });
  expectOk(await client.send(importCalls.importErrorFile, { importid }));
  expect(await imports.undone(importid)).toMatchObject({ status: 'Undone', undone: 1 });
  expect(await listed()).toEqual([]);
  days(91);
  await sweep();
  expect(await imports.view(importid)).toMatchObject({ status: 'Undone', filekept: false, created: 1 });
  expect(await kept(importid)).toEqual({ pieces: 0, rows: 0 });
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('an import whose file is gone isn’t offered to be resumed, and says why it can’t be', async () => {
  const importid = await stopped();
  expect(await offers(importid)).toEqual(['import.resume', 'import.discard']);
  days(91);
  await sweep();
  expect(await offers(importid)).toEqual(['import.discard']);
  const refused = { status: 400, body: { kind: 'illegal-move', Message: fileGone } };
  expect(await act('resumeImport', importid)).toMatchObject(refused);
  expect(await imports.view(importid)).toMatchObject({ status: 'Stopped', fault: null });
  expectOk(await act('discardImport', importid));
});

/** Looks at the first row, which is faulty, and fails at the second. */
const failed = async (importid: string): Promise<void> => {
  expectOk(await imports.start(importid));
  const [task] = await imports.tasks();
  const id = idFromWire(importid);
  await server.owner.query("update task set state = 'failed', ended_at = $2 where id = $1", [
    idFromWire(task!.id),
    server.clock(),
  ]);
  await server.owner.query(
    `with row as (insert into import_row (business_id, run_id, line, outcome) values ($1, $2, 2, 'failed'))
     update import_run set status = 'Failed', failed = 1, last_line = 2, ended_at = $3 where id = $2`,
    [client.shop.business.id, id, server.clock()],
  );
};

test('an import that is discarded is over with its task, its file is deleted at once, and what became of its rows later', async () => {
  const importid = await imports.uploaded('Name,Price\nBroken,much\nCandle,5\n');
  await failed(importid);
  expect(await kept(importid)).toEqual({ pieces: 1, rows: 1 });
  expectOk(await act('discardImport', importid));
  const run = { status: 'Discarded', filekept: false, samples: [], error: 1 };
  expect(await imports.view(importid)).toMatchObject(run);
  expect(await imports.tasks()).toMatchObject([{ state: 'stopped' }]);
  expect(await kept(importid)).toEqual({ pieces: 0, rows: 1 });
  expect(expectOk(await act('discardImport', importid)).body.data.status).toBe('Discarded');
  days(91);
  await sweep();
  expect(await kept(importid)).toEqual({ pieces: 0, rows: 0 });
  expect(await imports.view(importid)).toMatchObject(run);
});

test('a file that nobody starts for 30 days is discarded and deleted', async () => {
  const importid = await imports.uploaded(file);
  days(29);
  await sweep();
  expect(await imports.view(importid)).toMatchObject({ status: 'Uploaded', filekept: true });
  days(2);
  await sweep();
  expect(await imports.view(importid)).toMatchObject({ status: 'Discarded', filekept: false });
  expect(await kept(importid)).toEqual({ pieces: 0, rows: 0 });
});

test('an import that made something and whose file is gone isn’t undone in silence', async () => {
  const { importid } = await imports.imported(file);
  expect(await offers(importid)).toEqual(['import.undo']);
  await server.owner.query('update import_run set file_kept = false where id = $1', [idFromWire(importid)]);
  expect(await offers(importid)).toEqual([]);
  expect(await act('undoImport', importid)).toMatchObject({ status: 400, body: { Message: fileGone } });
  expect(await listed()).toHaveLength(1);
});
