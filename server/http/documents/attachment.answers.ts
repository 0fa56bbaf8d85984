import type { attachmentForm } from '../../../src/api/calls/document.ts';
import type { OursOf } from '../../../src/api/calls/field.ts';
import type { Attachment, AttachmentsRequest } from '../../../src/domain/documents/attachment.ts';

/** An answer says of its first file by id what a form says by content: a form that sends it back means the one that is there. */
const isId = (sent: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(sent);

/** The files of an answer, with the first of them beside. */
export const filesAnswerOf = (files: readonly Attachment[]) => ({
  attachments: [...files],
  firstFile: files[0]?.id ?? null,
  firstFileName: files[0]?.name ?? null,
});

/** What a form says of files. */
export const attachmentsIn = ({
  attachments,
  inlineFile,
  inlineName,
}: OursOf<typeof attachmentForm>): { attachments: AttachmentsRequest } => ({
  attachments: {
    ids: attachments,
    inline: inlineFile && !isId(inlineFile) ? { content: inlineFile, name: inlineName ?? '' } : undefined,
  },
});
