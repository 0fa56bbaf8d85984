/** A file attached to a document, an expense or a journal entry. Source: answers-2.md, Q5. */
export interface Attachment {
  id: string;
  /** What it was called where it came from. */
  name: string;
  type: AttachmentType;
  /** In bytes. */
  size: number;
}

/** The types of files that are taken, each by what its content shows, whatever it calls itself. */
export const attachmentTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'text/csv',
  'text/plain',
] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

export const isPicture = ({ type }: Pick<Attachment, 'type'>): boolean => type.startsWith('image/');

/** What can be shown beside a form: pictures, and a PDF page by page. */
export const isViewable = (file: Pick<Attachment, 'type'>): boolean =>
  isPicture(file) || file.type === 'application/pdf';

/** As many as one document takes, and as large as each may be. */
export const mostAttachments = 10;
export const mostAttachmentBytes = 10 * 1024 * 1024;
/** As large a file as may come within a form, in bytes. */
export const mostInlineBytes = 700 * 1024;

/** The files of a form. */
export interface TypedFiles {
  files: readonly Attachment[];
}

/** What a form asks to attach to its document: ids in their order, and a file that comes along as text. */
export interface AttachmentsRequest {
  /** Left out, what is there stays. */
  ids?: readonly string[] | undefined;
  /** In base64, with or without `data:` before it. */
  inline?: { content: string; name: string } | undefined;
}
