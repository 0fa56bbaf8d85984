import type { Attachment } from '../../domain/attachment/attachment.ts';
import { renaming } from './rename.ts';

/** An answer to an act on many, row by row. */
export const bulkFrom = <Row>({ message, data }: { message: string; data: { rows: Row[] } }) => ({
  message,
  rows: data.rows,
});

/** Our words for a file of a document → the wire's. */
export const attachmentWire = renaming({ id: 'AttachmentId', name: 'FileName', type: 'Type', size: 'Size' });

/** A file's answer in our words. */
export const attachmentFromWire = (wire: {
  AttachmentId: string;
  FileName: string;
  Type: string;
  Size: number;
}): Attachment => {
  const { type, ...file } = attachmentWire.fromWire(wire);
  return { ...file, type: type as Attachment['type'] };
};
