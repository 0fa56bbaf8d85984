import * as z from 'zod/mini';
import { sendMethods, sendStyles } from '../../domain/documents/send-style.ts';
import { attachment, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { copies, mail, sent } from './mail-wire.ts';
import { all, day, id, sharedKind, text } from './wire-types.ts';

const upper = inBusiness('BusinessID');
const lower = inBusiness('businessid');

const purposes = [
  'document',
  'payment',
  'reminder',
  'confirmation',
  'delivery',
  'credit-note',
  'cancellation',
] as const;
const wording = z.object({ Subject: z.string(), Message: z.string() });

/** Files of the document that go along, by their ids. */
const files = { Attachments: z.optional(z.array(id).check(z.maxLength(10))) };
const mailed = { ...mail, ...files };
/** A credit note on the document may go out instead of itself. */
const posted = { ...mailed, CreditNoteId: z.optional(id) };

/** Documents by mail, and what became of them. */
export const mailingCalls = {
  resendInvoice: lower.change('/api/invoice/ResendInvoice', 'invoice.reshare', sent, {
    InvoiceId: id,
    ...posted,
  }),
  sendPaymentEmail: lower.change('/api/invoice/Send-Invoice-Payment-Email', 'invoice.reshare', sent, {
    InvoiceId: id,
    ...mailed,
  }),
  sendQuoteEmail: upper.change('/api/QuotesController/Send-Quote-Email', 'quote.reshare', sent, {
    QuoteID: id,
    Email: mail.email,
    ...copies,
    ...files,
  }),
  sendBillEmail: lower.change('/api/VendorBill/SendVendorBillEmail', 'bill.reshare', sent, {
    vendorBillId: id,
    ...posted,
  }),
  sendOrderEmail: lower.change('/api/PurchaseOrder/SendPurchaseOrderEmail', 'purchaseOrder.reshare', sent, {
    PurchaseOrderID: id,
    ...mailed,
  }),
  sendNotice: lower.ours.change('/api/Share/send-notice', 'invoice.reshare', sent, {
    kind: sharedKind,
    DocumentId: id,
    purpose: z.enum(['reminder', 'confirmation']),
    ...mailed,
  }),
  sendAgain: lower.ours.change('/api/Share/send-again', 'invoice.reshare', sent, {
    kind: sharedKind,
    MessageId: id,
  }),
  getSharing: lower.ours.read(
    '/api/Share/get-sharing',
    'invoice.view',
    {
      links: z.number(),
      /** The first and the last day on which somebody opened one. */
      opened: z.nullable(z.object(all(day, 'first last'))),
      messages: z.array(
        z.object({
          id,
          purpose: z.enum(purposes),
          ...all(z.string(), 'email personal_message at'),
          /** What files of the document went along are called. */
          ...all(z.array(z.string()), 'Cc Bcc Files'),
          state: z.enum(['queued', 'sent', 'failed']),
          fault: z.nullable(z.string()),
        }),
      ),
      ShipStatus: z.nullable(z.enum(['Shipped', 'Delivered'])),
      hasgoods: z.boolean(),
      ...all(z.string(), 'trackingnumber email Cc Bcc whatsappnumber personal_message'),
      emails: z.array(z.string()),
      /** The files of the document, of which a mail may take along what is asked for. */
      Attachments: z.array(attachment),
      /** What may be mailed about it now, and what each mail would say. */
      mails: z.array(z.object({ purpose: z.enum(purposes), ...wording.shape })),
      /** Where the mails are answered to; empty where nobody knows. */
      replyto: z.string(),
      sendstyle: z.enum(sendStyles),
      /** The way its customer was sent something last. */
      lastway: z.nullable(z.enum(sendMethods)),
    },
    { kind: sharedKind, DocumentId: id },
  ),
  updateShipStatus: lower.changeByGet(
    '/api/invoice/UpdateShipStatus',
    'invoice.edit',
    { id, ShipStatus: z.string(), ...repeated },
    {
      invoiceid: id,
      shipstatus: z.enum(['Shipped', 'Delivered']),
      emailtoclient: z.optional(z.enum(['true', 'false'])),
      trackingnumber: z.optional(text(100)),
    },
  ),
};
