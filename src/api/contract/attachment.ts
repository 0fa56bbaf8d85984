import * as z from 'zod/mini';
import { attachment, download, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { all, id, text } from './wire-types.ts';

const { ours } = inBusiness('businessid', '/api/Attachment/');

/**
 * Files attached to documents and expenses. Every member may ask: whether they may is the matter of what a file is attached to, whose
 * own key the act asks for.
 */
export const attachmentCalls = {
  uploadAttachment: ours.upload(
    'upload',
    'settings.profile',
    { ...attachment.shape, ...repeated },
    {
      filename: text(400),
      /** What its sender calls it; what counts is its content. */
      type: z.optional(text(200)),
      /** What it is attached to at once. */
      DocumentId: z.optional(id),
    },
  ),
  openAttachment: ours.ask('open', 'settings.profile', download, { AttachmentId: id }),
  removeAttachment: ours.change('remove', 'settings.profile', repeated, all(id, 'DocumentId AttachmentId')),
};
