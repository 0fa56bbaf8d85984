import { nameForType, plainFileName } from '../../src/domain/attachment/file-name.ts';
import {
  type Attachment,
  type AttachmentsRequest,
  type AttachmentType,
  mostAttachmentBytes,
  mostAttachments,
  mostInlineBytes,
} from '../../src/domain/documents/attachment.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import { attachmentAnswers as words } from '../../src/domain/words/attachments.ts';
import { typeOfFile } from '../adapters/files/file-type.ts';
import { Refused, type Tx } from '../store/database/tx.ts';
import { attachmentsOf, holdUploads, keepUpload, setAttachments } from '../store/files/attachments.ts';
import type { StoredFile } from '../store/files/files.ts';

const field = 'attachments';

/** A file as it is taken: its type is what its content shows. @throws Refused at its field for one that is empty, too large or of another type */
export const acceptedFile = (bytes: Buffer, sentName: string): StoredFile & { mime: AttachmentType } => {
  if (bytes.length === 0) throw new Refused(invalid(field, words.empty));
  if (bytes.length > mostAttachmentBytes) throw new Refused(invalid(field, words.tooLarge));
  const name = plainFileName(sentName);
  const mime = typeOfFile(bytes, name);
  if (!mime) throw new Refused(invalid(field, words.wrongType));
  return { name: nameForType(name, mime), mime, bytes };
};

const fromText = ({ content, name }: NonNullable<AttachmentsRequest['inline']>) => {
  const bytes = Buffer.from(content.replace(/^data:[^,]*,/, ''), 'base64');
  if (bytes.length > mostInlineBytes) throw new Refused(invalid(field, words.tooLargeWithin));
  return acceptedFile(bytes, name);
};

/** Attaches files to what is being saved: those it names in their order, then the one that comes with the form. */
const attachFiles = async (tx: Tx, id: string, ids: readonly string[], standing: readonly Attachment[]) => {
  const wanted = [...new Set(ids)];
  if (wanted.length > mostAttachments) throw new Refused(invalid(field, words.tooMany));
  const held = await holdUploads(tx, wanted);
  // An id gives nothing by itself: what one did not bring must be attached here already.
  const mayAttach = (one: string) =>
    held.get(one) === tx.user.id || (held.has(one) && standing.some((known) => known.id === one));
  if (!wanted.every(mayAttach)) throw new Refused(invalid(field, words.unknown));
  await setAttachments(tx, id, wanted);
};

/**
 * Attaches what a form asks for to the document or expense it saves, which the caller holds or has just made; the form that says nothing
 * of files leaves those that are there.
 *
 * @throws Refused at `attachments`: more than ten, an id of none, a file that is not taken
 */
export const attach = async (tx: Tx, id: string, { ids, inline }: AttachmentsRequest = {}): Promise<void> => {
  if (!ids && !inline) return;
  const standing = await attachmentsOf(tx, id);
  const added = inline ? [(await keepUpload(tx, fromText(inline))).id] : [];
  await attachFiles(tx, id, [...(ids ?? standing.map((one) => one.id)), ...added], standing);
};
