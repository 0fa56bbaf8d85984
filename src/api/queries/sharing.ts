import { queryOptions } from '@tanstack/react-query';
import type { Delivery } from '../../domain/delivery.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import type { SendStyle } from '../../domain/documents/send-style.ts';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { mailingCalls } from '../contract/mailing.ts';

type Answer = AnswerOf<typeof mailingCalls.getSharing>['data'];

/** A mail that was sent, or is on its way. */
export interface SentMessage
  extends Pick<Answer['messages'][number], 'id' | 'purpose' | 'state' | 'at' | 'fault'> {
  /** Every address it went to, copies too; those unseen by others are left out. */
  to: string[];
}

/** What was sent of a document and lives, how far its goods have come, and where it may be sent. */
export interface SharingView {
  links: number;
  messages: SentMessage[];
  delivery: Delivery;
  /** Every address its customer has. */
  addresses: string[];
  sending: { style: SendStyle; email: string; cc: string; bcc: string; whatsapp: string; message: string };
}

const sharingFromWire = (answer: Answer): SharingView => ({
  links: answer.links,
  messages: answer.messages.map(({ id, purpose, email, Cc, state, at, fault }) => ({
    id,
    purpose,
    to: [email, ...Cc],
    state,
    at,
    fault,
  })),
  delivery: { status: answer.ShipStatus, tracking: answer.trackingnumber },
  addresses: answer.emails,
  sending: {
    style: answer.sendstyle,
    email: answer.email,
    cc: answer.Cc,
    bcc: answer.Bcc,
    whatsapp: answer.whatsappnumber,
    message: answer.personal_message,
  },
});

/** How long a queued mail is waited for before it is asked about again, in milliseconds. */
const waiting = 2000;

/** What was sent of a document; asked again while a mail is on its way. */
export const sharingView = (businessid: string, kind: DocumentKind, DocumentId: string) =>
  queryOptions({
    queryKey: ['sharing', businessid, kind, DocumentId],
    queryFn: async ({ signal }) => {
      const query = { businessid, kind, DocumentId };
      return sharingFromWire((await send(mailingCalls.getSharing, { signal, query })).data);
    },
    refetchInterval: ({ state }) =>
      state.data?.messages.some((message) => message.state === 'queued') ? waiting : false,
  });
