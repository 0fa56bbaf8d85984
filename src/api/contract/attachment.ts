import * as z from 'zod/mini';
import { attachment } from './attachment-wire.ts';
import { inBusiness } from './call.ts';
import { download, envelope, id, text } from './wire-types.ts';

const { ours } = inBusiness('businessid');

/**
 * Files attached to documents and expenses. Every member may ask: whether they may is the matter of what a file is attached to, whose
 * own key the act asks for.
 */
export const attachmentCalls = {
  uploadAttachment: ours.upload('/api/Attachment/upload', 'settings.profile', {
    takes: {
      filename: text(400),
      /** What its sender calls it; what counts is its content. */
      type: z.optional(text(200)),
      /** What it is attached to at once. */
      DocumentId: z.optional(id),
    },
    answer: envelope(z.object({ ...attachment.shape, repeated: z.boolean() })),
  }),
  openAttachment: ours.ask('/api/Attachment/open', 'settings.profile', {
    takes: { AttachmentId: id },
    answer: download,
  }),
  removeAttachment: ours.change('/api/Attachment/remove', 'settings.profile', {
    takes: { DocumentId: id, AttachmentId: id },
    answer: envelope(z.object({ repeated: z.boolean() })),
  }),
};
