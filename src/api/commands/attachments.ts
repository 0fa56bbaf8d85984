import { send } from '../client/client.ts';
import { attachmentCalls } from '../contract/attachment.ts';
import type { Asked, Told } from './command.ts';

/** Brings a file and attaches it to a document or an expense. */
export const uploadAttachment = (
  { businessId: businessid, intentKey }: Asked,
  DocumentId: string,
  file: File,
): Promise<Told> =>
  send(attachmentCalls.uploadAttachment, {
    query: { businessid, filename: file.name.slice(-200), type: file.type, DocumentId },
    file,
    intentKey,
  });

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
