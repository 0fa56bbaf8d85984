import type { FastifyInstance } from 'fastify';
import { attachmentCalls } from '../../src/api/contract/attachment.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { mostAttachmentBytes } from '../../src/domain/attachment/attachment.ts';
import { attachmentAnswers as words } from '../../src/domain/words/attachments.ts';
import { openFile, removeFile, uploadFile } from '../commands/attachment.ts';
import { inBusiness, type Services } from './access.ts';
import { answer } from './answer.ts';
import { attachmentOf } from './attachment.answers.ts';
import { idOrNull } from './document.requests.ts';
import { mount } from './mount.ts';

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
    mount(files, attachmentCalls, inBusiness(services), {
      uploadAttachment: async ({ ctx, query, request }) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const uploaded = { bytes, name: query.filename, subjectId: idOrNull(query.DocumentId) };
        const { repeated, ...file } = await uploadFile(ctx, uploaded);
        return answer(words.uploaded, { ...attachmentOf(file), repeated: repeated === true });
      },
      openAttachment: async ({ ctx, body }) => {
        const token = await openFile(ctx, idFromWire(body.AttachmentId));
        return answer(words.opened, { url: `/api/files/${token}`, name: '' });
      },
      removeAttachment: async ({ ctx, body }) => {
        const { repeated } = await removeFile(
          ctx,
          idFromWire(body.DocumentId),
          idFromWire(body.AttachmentId),
        );
        return answer(words.removed, { repeated: repeated === true });
      },
    });
  });
};
