import { queryOptions } from '@tanstack/react-query';
import type { Attachment } from '../../domain/attachment/attachment.ts';
import { send } from '../client/client.ts';
import { publicFileCalls } from '../contract/public-file.ts';
import { attachmentFromWire } from '../wire/document.ts';
import type { OpenedLink } from './public-documents.ts';

const sent = ({ businessId: businessid, token, documentId: documentid }: OpenedLink) => ({
  businessid,
  token,
  documentid,
});

/** The files that were sent along with the document a public link opens. */
export const publicFiles = (link: OpenedLink) =>
  queryOptions({
    queryKey: ['public-files', link],
    queryFn: async ({ signal }): Promise<Attachment[]> => {
      const { data } = await send(publicFileCalls.publicFiles, { signal, query: sent(link) });
      return data.Attachments.map(attachmentFromWire);
    },
  });

/** The address one of them is fetched from, good for a minute. */
export const publicFile = async (link: OpenedLink, id: string): Promise<string> =>
  (await send(publicFileCalls.openPublicFile, { body: { ...sent(link), AttachmentId: id } })).data.url;
