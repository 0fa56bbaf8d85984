import type { FastifyInstance } from 'fastify';
import { mailingCalls } from '../../src/api/contract/mailing.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { documentAnswers as documentAnswerWords } from '../../src/domain/words/documents.ts';
import { sendAgain, sendDocument } from '../commands/send-document.ts';
import { updateDelivery } from '../commands/set-delivery.ts';
import { type SharingView, viewSharing } from '../reports/sharing.ts';
import { withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { attachmentOf } from './attachment.answers.ts';
import { mailRequestOf, sentAnswerOf } from './mailing.requests.ts';
import { mount } from './mount.ts';
import { kindsMailingHandlers } from './served-kinds.ts';

const sharingAnswer = ({
  links,
  opened,
  messages,
  delivery,
  hasGoods,
  emails,
  whatsapp,
  sending,
  mails,
  replyTo,
  files,
  lastMethod,
}: SharingView) => ({
  links,
  opened,
  messages: messages.map(({ id, purpose, to, cc, bcc, note, state, at, fault, files: along }) => ({
    id: idToWire(id),
    purpose,
    email: to,
    Cc: cc,
    Bcc: bcc,
    Files: along,
    personal_message: note,
    state,
    at: at.toISOString(),
    fault,
  })),
  ShipStatus: delivery.status,
  trackingnumber: delivery.tracking,
  hasgoods: hasGoods,
  emails,
  Attachments: files.map(attachmentOf),
  mails: mails.map(({ purpose, subject, text }) => ({ purpose, Subject: subject, Message: text })),
  replyto: replyTo,
  email: sending.email,
  Cc: sending.cc,
  Bcc: sending.bcc,
  personal_message: sending.message,
  sendstyle: sending.style,
  lastway: lastMethod,
  whatsappnumber: whatsapp,
});

/** Mounts what takes a document to its customer by mail, and the delivery of its goods. */
export const mailingRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, mailingCalls, inBusiness(services), {
    ...kindsMailingHandlers,
    sendNotice: async ({ ctx, body }) => {
      const { kind, purpose, DocumentId } = body;
      const notice = { ...mailRequestOf(body), kind, id: idFromWire(DocumentId), purpose };
      return sentAnswerOf(documentAnswerWords.noticeSent[purpose], await sendDocument(ctx, notice));
    },
    sendAgain: async ({ ctx, body }) =>
      sentAnswerOf(documentAnswerWords.mailSent, await sendAgain(ctx, body.kind, idFromWire(body.MessageId))),
    getSharing: async ({ ctx, query }) => ({
      status: 200 as const,
      message: documentAnswerWords.whatWasSent,
      data: sharingAnswer(
        await withBusiness(ctx, 'read', (tx) => viewSharing(tx, query.kind, idFromWire(query.DocumentId))),
      ),
    }),
    updateShipStatus: async ({ ctx, query, request }) => {
      const header = request.headers.clientemail;
      const { moved, repeated } = await updateDelivery(ctx, {
        id: idFromWire(query.invoiceid),
        status: query.shipstatus,
        tracking: query.trackingnumber?.trim() ?? null,
        clientEmail: typeof header === 'string' ? header : null,
        tellClient: query.emailtoclient === 'true',
      });
      return {
        status: 200 as const,
        message: documentAnswerWords.deliveryStatusUpdated,
        data: { id: query.invoiceid, ShipStatus: query.shipstatus, repeated: repeated === true || !moved },
      };
    },
  });
