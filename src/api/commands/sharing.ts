import type { DeliveryStatus } from '../../domain/delivery.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { send } from '../client/client.ts';
import { mailingCalls } from '../contract/mailing.ts';
import { printCalls } from '../contract/print.ts';
import { shareCalls } from '../contract/share.ts';
import type { Asked, Told } from './command.ts';

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

type Mail = (asked: Asked, id: string, mail: DocumentMail) => Promise<Told>;

/** The calls the spec has of its own for each kind. */
interface KindCalls {
  mail: Mail;
  /** The address its PDF is fetched from, good for a minute. */
  pdf: (businessId: string, id: string) => Promise<string>;
}

const sentMail = ({ email, cc, bcc, note, subject, text, files = [] }: MailDraft) => ({
  email,
  Cc: cc,
  Bcc: bcc,
  personal_message: note,
  Subject: subject,
  Message: text,
  ...(files.length > 0 && { Attachments: [...files] }),
});

/** Our names of the fields of a mail, where a refusal names them as the wire does. */
const ours = (field: string): string =>
  ({ Email: 'email', Cc: 'cc', Bcc: 'bcc', Subject: 'subject', Message: 'text', Attachments: 'files' })[
    field
  ] ?? field;

const kindCalls: Readonly<Record<DocumentKind, KindCalls>> = {
  invoice: {
    mail: ({ businessId: businessid, intentKey }, InvoiceId, mail) =>
      send(mailingCalls.resendInvoice, {
        body: { businessid, InvoiceId, CreditNoteId: mail.creditNoteId, ...sentMail(mail) },
        intentKey,
        ours,
      }),
    pdf: async (businessid, InvoiceId) =>
      (await send(printCalls.downloadInvoicePdf, { body: { businessid, InvoiceId } })).data.url,
  },
  quote: {
    mail: ({ businessId: BusinessID, intentKey }, QuoteID, mail) => {
      const { email: Email, ...rest } = sentMail(mail);
      return send(mailingCalls.sendQuoteEmail, {
        body: { BusinessID, QuoteID, Email, ...rest },
        intentKey,
        ours,
      });
    },
    pdf: async (BusinessID, QuoteID) =>
      (await send(printCalls.downloadQuotePdf, { body: { BusinessID, QuoteID } })).data.url,
  },
  bill: {
    mail: ({ businessId: businessid, intentKey }, vendorBillId, mail) =>
      send(mailingCalls.sendBillEmail, {
        body: { businessid, vendorBillId, CreditNoteId: mail.creditNoteId, ...sentMail(mail) },
        intentKey,
        ours,
      }),
    pdf: async (businessid, vendorBillId) =>
      (await send(printCalls.downloadBillPdf, { body: { businessid, vendorBillId } })).data.url,
  },
  order: {
    mail: ({ businessId: businessid, intentKey }, PurchaseOrderID, mail) =>
      send(mailingCalls.sendOrderEmail, {
        body: { businessid, PurchaseOrderID, ...sentMail(mail) },
        intentKey,
        ours,
      }),
    pdf: async (businessid, PurchaseOrderID) =>
      (await send(printCalls.downloadOrderPdf, { body: { businessid, PurchaseOrderID } })).data.url,
  },
};

/** Sends a document by mail, as PDF and as link. */
export const mailDocument = (
  { businessId, kind, id }: SharedDocument,
  intentKey: string,
  mail: DocumentMail,
) => kindCalls[kind].mail({ businessId, intentKey }, id, mail);

/** The address a document's PDF is fetched from, good for a minute. */
export const documentPdf = ({ businessId, kind, id }: SharedDocument): Promise<string> =>
  kindCalls[kind].pdf(businessId, id);

/** Asks by mail for what is owed. */
export const askForPayment = (
  { businessId: businessid, id: InvoiceId }: SharedDocument,
  intentKey: string,
  mail: MailDraft,
): Promise<Told> =>
  send(mailingCalls.sendPaymentEmail, {
    body: { businessid, InvoiceId, ...sentMail(mail) },
    intentKey,
    ours,
  });

/** Reminds of what is owed, or confirms what was paid. */
export const sendNotice = (
  { businessId: businessid, kind, id: DocumentId }: SharedDocument,
  intentKey: string,
  purpose: 'reminder' | 'confirmation',
  mail: MailDraft,
): Promise<Told> =>
  send(mailingCalls.sendNotice, {
    body: { businessid, kind, DocumentId, purpose, ...sentMail(mail) },
    intentKey,
    ours,
  });

/** Sends a mail once more, to the same addresses. */
export const sendAgain = (
  { businessId: businessid, kind }: SharedDocument,
  intentKey: string,
  MessageId: string,
): Promise<Told> => send(mailingCalls.sendAgain, { body: { businessid, kind, MessageId }, intentKey });

/** A new public link, and the way it is passed on. */
export const createLink = async (
  { businessId: businessid, kind, id }: SharedDocument,
  way: 'whatsapp' | 'link',
): Promise<string> =>
  (await send(shareCalls.createLink, { body: { businessid, kind, DocumentId: id, way } })).data.link;

/** Ends every public link of a document. */
export const revokeLinks = (
  { businessId: businessid, kind, id }: SharedDocument,
  intentKey: string,
): Promise<Told> => send(shareCalls.revokeLinks, { body: { businessid, kind, DocumentId: id }, intentKey });

/** Says how far the goods have come, and tells the customer at `email` where one is given. */
export const updateDelivery = (
  { businessId: businessid, id: invoiceid }: SharedDocument,
  intentKey: string,
  { status, tracking, email }: { status: DeliveryStatus; tracking: string; email: string | null },
): Promise<Told> =>
  send(mailingCalls.updateShipStatus, {
    query: {
      businessid,
      invoiceid,
      shipstatus: status,
      trackingnumber: tracking,
      emailtoclient: email ? 'true' : 'false',
    },
    intentKey,
    ...(email ? { headers: { ClientEmail: email } } : {}),
  });
