import { strFromU8, unzipSync } from 'fflate';
import papaparse from 'papaparse';
import { makeAccountantPackage } from '../../server/jobs/make-accountant-package.ts';
import { taskListCalls } from '../../src/api/calls/task-list.ts';
import { yearEndCalls } from '../../src/api/calls/year-end.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { expectOk } from './api.ts';
import type { Client, Server } from './server.ts';

/** The accountant's package of a business: asked for, made as the worker would, and fetched. */
export const packageApiFor = (server: Server, client: Client) => {
  const queue = (period: string, headers: Record<string, string> = {}, more: { email?: boolean } = {}) =>
    client.send(yearEndCalls.makeAccountantPackage, { period, ...more }, headers);
  const task = async () => expectOk(await client.send(taskListCalls.listTasks)).body.Tasks[0]!;
  const works = async (taskid: string) =>
    makeAccountantPackage(server.services)(
      { business: client.shop.business.id, task: idFromWire(taskid) },
      {} as never,
    );
  const fetched = async (taskid: string): Promise<ReadPackage> => {
    const { url, name } = expectOk(await client.send(taskListCalls.downloadTaskFile, { taskid })).body.data;
    return { name, ...unpacked((await server.app.inject({ url })).rawPayload) };
  };
  return {
    queue,
    task,
    works,
    fetched,
    /** The package of a period, unpacked. */
    made: async (period: string): Promise<ReadPackage> => {
      const { taskid } = expectOk(await queue(period)).body.data;
      await works(taskid);
      return fetched(taskid);
    },
  };
};

/** A package as somebody unpacks it. */
interface ReadPackage {
  name: string;
  files: ReadonlyMap<string, Uint8Array>;
  /** The lines of the text that lists the others. */
  contents: string[];
  /** A file of it, row by row. */
  rows: (name: string) => string[][];
}

const unpacked = (bytes: Uint8Array): Omit<ReadPackage, 'name'> => {
  const files = new Map(Object.entries(unzipSync(bytes)));
  const text = (name: string) => strFromU8(files.get(name)!);
  return {
    files,
    contents: text('Contents.txt').split('\r\n'),
    rows: (name) =>
      papaparse.parse<string[]>(
        text(name)
          .replace(/^\uFEFF/, '')
          .trimEnd(),
      ).data,
  };
};
