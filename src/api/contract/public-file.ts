import * as z from 'zod/mini';
import { attachment, download, envelope } from './answer-wire.ts';
import { call } from './call.ts';
import { all, text } from './wire-types.ts';

const shared = {
  auth: 'public-link',
  permission: null,
  business: 'businessid',
  link: { kind: null, token: 'token', document: 'documentid' },
  effect: 'reads',
  ours: true,
} as const;

/** Files that went along with a mail of a document, for who has its link; any other text opens nothing, whatever its shape. Source: answers.md, "Paper, mail and public pages". */
export const publicFileCalls = {
  publicFiles: call({
    ...shared,
    method: 'GET',
    path: '/api/Attachment/public-list',
    query: z.object(all(text(100), 'businessid token documentid')),
    answer: envelope(z.object({ Attachments: z.array(attachment) })),
  }),
  openPublicFile: call({
    ...shared,
    method: 'POST',
    path: '/api/Attachment/public-open',
    body: z.object(all(text(100), 'businessid token documentid AttachmentId')),
    answer: download,
  }),
};
