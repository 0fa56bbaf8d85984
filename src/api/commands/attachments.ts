import type { Attachment } from '../../domain/attachment/attachment.ts';
import { send } from '../client/client.ts';
import { attachmentCalls } from '../contract/attachment.ts';
import { attachmentFromWire } from '../wire/document.ts';
import type { Asked, Told } from './command.ts';

/** Brings a file and attaches it to a document or an expense; to nothing yet where a form will name it. */
export const uploadAttachment = async (
  { businessId: businessid, intentKey }: Asked,
  subjectId: string | null,
  file: File,
): Promise<Told & { brought: Attachment }> => {
  const { message, data } = await send(attachmentCalls.uploadAttachment, {
    query: {
      businessid,
      filename: file.name.slice(-200),
      type: file.type,
      ...(subjectId && { DocumentId: subjectId }),
    },
    file,
    intentKey,
  });
  return { message, brought: attachmentFromWire(data) };
};

/** An address of a file, good for a minute. */
export const openAttachment = async (businessid: string, AttachmentId: string): Promise<string> =>
  (await send(attachmentCalls.openAttachment, { body: { businessid, AttachmentId } })).data.url;

/** Takes a file off a document or an expense. */
export const removeAttachment = (
  { businessId: businessid, intentKey }: Asked,
  DocumentId: string,
  AttachmentId: string,
): Promise<Told> =>
  send(attachmentCalls.removeAttachment, { body: { businessid, DocumentId, AttachmentId }, intentKey });
