import { queryOptions } from '@tanstack/react-query';
import { attachmentCalls } from '../../api/calls/attachment.ts';
import { ask } from '../../api/client/ask.ts';
import { failures } from '../../domain/words/frame.ts';
import { Problem } from '../../machines/problem.ts';

/** An address of a file, good for a minute. */
export const attachmentAddress = async (businessId: string, id: string): Promise<string> =>
  (await ask(attachmentCalls.openAttachment, { businessId, id })).data.url;

/** The bytes of a file, which never change. */
export const attachmentBytes = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['attachments', businessId, id],
    queryFn: async ({ signal }): Promise<ArrayBuffer> => {
      const answer = await fetch(await attachmentAddress(businessId, id), { signal });
      if (!answer.ok) throw new Problem(answer.status, 'unreachable', failures.unreachable);
      return answer.arrayBuffer();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
