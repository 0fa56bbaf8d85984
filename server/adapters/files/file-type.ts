import type { AttachmentType } from '../../../src/domain/attachment/attachment.ts';
import { kindOfFile } from '../pictures/file-head.ts';

/** What a PDF begins with; programs put a few bytes before it. */
const pdfWithin = 1024;

const isWebp = (file: Buffer): boolean =>
  file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';

/** Text has no control characters but tabs, line ends and page ends; what a code page makes of the others is no matter. */
const isText = (file: Buffer): boolean =>
  file.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0c || byte === 0x0d);

/** The type of a file by its content; of text, its name tells a table from a note. Null for a file of any other type. */
export const typeOfFile = (file: Buffer, name: string): AttachmentType | null => {
  const picture = kindOfFile(file);
  if (picture) return picture;
  if (isWebp(file)) return 'image/webp';
  if (file.subarray(0, pdfWithin).includes('%PDF-')) return 'application/pdf';
  if (!isText(file)) return null;
  return /\.csv$/i.test(name) ? 'text/csv' : 'text/plain';
};
