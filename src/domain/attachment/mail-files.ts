import type { Attachment } from '../documents/attachment.ts';
import { mailFiles as words } from '../words/sending.ts';

/**
 * As much as the files of a document that go along with one mail may come to, in bytes. In a mail they grow by a third, the
 * document's own PDF comes on top, and many servers take no mail of more than 25 MB.
 */
const mostMailedBytes = 15 * 1024 * 1024;

/** What files come to, in bytes. */
export const sizeOfFiles = (files: readonly Pick<Attachment, 'size'>[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

/** Why these files are too much for one mail, in a sentence; null where they are not. */
export const whyNotMailed = (files: readonly Pick<Attachment, 'size'>[]): string | null =>
  sizeOfFiles(files) > mostMailedBytes ? words.tooMuch : null;
