import { queryOptions } from '@tanstack/react-query';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import type { SharingView } from '../../domain/documents/sharing.ts';
import type { DeliveryStatus } from '../../domain/values/delivery.ts';
import type { OursAnswer } from '../calls/call.ts';
import { mailingCalls, shareCalls } from '../calls/mailing.ts';
import { printCalls } from '../calls/print.ts';
import { ask } from '../client/ask.ts';
import type { Told } from '../client/command.ts';

/** A document that is sent or shared: what it is, and whose. */
export interface SharedDocument {
  businessId: string;
  kind: DocumentKind;
  id: string;
}

/** A mail as typed. */
export interface MailDraft {
  email: string;
  cc: string;
  bcc: string;
  note: string;
  /** As they were edited; left out where nobody saw them. */
  subject?: string | undefined;
  text?: string | undefined;
  /** Files of the document that go along, by id. */
  files?: readonly string[];
}

/** The same with what goes out in the document's place: a credit note on it. */
export interface DocumentMail extends MailDraft {
  creditNoteId?: string;
}

const sentMail = <Mail extends MailDraft>({ files = [], ...mail }: Mail) => ({
  ...mail,
  ...(files.length > 0 && { files: [...files] }),
});

/** The calls the spec has of its own for each kind: its mail, and its PDF. */
const kindCalls = {
  invoice: { mail: mailingCalls.resendInvoice, pdf: printCalls.downloadInvoicePdf },
  quote: { mail: mailingCalls.sendQuoteEmail, pdf: printCalls.downloadQuotePdf },
  bill: { mail: mailingCalls.sendBillEmail, pdf: printCalls.downloadBillPdf },
  order: { mail: mailingCalls.sendOrderEmail, pdf: printCalls.downloadOrderPdf },
} as const satisfies Record<DocumentKind, unknown>;

/** Sends a document by mail, as PDF and as link. */
export const mailDocument = (
  { businessId, kind, id }: SharedDocument,
  intentKey: string,
  mail: DocumentMail,
): Promise<Told> => ask(kindCalls[kind].mail, { businessId, id, ...sentMail(mail) }, { intentKey });

/** The address a document's PDF is fetched from, good for a minute. */
export const documentPdf = async ({ businessId, kind, id }: SharedDocument): Promise<string> =>
  (await ask(kindCalls[kind].pdf, { businessId, id })).data.url;

/** Asks by mail for what is owed. */
export const askForPayment = (
  { businessId, id }: SharedDocument,
  intentKey: string,
  mail: MailDraft,
): Promise<Told> => ask(mailingCalls.sendPaymentEmail, { businessId, id, ...sentMail(mail) }, { intentKey });

/** Reminds of what is owed, or confirms what was paid. */
export const sendNotice = (
  { businessId, kind, id }: SharedDocument,
  intentKey: string,
  purpose: 'reminder' | 'confirmation',
  mail: MailDraft,
): Promise<Told> =>
  ask(mailingCalls.sendNotice, { businessId, kind, id, purpose, ...sentMail(mail) }, { intentKey });

/** Sends a mail once more, to the same addresses. */
export const sendAgain = (
  { businessId, kind }: SharedDocument,
  intentKey: string,
  messageId: string,
): Promise<Told> => ask(mailingCalls.sendAgain, { businessId, kind, messageId }, { intentKey });

/** A new public link, and the way it is passed on. */
export const createLink = async (
  { businessId, kind, id }: SharedDocument,
  way: 'whatsapp' | 'link',
): Promise<string> => (await ask(shareCalls.createLink, { businessId, kind, id, way })).link;

/** Ends every public link of a document. */
export const revokeLinks = ({ businessId, kind, id }: SharedDocument, intentKey: string): Promise<Told> =>
  ask(shareCalls.revokeLinks, { businessId, kind, id }, { intentKey });

/** Says how far the goods have come, and tells the customer at `email` where one is given. */
export const updateDelivery = (
  { businessId, id }: SharedDocument,
  intentKey: string,
  { status, tracking, email }: { status: DeliveryStatus; tracking: string; email: string | null },
): Promise<Told> =>
  ask(
    mailingCalls.updateShipStatus,
    { businessId, id, status, tracking, tellsClient: email ? 'true' : 'false' },
    { intentKey, ...(email && { headers: { ClientEmail: email } }) },
  );

const sharingFrom = (shared: OursAnswer<typeof mailingCalls.getSharing>): SharingView => ({
  ...shared,
  messages: shared.messages.map(({ email, cc, ...message }) => ({ ...message, to: [email, ...cc] })),
  delivery: { status: shared.delivery, tracking: shared.tracking },
  sending: {
    style: shared.sendStyle,
    email: shared.email,
    cc: shared.cc,
    bcc: shared.bcc,
    whatsapp: shared.whatsapp,
    message: shared.note,
  },
});

/** How long a queued mail is waited for before it is asked about again, in milliseconds. */
const waiting = 2000;

/** What was sent of a document; asked again while a mail is on its way. */
export const sharingView = (businessId: string, kind: DocumentKind, id: string) =>
  queryOptions({
    queryKey: ['sharing', businessId, kind, id],
    queryFn: async ({ signal }) =>
      sharingFrom(await ask(mailingCalls.getSharing, { businessId, kind, id }, { signal })),
    refetchInterval: ({ state }) =>
      state.data?.messages.some((message) => message.state === 'queued') ? waiting : false,
  });
