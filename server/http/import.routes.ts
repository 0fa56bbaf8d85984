import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../../src/api/contract/call.ts';
import { importCalls } from '../../src/api/contract/import.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { mappingFromWire, mappingToWire, matchingFromWire } from '../../src/api/wire/import.ts';
import { plainFileName } from '../../src/domain/attachment/file-name.ts';
import { FileFault } from '../../src/domain/import/limits.ts';
import { type ImportKind, importKinds, importStanding, lookedAt } from '../../src/domain/import/run.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import { invalid } from '../../src/domain/refusal.ts';
import { importAnswers as words } from '../../src/domain/words/import-files.ts';
import { exportOwnFile } from '../commands/export-own-file.ts';
import { importErrorFile } from '../commands/import-error-file.ts';
import {
  decodeImport,
  discardImport,
  mapImport,
  previewImport,
  resumeImport,
  startImport,
  stopImport,
  undoImport,
  uploadImport,
} from '../commands/import-run.ts';
import { viewRun } from '../services/import-view.ts';
import type { RunResult } from '../services/move-import.ts';
import { findRun, type KeptRun, listRuns } from '../store/import-runs.ts';
import { Refused, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { answer } from './answer.ts';
import { plain } from './document.requests.ts';
import { mount } from './mount.ts';
import { pageOf } from './paging.ts';
import { downloadOf } from './print.answers.ts';

/** The kind a name means; items where none is named. Throws `Refused` for one that isn't imported. */
const kindOf = (requested: string | undefined): ImportKind => {
  const name = plain(requested ?? '') || 'inventory';
  const kind = importKinds.find((one) => plain(one) === name);
  if (!kind) throw new Refused(invalid('type', words.kindUnknown));
  return kind;
};

const runOf = (run: KeptRun) => ({
  importid: idToWire(run.id),
  type: run.kind,
  status: run.status,
  filename: run.fileName,
  by: run.byName,
  importdate: run.createdAt.toISOString(),
  total: run.rows,
  success: run.created + run.updated + run.skipped,
  error: run.failed,
  pending: run.rows - lookedAt(run),
  created: run.created,
  updated: run.updated,
  skipped: run.skipped,
  failed: run.failed,
});

const answerWith = (message: string, { id, status, repeated }: RunResult) =>
  answer(message, { importid: idToWire(id), status, repeated: repeated === true });

const chosenMapping = (body: BodyOf<typeof importCalls.startImport>) => {
  const { mapping, dateformat = 'iso', decimalsign = '.', duplicates = 'skip', ...more } = body;
  return mapping ? mappingFromWire({ ...more, mapping, dateformat, decimalsign, duplicates }) : null;
};

/** Mounts the calls of imports. A file is sent as its bytes and read as they come, whatever type it claims. */
export const importRoutes = (app: FastifyInstance, services: Services): void => {
  app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', (_request, bytes, done) => done(null, bytes));
    const { uploadImport: upload } = importCalls;
    mount(files, { uploadImport: upload }, inBusiness(services), {
      uploadImport: async ({ ctx, query, request, reply }) => {
        const kind = kindOf(query.type);
        try {
          // Refused in the middle, what still comes is read away: a request that is cut off has no answer.
          const bytes = (request.body as Readable | undefined)?.iterator({ destroyOnReturn: false }) ?? [];
          const { id } = await uploadImport(ctx, kind, plainFileName(query.filename), bytes);
          reply.header('x-import-id', idToWire(id));
          return words.successful;
        } catch (error) {
          if (!(error instanceof FileFault)) throw error;
          // Before it is answered: whoever closes the connection after the answer would be cut off while still sending.
          await finished(request.raw.resume()).catch(() => {});
          return error.message;
        }
      },
    });
  });
  const { uploadImport: _, ...calls } = importCalls;
  mount(app, calls, inBusiness(services), {
    listImports: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { page, limit } = pageOf(query);
        const { runs, total } = await listRuns(tx, [kindOf(query.type)], { page, limit });
        return {
          ProductImportedFiles: runs.map(runOf),
          CurrentPage: page,
          Total: total,
          PageTotal: pagesOf(total, limit),
        };
      }),
    importErrorFile: async ({ ctx, query }) =>
      downloadOf(await importErrorFile(ctx, idFromWire(query.importid))),
    exportOwnFile: async ({ ctx, body }) => downloadOf(await exportOwnFile(ctx, kindOf(body.type))),
    importHeaders: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { headers } = await findRun(tx, idFromWire(query.importid));
        return answer(words.headers, { headers });
      }),
    viewImport: async ({ ctx, body }) => {
      const matching = body.mapping ? matchingFromWire(body.mapping) : null;
      const requested = { matching, encoding: body.encoding ?? null };
      const view = await viewRun(ctx, idFromWire(body.importid), requested);
      const { run } = view;
      return answer(words.view, {
        ...runOf(run),
        ...mappingToWire(view.mapping),
        encoding: view.encoding,
        encodingby: run.encodingBy,
        letters: view.letters,
        unreadable: view.unreadable,
        headers: run.headers,
        samples: view.samples,
        groups: view.groups,
        left: view.left,
        ambiguousdate: view.ambiguousDay,
        ambiguousnumber: view.ambiguousNumber,
        fault: run.fault,
        samefileon: run.sameFileOn,
        filekept: run.fileKept,
        undone: run.undone,
        kept: run.kept,
        refused: run.refused,
        Standing: importStanding(run, ctx.clock()),
      });
    },
    startImport: async ({ ctx, body }) => {
      const id = idFromWire(body.importid);
      return answerWith(
        words.started,
        await startImport(ctx, id, chosenMapping(body), {
          again: body.again === true,
          farDays: body.confirmFarDate === true,
          encoding: body.encoding,
        }),
      );
    },
    decodeImport: async ({ ctx, body }) =>
      answerWith(words.decoded, await decodeImport(ctx, idFromWire(body.importid), body.encoding)),
    mapImport: async ({ ctx, body }) =>
      answerWith(words.mapped, await mapImport(ctx, idFromWire(body.importid), mappingFromWire(body))),
    previewImport: async ({ ctx, body }) => {
      const preview = await previewImport(ctx, idFromWire(body.importid), mappingFromWire(body));
      const { counts, tried, sound, faulty, others, room, worth, rows, groups, warnings, farDays } = preview;
      return answer(words.preview, {
        ...counts,
        tried,
        sound,
        faulty,
        others,
        room,
        openingvalue: worth,
        groups,
        warnings,
        fardates: farDays && { rows: farDays.rows, line: farDays.line, date: farDays.day },
        rows: rows.map((row) => ({ ...row, faults: [...row.faults] })),
      });
    },
    stopImport: async ({ ctx, body }) =>
      answerWith(words.stopped, await stopImport(ctx, idFromWire(body.importid))),
    resumeImport: async ({ ctx, body }) =>
      answerWith(words.resumed, await resumeImport(ctx, idFromWire(body.importid))),
    undoImport: async ({ ctx, body }) =>
      answerWith(words.undoing, await undoImport(ctx, idFromWire(body.importid))),
    discardImport: async ({ ctx, body }) =>
      answerWith(words.discarded, await discardImport(ctx, idFromWire(body.importid))),
  });
};
