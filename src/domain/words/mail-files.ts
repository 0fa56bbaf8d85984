import { counted } from './counted.ts';

/** Files of a document that go along with a mail. */

export const alsoAttach = 'Also attach';
export const fileOf = ({ file, size }: Record<'file' | 'size', string>) => `${file} (${size})`;
export const chosen = ({ count, size }: { count: number; size: string }) =>
  `${counted(count, 'file', 'files')}, ${size} in all.`;
export const tooMuch = 'An email takes 15 MB of files at most. Untick some, and send them separately.';
export const goneMeanwhile = 'One of these files is no longer on the document. Close this, and choose again.';
