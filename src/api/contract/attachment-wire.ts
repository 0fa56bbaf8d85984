import * as z from 'zod/mini';
import { all, id, text } from './wire-types.ts';

/** A file of a document or an expense. */
export const attachment = z.object({
  AttachmentId: id,
  ...all(z.string(), 'FileName Type'),
  Size: z.number(),
});

/** What a form says of files: their ids in order, and one that comes along in base64. */
export const attachmentForm = {
  /** Left out, those that are there stay. */
  Attachments: z.optional(z.array(id).check(z.maxLength(10))),
  /** 700 KB at most. */
  Attachment: z.optional(z.nullable(text(980_000))),
  AttachmentFileName: z.optional(z.nullable(text(200))),
};

/** The files of an answer; `Attachment` and its name are the first of them. */
export const attachmentAnswer = {
  Attachments: z.array(attachment),
  Attachment: z.nullable(id),
  AttachmentFileName: z.nullable(z.string()),
};
