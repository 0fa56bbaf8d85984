import type { FastifyInstance } from 'fastify';
import { publicFileCalls } from '../../src/api/contract/public-file.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { attachmentAnswers as words } from '../../src/domain/words/attachments.ts';
import { filesForVisitor, openFileForVisitor } from '../commands/public-file.ts';
import type { Services } from './access.ts';
import { answer } from './answer.ts';
import { attachmentOf } from './attachment.answers.ts';
import { mount } from './mount.ts';
import { downloadOf } from './print.answers.ts';
import { byPublicLink } from './public-access.ts';

/** Mounts the files of a document that its public link opens. */
export const publicFileRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, publicFileCalls, byPublicLink(services), {
    publicFiles: async ({ ctx }) =>
      answer(words.sentAlong, {
        Attachments: (await filesForVisitor(ctx, ctx.document.id)).map(attachmentOf),
      }),
    openPublicFile: async ({ ctx, body }) =>
      downloadOf(await openFileForVisitor(ctx, ctx.document.id, idFromWire(body.AttachmentId))),
  });
