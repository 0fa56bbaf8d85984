import type { attachmentForm } from '../../src/api/calls/document.ts';
import type { OursOf } from '../../src/api/calls/field.ts';
import { attachmentWire } from '../../src/api/wire/document.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import type { Attachment, AttachmentsRequest } from '../../src/domain/attachment/attachment.ts';

/** A file on the wire. */
export const attachmentOf = ({ id, name, type, size }: Attachment) =>
  attachmentWire.toWire({ id: idToWire(id), name, type, size });

/** The files of an answer, with the first of them under the names of the spec. */
export const attachmentsAnswerOf = (files: readonly Attachment[]) => {
  const [first] = files;
  return {
    Attachments: files.map(attachmentOf),
    Attachment: first ? idToWire(first.id) : null,
    AttachmentFileName: first?.name ?? null,
  };
};

interface SentAttachments {
  Attachments?: string[] | undefined;
  Attachment?: string | null | undefined;
  AttachmentFileName?: string | null | undefined;
}

/** An answer says of its first file by id what a form says by content: a form that sends it back means the one that is there. */
const isId = (sent: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(sent);

/** What a form says of files, in our words. */
export const attachmentsFrom = (sent: SentAttachments): { attachments: AttachmentsRequest } => ({
  attachments: {
    ids: sent.Attachments?.map(idFromWire),
    inline:
      sent.Attachment && !isId(sent.Attachment)
        ? { content: sent.Attachment, name: sent.AttachmentFileName ?? '' }
        : undefined,
  },
});

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
