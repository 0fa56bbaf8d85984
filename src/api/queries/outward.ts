import { queryOptions } from '@tanstack/react-query';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { mailingCalls } from '../contract/mailing.ts';

export type OutwardView = AnswerOf<typeof mailingCalls.getOutward>['data'];
export type SentMessage = OutwardView['messages'][number];

/** How long a queued mail is waited for before it is asked about again, in milliseconds. */
const waiting = 2000;

/** What left the house of a document; asked again while a mail is on its way. */
export const outwardView = (businessid: string, kind: DocumentKind, DocumentId: string) =>
  queryOptions({
    queryKey: ['outward', businessid, kind, DocumentId],
    queryFn: async ({ signal }) =>
      (await send(mailingCalls.getOutward, { signal, query: { businessid, kind, DocumentId } })).data,
    refetchInterval: ({ state }) =>
      state.data?.messages.some((message) => message.state === 'queued') ? waiting : false,
  });
