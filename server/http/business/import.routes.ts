import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { importCalls } from '../../../src/api/calls/import.ts';
import { idToWire } from '../../../src/api/wire/id.ts';
import { permits } from '../../../src/domain/access/permissions.ts';
import { plainFileName } from '../../../src/domain/attachment/file-name.ts';
import { isPaymentMode } from '../../../src/domain/books/payment-mode.ts';
import { importAnswers as words } from '../../../src/domain/import/import-files.words.ts';
import { importKindSpecs } from '../../../src/domain/import/kinds.ts';
import { FileFault } from '../../../src/domain/import/limits.ts';
import {
  type ImportKind,
  type ImportMapping,
  importKinds,
  importStanding,
  lookedAt,
} from '../../../src/domain/import/run.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { exportOwnFile } from '../../commands/export-own-file.ts';
import { importErrorFile } from '../../commands/import-error-file.ts';
import {
  discardImport,
  mapImport,
  previewImport,
  readImport,
  removeImport,
  resumeImport,
  startImport,
  stopImport,
  undoImport,
  uploadImport,
} from '../../commands/import-run.ts';
import { viewRun } from '../../services/import-view.ts';
import type { RunResult } from '../../services/move-import.ts';
import { type Ctx, Refused, withBusiness } from '../../store/database/tx.ts';
import { findRun, type KeptRun, listRuns } from '../../store/imports/import-runs.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { pageOf } from '../call/paging.ts';
import { plain } from '../documents/document.requests.ts';
import { downloadOf } from '../documents/print.answers.ts';

/** The kind a name means; items where none is named. Throws `Refused` for one that isn't imported. */
const kindOf = (requested: string | undefined): ImportKind => {
  const name = plain(requested ?? '') || 'inventory';
  const kind = importKinds.find((one) => plain(one) === name);
  if (!kind) throw new Refused(invalid('type', words.kindUnknown));
  return kind;
};

const runOf = (run: KeptRun, { clock }: Pick<Ctx, 'clock'>) => ({
  id: run.id,
  kind: run.kind,
  status: run.status,
  fileName: run.fileName,
  byName: run.byName,
  uploadedAt: run.createdAt.toISOString(),
  rows: run.rows,
  success: run.created + run.updated + run.skipped,
  errors: run.failed,
  pending: run.rows - lookedAt(run),
  created: run.created,
  updated: run.updated,
  skipped: run.skipped,
  failed: run.failed,
  standing: importStanding(run, clock()),
});

const movedAs = (message: string, { id, status, repeated }: RunResult) => ({
  message,
  id,
  status,
  repeated: repeated === true,
});

type SentMapping = Omit<ArgsOf<typeof importCalls.mapImport>, 'id' | 'reviewed'>;

const mappingOf = ({
  replacements = {},
  count,
  issue,
  paidBy,
  turned,
  farDays,
  unknownVendors,
  ...read
}: SentMapping): ImportMapping => ({
  matching: read.matching,
  dayFormat: read.dayFormat,
  decimalSign: read.decimalSign,
  whenHere: read.whenHere,
  replacements,
  ...(count !== undefined && { count }),
  ...(issue !== undefined && { issue }),
  ...(paidBy !== undefined && isPaymentMode(paidBy) && { paidBy }),
  ...(turned !== undefined && { turned }),
  ...(farDays !== undefined && { farDays }),
  ...(unknownVendors !== undefined && { unknownVendors }),
});

const chosenMapping = (sent: ArgsOf<typeof importCalls.startImport>): ImportMapping | null => {
  const { matching, dayFormat = 'iso', decimalSign = '.', whenHere = 'skip', ...more } = sent;
  return matching ? mappingOf({ ...more, matching, dayFormat, decimalSign, whenHere }) : null;
};

/** A run whole, as it is asked for. */
const viewOf = async (ctx: Ctx, { id, matching, encoding }: ArgsOf<typeof importCalls.viewImport>) => {
  const view = await viewRun(ctx, id, { matching: matching ?? null, encoding: encoding ?? null });
  const { run } = view;
  return {
    ...runOf(run, ctx),
    ...view.mapping,
    encoding: view.encoding,
    encodingBy: run.encodingBy,
    letters: view.letters,
    unreadable: view.unreadable,
    headers: run.headers,
    headerLine: run.headerLine,
    reviewed: run.reviewed,
    beginning: view.beginning,
    samples: view.samples,
    groups: view.groups,
    left: view.left,
    ambiguousDay: view.ambiguousDay,
    ambiguousNumber: view.ambiguousNumber,
    belowZero: view.belowZero,
    fault: run.fault,
    step: view.step,
    lastLine: run.lastLine,
    sameFileOn: run.sameFileOn,
    fileKept: run.fileKept,
    undone: run.undone,
    kept: run.kept,
    refused: run.refused,
  };
};

/** Mounts the calls of imports. A file is sent as its bytes and read as they come, whatever type it claims. */
export const importRoutes = (app: FastifyInstance, services: Services): void => {
  app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', (_request, bytes, done) => done(null, bytes));
    const { uploadImport: upload } = importCalls;
    mountDeclared(files, { uploadImport: upload }, inBusiness(services), {
      uploadImport: async ({ ctx, args, request, reply }) => {
        const kind = kindOf(args.kind);
        try {
          // Refused in the middle, what still comes is read away: a request that is cut off has no answer.
          const bytes = (request.body as Readable | undefined)?.iterator({ destroyOnReturn: false }) ?? [];
          const { id } = await uploadImport(ctx, kind, plainFileName(args.fileName), bytes);
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
  mountDeclared(app, calls, inBusiness(services), {
    listImports: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { page, limit } = pageOf(args);
        // Without a kind, open imports are those of every kind that the role may add.
        const open = args.state === 'open';
        const kinds =
          open && !args.kind
            ? importKinds.filter((kind) => permits(tx.user.role, importKindSpecs[kind].add))
            : [kindOf(args.kind)];
        const { runs, total } = await listRuns(tx, kinds, { page, limit, open });
        return { rows: runs.map((run) => runOf(run, ctx)), page, total, pages: pagesOf(total, limit) };
      }),
    importErrorFile: async ({ ctx, args }) => downloadOf(await importErrorFile(ctx, args.id)),
    exportOwnFile: async ({ ctx, args }) => downloadOf(await exportOwnFile(ctx, kindOf(args.kind))),
    importHeaders: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { headers } = await findRun(tx, args.id);
        return { message: words.headers, headers };
      }),
    viewImport: async ({ ctx, args }) => ({ message: words.view, ...(await viewOf(ctx, args)) }),
    startImport: async ({ ctx, args }) =>
      movedAs(
        words.started,
        await startImport(ctx, args.id, chosenMapping(args), {
          again: args.again === true,
          farDays: args.farDays === true,
          encoding: args.encoding,
        }),
      ),
    decodeImport: async ({ ctx, args }) =>
      movedAs(words.decoded, await readImport(ctx, args.id, { encoding: args.encoding })),
    chooseImportHeader: async ({ ctx, args }) =>
      movedAs(words.headed, await readImport(ctx, args.id, { headerLine: args.headerLine })),
    mapImport: async ({ ctx, args }) =>
      movedAs(words.mapped, await mapImport(ctx, args.id, mappingOf(args), args.reviewed === true)),
    previewImport: async ({ ctx, args }) => {
      const { counts, rows, ...preview } = await previewImport(ctx, args.id, mappingOf(args));
      return {
        message: words.preview,
        ...counts,
        ...preview,
        rows: rows.map((row) => ({ ...row, faults: [...row.faults] })),
      };
    },
    stopImport: async ({ ctx, args }) => movedAs(words.stopped, await stopImport(ctx, args.id)),
    resumeImport: async ({ ctx, args }) => movedAs(words.resumed, await resumeImport(ctx, args.id)),
    undoImport: async ({ ctx, args }) => movedAs(words.undoing, await undoImport(ctx, args.id)),
    discardImport: async ({ ctx, args }) => movedAs(words.discarded, await discardImport(ctx, args.id)),
    removeImport: async ({ ctx, args }) => movedAs(words.removed, await removeImport(ctx, args.id)),
  });
};
