import * as z from 'zod/mini';
import { sendMethods, sendStyles } from '../../domain/documents/send-style.ts';
import * as wire from '../wire/values.ts';
import { attachmentFields } from './attachment.ts';
import { done, subject, told } from './call.ts';
import {
  day,
  flag,
  id,
  idList,
  list,
  nullable,
  number,
  oneOf,
  optional,
  part,
  text,
  texts,
  typedText,
  verbatim,
} from './field.ts';
import { touchedByBooking } from './subject.ts';

const upper = subject('BusinessID', '');
const lower = subject('businessid', '');

/** A kind of document that is mailed, shared and shown by its link. */
const kind = verbatim(wire.sharedKind)('kind');
const shared = { kind, id: id('DocumentId') };

const purpose = oneOf('purpose', [
  'document',
  'payment',
  'reminder',
  'confirmation',
  'delivery',
  'credit-note',
  'cancellation',
]);

/** Who gets a mail, and what it says; what is left out is as the document says, its address else the customer's. */
export const mailForm = {
  email: optional(typedText('email', 300)),
  cc: optional(typedText('Cc', 3000)),
  bcc: optional(typedText('Bcc', 3000)),
  note: optional(typedText('personal_message', 5000)),
  /** What it says; left out: the business's own wording, or ours. */
  subject: optional(typedText('Subject', 300)),
  text: optional(typedText('Message', 6000)),
};

/** The same with files of the document that go along. */
const documentMail = { ...mailForm, files: optional(idList('Attachments', 10)) };
/** A credit note on the document may go out instead of itself. */
const postedMail = { ...documentMail, creditNoteId: optional(id('CreditNoteId')) };

/** The message that goes out. */
export const mailSent = told({ messageId: id('messageid'), email: text('email'), ...done });

/** Documents by mail, and what became of them. A document that is sent for the first time is issued by it; mail travels on after the answer. */
export const mailingCalls = {
  resendInvoice: lower.change('/api/invoice/ResendInvoice', 'invoice.reshare', {
    takes: { id: id('InvoiceId'), ...postedMail },
    says: mailSent,
    touches: touchedByBooking,
  }),
  sendPaymentEmail: lower.change('/api/invoice/Send-Invoice-Payment-Email', 'invoice.reshare', {
    takes: { id: id('InvoiceId'), ...documentMail },
    says: mailSent,
    touches: touchedByBooking,
  }),
  sendQuoteEmail: upper.change('/api/QuotesController/Send-Quote-Email', 'quote.reshare', {
    takes: { id: id('QuoteID'), ...documentMail, email: optional(typedText('Email', 300)) },
    says: mailSent,
    touches: ['quotes', 'sharing', 'customers', 'dashboard'],
  }),
  sendBillEmail: lower.change('/api/VendorBill/SendVendorBillEmail', 'bill.reshare', {
    takes: { id: id('vendorBillId'), ...postedMail },
    says: mailSent,
    touches: ['bills', 'sharing', 'vendors', 'dashboard'],
  }),
  sendOrderEmail: lower.change('/api/PurchaseOrder/SendPurchaseOrderEmail', 'purchaseOrder.reshare', {
    takes: { id: id('PurchaseOrderID'), ...documentMail },
    says: mailSent,
    touches: ['orders', 'sharing', 'vendors'],
  }),
  sendNotice: lower.ours.change('/api/Share/send-notice', 'invoice.reshare', {
    takes: { ...shared, purpose: oneOf('purpose', ['reminder', 'confirmation']), ...documentMail },
    says: mailSent,
    touches: ['invoices', 'sharing', 'dashboard'],
  }),
  sendAgain: lower.ours.change('/api/Share/send-again', 'invoice.reshare', {
    takes: { kind, messageId: id('MessageId') },
    says: mailSent,
    touches: ['sharing'],
  }),
  getSharing: lower.ours.read('/api/Share/get-sharing', 'invoice.view', {
    takes: shared,
    says: told({
      links: number('links'),
      /** The first and the last day on which somebody opened one. */
      opened: nullable(part('opened', { first: day('first'), last: day('last') })),
      messages: list('messages', {
        id: id('id'),
        purpose,
        email: text('email'),
        note: text('personal_message'),
        at: text('at'),
        cc: texts('Cc'),
        bcc: texts('Bcc'),
        /** What files of the document went along are called. */
        files: texts('Files'),
        state: oneOf('state', ['queued', 'sent', 'failed']),
        fault: nullable(text('fault')),
      }),
      delivery: nullable(oneOf('ShipStatus', ['Shipped', 'Delivered'])),
      hasGoods: flag('hasgoods'),
      tracking: text('trackingnumber'),
      email: text('email'),
      cc: text('Cc'),
      bcc: text('Bcc'),
      whatsapp: text('whatsappnumber'),
      note: text('personal_message'),
      addresses: texts('emails'),
      /** The files of the document, of which a mail may take along what is asked for. */
      files: list('Attachments', attachmentFields),
      /** What may be mailed about it now, and what each mail would say. */
      mails: list('mails', { purpose, subject: text('Subject'), text: text('Message') }),
      /** Where the mails are answered to; empty where nobody knows. */
      replyTo: text('replyto'),
      sendStyle: oneOf('sendstyle', sendStyles),
      /** The way its customer was sent something last. */
      lastMethod: nullable(oneOf('lastway', sendMethods)),
      /** Letters of its paper that PDFs can’t show. */
      unprintable: texts('unprintable'),
    }),
    reads: 'sharing',
  }),
  updateShipStatus: lower.changeByGet('/api/invoice/UpdateShipStatus', 'invoice.edit', {
    takes: {
      id: id('invoiceid'),
      status: oneOf('shipstatus', ['Shipped', 'Delivered']),
      tellsClient: optional(verbatim(z.enum(['true', 'false']))('emailtoclient')),
      tracking: optional(typedText('trackingnumber', 100)),
    },
    says: told({ id: id('id'), status: text('ShipStatus'), ...done }),
    touches: ['invoices', 'sharing', 'dashboard'],
  }),
};

/** The way a link is passed on, which Send proposes next time; left out where nobody said. */
const way = optional(oneOf('way', ['whatsapp', 'link']));
const linkTouches = ['invoices', 'quotes', 'bills', 'orders', 'sharing', 'dashboard'] as const;

/** Public links of documents. Quotes and receipts have the invoice's keys for sending and sharing. */
export const shareCalls = {
  createLink: lower.ours.change('/api/Share/create-link', 'invoice.reshare', {
    takes: { ...shared, way },
    says: told({ link: text('link') }),
    touches: linkTouches,
  }),
  revokeLinks: lower.ours.change('/api/Share/revoke-links', 'invoice.reshare', {
    takes: shared,
    says: told({ revoked: number('revoked'), ...done }),
    touches: linkTouches,
  }),
};
