import { importRunJob } from '../../server/jobs/import-run.ts';
import { withBusiness } from '../../server/store/database/tx.ts';
import { findRun } from '../../server/store/imports/import-runs.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { taskListCalls } from '../../src/api/calls/task-list.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import type { ImportKind } from '../../src/domain/import/run.ts';
import { expectOk } from './api.ts';
import type { Client } from './server.ts';

/** Imports of a kind as the owner of a business carries them out, and the worker that does their work when it is told to. */
export const importApiFor = (client: Client, type: ImportKind = 'inventory') => {
  const { shop } = client;
  const upload = (
    text: string | Buffer,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) =>
    client.send(
      importCalls.uploadImport,
      { type, filename: 'items.csv', ...fields },
      headers,
      Buffer.from(text),
    );
  const view = async (importid: string) =>
    expectOk(await client.send(importCalls.viewImport, { importid })).body.data;
  /** Uploads a file that can be read, and answers the id of its import. */
  const uploaded = async (text: string | Buffer): Promise<string> => {
    const { body, headers } = await upload(text);
    if (body !== 'successful') throw new Error(JSON.stringify(body));
    return String(headers['x-import-id']);
  };
  /** How a file is proposed to be read, to be sent as it is or changed. */
  const mapping = async (importid: string) => {
    const { mapping, dateformat, decimalsign, duplicates, replacements } = await view(importid);
    return { mapping, dateformat, decimalsign, duplicates, replacements };
  };
  /** Long work of the business, the newest page of it. */
  const tasks = async () => expectOk(await client.send(taskListCalls.listTasks)).body.Tasks;
  /** Does the work that was queued last, until a signal where one is given. */
  const work = async (importid: string, abortSignal?: AbortSignal): Promise<void> => {
    const { taskId } = await withBusiness(shop, 'read', (tx) => findRun(tx, idFromWire(importid)));
    const job = importRunJob({ database: shop.database, clock: shop.clock } as never);
    await job({ business: shop.business.id, task: taskId }, { abortSignal } as never);
  };
  const start = async (importid: string, more: object = {}) =>
    client.send(importCalls.startImport, { importid, ...(await mapping(importid)), ...more });
  /** Uploads a file, starts it and does its work; answers the import as it then is. */
  const imported = async (text: string, more: object = {}) => {
    const importid = await uploaded(text);
    expectOk(await start(importid, more));
    await work(importid);
    return view(importid);
  };
  const undone = async (importid: string) => {
    expectOk(await client.send(importCalls.undoImport, { importid }));
    await work(importid);
    return view(importid);
  };
  return { upload, uploaded, view, mapping, start, tasks, work, imported, undone };
};
