import type { AttachmentType } from '../../../src/domain/documents/attachment.ts';
import { kindOfFile } from '../pictures/file-head.ts';

/** What a PDF begins with; programs put a few bytes before it. */
const pdfWithin = 1024;

/** Control characters but tabs, line ends and page ends. */
const controls = Array.from({ length: 0x20 }, (_, code) => code).filter(
  (code) => ![0x09, 0x0a, 0x0c, 0x0d].includes(code),
);

/**
 * Text has no control characters; what a code page makes of the others is no matter. Each is searched for by the buffer's own search, which
 * reads ten megabytes in less time than handing them to a thread takes. Source: decision 0071.
 */
const isText = (file: Buffer): boolean => controls.every((code) => !file.includes(code));

/** The type of a file by its content; of text, its name tells a table from a note. Null for a file of any other type. */
export const typeOfFile = (file: Buffer, name: string): AttachmentType | null => {
  const picture = kindOfFile(file);
  if (picture) return picture;
  if (file.subarray(0, pdfWithin).includes('%PDF-')) return 'application/pdf';
  if (!isText(file)) return null;
  return /\.csv$/i.test(name) ? 'text/csv' : 'text/plain';
};
