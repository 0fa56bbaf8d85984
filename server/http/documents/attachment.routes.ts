import type { FastifyInstance } from 'fastify';
import { attachmentCalls } from '../../../src/api/calls/attachment.ts';
import { mostAttachmentBytes } from '../../../src/domain/documents/attachment.ts';
import { attachmentAnswers as words } from '../../../src/domain/words/attachments.ts';
import { openFile, removeFile, uploadFile } from '../../commands/attachment.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { answer } from '../call/answer.ts';
import { mountDeclared } from '../call/mount-declared.ts';

/** A file somewhat larger than is taken is still read, so that its field can say so. */
const mostRead = mostAttachmentBytes + 2 * 1_048_576;

/** Mounts the calls of files attached to documents. A file is sent as its bytes, whatever type it claims. */
export const attachmentRoutes = (app: FastifyInstance, services: Services): void => {
  app.register(async (files) => {
    files.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: mostRead },
      (_request, body, done) => done(null, body),
    );
    mountDeclared(files, attachmentCalls, inBusiness(services), {
      uploadAttachment: async ({ ctx, args: { fileName: name, subjectId = null }, request }) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { repeated, ...file } = await uploadFile(ctx, { bytes, name, subjectId });
        return { message: words.uploaded, ...file, repeated: repeated === true };
      },
      openAttachment: async ({ ctx, args }) =>
        answer(words.opened, { url: `/api/files/${await openFile(ctx, args.id)}`, name: '' }),
      removeAttachment: async ({ ctx, args }) => {
        const { repeated } = await removeFile(ctx, args.subjectId, args.id);
        return { message: words.removed, repeated: repeated === true };
      },
    });
  });
};
