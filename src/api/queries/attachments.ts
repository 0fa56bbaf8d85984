import { queryOptions } from '@tanstack/react-query';
import { failures } from '../../domain/words/frame.ts';
import { Problem } from '../../machines/problem.ts';
import { openAttachment } from '../commands/attachments.ts';

/** The bytes of a file, which never change. */
export const attachmentBytes = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['attachments', businessId, id],
    queryFn: async ({ signal }): Promise<ArrayBuffer> => {
      const answer = await fetch(await openAttachment(businessId, id), { signal });
      if (!answer.ok) throw new Problem(answer.status, 'unreachable', failures.unreachable);
      return answer.arrayBuffer();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
