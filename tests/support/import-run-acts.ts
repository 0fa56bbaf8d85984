import { moveImportAct } from '../../server/acts/import-run.ts';
import { noteRun } from '../../server/services/move-import.ts';
import { runAct, withBusiness } from '../../server/store/database/tx.ts';
import { lockRun } from '../../server/store/imports/import-runs.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import type { ImportFacts } from '../../src/domain/import/facts.ts';
import type { ImportRunEvent } from '../../src/machines/import-run/import-run.lifecycle.ts';
import { importApiFor } from './import-api.ts';
import { answeredBy } from './job-acts.ts';
import type { Acts } from './lifecycle-executor.ts';
import type { Answered, Client, Server } from './server.ts';

/** An import on the real server, and what is true of its rows all along the path. */
export type ImportWorld = { server: Server; client: Client; importid: string; facts: ImportFacts };
type ImportActs = Acts<ImportWorld, ImportRunEvent>;

/** What is imported. */
export const importedFile = 'Name,Price\nCandle,5\nLamp,40\nSoap,3\n';
const longAgo = 40 * 86_400_000;

/** Its rows are as the path has them, whatever has just been done: no worker looks at them here. */
export const keepFacts = async ({ server, client, importid, facts }: ImportWorld): Promise<void> => {
  const { made, pending, recent, fileKept, unconfirmed, encodingBy } = facts;
  await server.owner.query(
    `update import_run set created = $3, skipped = rows - $3 - $4, file_kept = $5, ended_at = $6, same_file_on = $7, encoding_by = $8
     where business_id = $1 and id = $2`,
    [
      client.shop.business.id,
      idFromWire(importid),
      made,
      pending,
      fileKept,
      recent ? null : new Date(client.shop.clock().getTime() - longAgo),
      unconfirmed ? '2026-01-01' : null,
      encodingBy,
    ],
  );
};

const keeping =
  <Event extends ImportRunEvent>(act: (world: ImportWorld, event: Event) => Promise<Answered>) =>
  async (world: ImportWorld, event: Event): Promise<Answered> => {
    const answer = await act(world, event);
    await keepFacts(world);
    return answer;
  };

const call = (
  name: 'startImport' | 'stopImport' | 'resumeImport' | 'undoImport' | 'discardImport' | 'removeImport',
) => keeping(({ client, importid }: ImportWorld) => client.send(importCalls[name], { importid }));

/** What its job does with it. */
const noted = (type: Parameters<typeof noteRun>[2]) =>
  keeping(({ client: { shop }, importid }: ImportWorld) =>
    answeredBy(
      withBusiness(shop, 'write', async (tx) =>
        noteRun(tx, await lockRun(tx, idFromWire(importid)), type, null),
      ),
    ),
  );

/** What its job asks before each part of the rows. */
const asks = (type: 'import.rowsDone' | 'import.rowsUndone') =>
  keeping(({ client: { shop }, importid }: ImportWorld) =>
    answeredBy(
      withBusiness(shop, 'write', async (tx) =>
        runAct(moveImportAct, await lockRun(tx, idFromWire(importid)), { type }, tx.now),
      ),
    ),
  );

/** What its people and its job do with an import. */
export const importRunActs: ImportActs = {
  'import.map': keeping<Extract<ImportRunEvent, { type: 'import.map' }>>(
    async ({ client, importid }, { missing }) => {
      const { mapping, ...formats } = await importApiFor(client).mapping(importid);
      const nameless = mapping.filter(({ field }) => field !== 'name');
      const sent = missing.length > 0 ? nameless : [...nameless, { field: 'name', column: 0 }];
      return client.send(importCalls.mapImport, { importid, ...formats, mapping: sent });
    },
  ),
  // In another encoding each time: the same one again changes nothing.
  'import.decode': keeping(async ({ client, importid }) => {
    const { encoding } = await importApiFor(client).view(importid);
    const other = encoding === 'windows-1252' ? 'iso-8859-15' : 'windows-1252';
    return client.send(importCalls.decodeImport, { importid, encoding: other });
  }),
  // On another line each time, by which it has a row more or less: what a path skipped of it is counted anew.
  'import.chooseHeader': keeping(async ({ server, client, importid }) => {
    await server.owner.query('update import_run set skipped = 0 where id = $1', [idFromWire(importid)]);
    const { headerline } = await importApiFor(client).view(importid);
    return client.send(importCalls.chooseImportHeader, { importid, headerline: headerline === 1 ? 0 : 1 });
  }),
  'import.start': call('startImport'),
  'import.stop': call('stopImport'),
  'import.resume': call('resumeImport'),
  'import.undo': call('undoImport'),
  'import.discard': call('discardImport'),
  'import.remove': call('removeImport'),
  'import.rowsDone': asks('import.rowsDone'),
  'import.rowsUndone': asks('import.rowsUndone'),
  'import.finish': noted('import.finish'),
  'import.reachCap': noted('import.reachCap'),
  'import.fail': noted('import.fail'),
  'import.finishUndo': noted('import.finishUndo'),
};
