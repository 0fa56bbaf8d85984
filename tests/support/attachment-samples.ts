import type { attachmentCalls } from '../../src/api/calls/attachment.ts';
import type { Fixture } from './fixture.ts';

/** A request for each call of files attached to documents. */
export const attachments: {
  [Name in keyof typeof attachmentCalls]: (fixture: Fixture) => Record<string, unknown>;
} = {
  uploadAttachment: ({ expense }) => ({ filename: 'note.txt', type: 'text/plain', DocumentId: expense }),
  openAttachment: ({ attachment }) => ({ AttachmentId: attachment }),
  removeAttachment: ({ expense, attachment }) => ({ DocumentId: expense, AttachmentId: attachment }),
};
