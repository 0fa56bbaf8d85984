import type { FastifyInstance } from 'fastify';
import { publicFileCalls } from '../../../src/api/calls/public-document.ts';
import { idFromWire } from '../../../src/api/wire/id.ts';
import { attachmentAnswers as words } from '../../../src/domain/words/attachments.ts';
import { filesForVisitor, openFileForVisitor } from '../../commands/public-file.ts';
import type { Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { downloadOf } from './print.answers.ts';
import { byPublicLink } from './public-access.ts';

/** Mounts the files of a document that its public link opens. */
export const publicFileRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, publicFileCalls, byPublicLink(services), {
    publicFiles: async ({ ctx }) => ({
      message: words.sentAlong,
      files: await filesForVisitor(ctx, ctx.document.id),
    }),
    // Any text is taken for an id: what names no file opens nothing.
    openPublicFile: async ({ ctx, args }) =>
      downloadOf(await openFileForVisitor(ctx, ctx.document.id, idFromWire(args.fileId))),
  });
