import type { FastifyInstance } from 'fastify';
import { mailingCalls } from '../../../src/api/calls/mailing.ts';
import { documentAnswers as words } from '../../../src/domain/words/documents.ts';
import { sendAgain, sendDocument } from '../../commands/send-document.ts';
import { updateDelivery } from '../../commands/set-delivery.ts';
import { type SharingView, viewSharing } from '../../reports/sharing.ts';
import { withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { mailRequestOf, sentAnswerOf } from './mailing.requests.ts';
import { kindsMailingHandlers } from './served-kinds.ts';

const sharingAnswer = ({ emails, messages, delivery, sending, ...view }: SharingView) => ({
  ...view,
  messages: messages.map(({ to, at, ...message }) => ({ ...message, email: to, at: at.toISOString() })),
  delivery: delivery.status,
  tracking: delivery.tracking,
  addresses: emails,
  email: sending.email,
  cc: sending.cc,
  bcc: sending.bcc,
  note: sending.message,
  sendStyle: sending.style,
});

/** Mounts what takes a document to its customer by mail, and the delivery of its goods. */
export const mailingRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, mailingCalls, inBusiness(services), {
    ...kindsMailingHandlers,
    sendNotice: async ({ ctx, args: { kind, id, purpose, ...mail } }) =>
      sentAnswerOf(
        words.noticeSent[purpose],
        await sendDocument(ctx, { ...mailRequestOf(mail), kind, id, purpose }),
      ),
    sendAgain: async ({ ctx, args: { kind, messageId } }) =>
      sentAnswerOf(words.mailSent, await sendAgain(ctx, kind, messageId)),
    getSharing: async ({ ctx, args: { kind, id } }) => ({
      message: words.whatWasSent,
      ...sharingAnswer(await withBusiness(ctx, 'read', (tx) => viewSharing(tx, kind, id))),
    }),
    updateShipStatus: async ({ ctx, args: { id, status, tellsClient, tracking }, request }) => {
      const header = request.headers.clientemail;
      const { moved, repeated } = await updateDelivery(ctx, {
        id,
        status,
        tracking: tracking?.trim() ?? null,
        clientEmail: typeof header === 'string' ? header : null,
        tellClient: tellsClient === 'true',
      });
      return { message: words.deliveryStatusUpdated, id, status, repeated: repeated === true || !moved };
    },
  });
