import type { AttachmentType } from '../../domain/documents/attachment.ts';
import { done, file, subject, told } from './call.ts';
import { id, number, optional, text, typedText, worded } from './field.ts';

const { ours } = subject('businessid', '/api/Attachment/');

/** A file of a document, an expense or an entry. */
export const attachmentFields = {
  id: id('AttachmentId'),
  name: text('FileName'),
  type: worded<AttachmentType>()('Type'),
  size: number('Size'),
};

const subjectId = id('DocumentId');
const one = { id: id('AttachmentId') };
const touches = ['bills', 'orders', 'expenses', 'invoices', 'quotes'] as const;

/**
 * Files attached to documents and expenses. Every member may ask: whether they may is the matter of what a file is attached to, whose
 * own key the act asks for.
 */
export const attachmentCalls = {
  uploadAttachment: ours.upload('upload', 'settings.profile', {
    takes: {
      fileName: typedText('filename', 400),
      /** What its sender calls it; what counts is its content. */
      type: optional(typedText('type', 200)),
      /** What it is attached to at once. */
      subjectId: optional(subjectId),
    },
    says: told({ ...attachmentFields, ...done }),
    touches,
  }),
  openAttachment: ours.ask('open', 'settings.profile', { takes: one, says: file }),
  removeAttachment: ours.change('remove', 'settings.profile', {
    takes: { subjectId, ...one },
    says: told(done),
    touches,
  }),
};
