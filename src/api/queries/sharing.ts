import { queryOptions } from '@tanstack/react-query';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import type { SharingView } from '../../domain/documents/sharing.ts';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { mailingCalls } from '../contract/mailing.ts';
import { attachmentFromWire } from '../wire/document.ts';

type Answer = AnswerOf<typeof mailingCalls.getSharing>['data'];

const sharingFromWire = (answer: Answer): SharingView => ({
  links: answer.links,
  opened: answer.opened,
  messages: answer.messages.map(({ id, purpose, email, Cc, Files, state, at, fault }) => ({
    id,
    purpose,
    to: [email, ...Cc],
    files: Files,
    state,
    at,
    fault,
  })),
  delivery: { status: answer.ShipStatus, tracking: answer.trackingnumber },
  hasGoods: answer.hasgoods,
  addresses: answer.emails,
  files: answer.Attachments.map(attachmentFromWire),
  mails: answer.mails.map(({ purpose, Subject, Message }) => ({ purpose, subject: Subject, text: Message })),
  replyTo: answer.replyto,
  lastMethod: answer.lastway,
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
