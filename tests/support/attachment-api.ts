import { attachmentCalls } from '../../src/api/calls/attachment.ts';
import { expectOk } from './api.ts';
import type { Client, Server } from './server.ts';

/** A PDF as far as anybody looks who doesn't draw it. */
export const smallPdf = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n<<>>\nendobj\n%%EOF\n', 'latin1');

/** The acts on files at one business, each as the page sends it. */
export const attachmentApiFor = (server: Server, client: Client) => {
  const upload = (bytes: Buffer, filename: string, more: Record<string, string> = {}) =>
    server.send(attachmentCalls.uploadAttachment, {
      query: { businessid: client.business, filename, ...more },
      body: bytes,
      token: client.token,
    });
  return {
    upload,
    /** Brings a file that must be taken, and answers its id. */
    file: async (filename = 'receipt.pdf', bytes: Buffer = smallPdf): Promise<string> =>
      expectOk(await upload(bytes, filename)).body.data.AttachmentId,
    open: (AttachmentId: string) => client.send(attachmentCalls.openAttachment, { AttachmentId }),
    remove: (DocumentId: string, AttachmentId: string) =>
      client.send(attachmentCalls.removeAttachment, { DocumentId, AttachmentId }),
    /** The bytes behind an address, with what they are said to be. */
    fetched: async (url: string) => {
      const { statusCode, headers, rawPayload } = await server.app.inject({ url });
      return { status: statusCode, headers, bytes: rawPayload };
    },
  };
};
