import type { AttachmentType } from '../documents/attachment.ts';

/** The endings a name may have by what the file is; the first is given to one that has another. */
const endings: Readonly<Record<AttachmentType, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'text/csv': ['csv'],
  'text/plain': ['txt', 'text', 'log'],
};

const longest = 200;

/** The last part of a path as it reads: without control characters, and without the marks that let a name read backwards. */
export const plainFileName = (sent: string): string =>
  (sent.split(/[\\/]/).pop() ?? '')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .replace(/[\s.]+$/, '')
    .trim();

/** What a file is called that is of this type: what opens it on a computer is told by its ending, which is never another type's. */
export const nameForType = (name: string, type: AttachmentType): string => {
  const own = endings[type];
  const [ending = ''] = /\.[a-z][a-z\d]*$/i.exec(name) ?? [];
  const stem = name.slice(0, name.length - ending.length);
  const kept = own.includes(ending.slice(1).toLowerCase()) ? ending : `.${own[0]}`;
  return `${stem.slice(0, longest - kept.length) || 'file'}${kept}`;
};
