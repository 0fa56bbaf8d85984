import * as z from 'zod/mini';
import { sendStyles } from '../../domain/documents/send-style.ts';
import { inBusiness } from './call.ts';
import { all, envelope, id, sharedKind, text } from './wire-types.ts';

const upper = inBusiness('BusinessID');
const lower = inBusiness('businessid');

/** A mail as typed; what is left out is as the document says, its address else the customer's. */
const mail = {
  email: z.optional(text(300)),
  ...all(z.optional(text(3000)), 'Cc', 'Bcc'),
  personal_message: z.optional(text(5000)),
};

const sent = envelope(z.object({ messageid: id, email: z.string(), repeated: z.boolean() }));

/** Documents by mail, and what became of them. */
export const mailingCalls = {
  resendInvoice: lower.change('/api/invoice/ResendInvoice', 'invoice.reshare', {
    takes: { InvoiceId: id, ...mail },
    answer: sent,
  }),
  sendPaymentEmail: lower.change('/api/invoice/Send-Invoice-Payment-Email', 'invoice.reshare', {
    takes: { InvoiceId: id, ...mail },
    answer: sent,
  }),
  sendQuoteEmail: upper.change('/api/QuotesController/Send-Quote-Email', 'quote.reshare', {
    takes: {
      QuoteID: id,
      Email: z.optional(text(300)),
      ...all(z.optional(text(3000)), 'Cc', 'Bcc'),
      personal_message: z.optional(text(5000)),
    },
    answer: sent,
  }),
  sendBillEmail: lower.change('/api/VendorBill/SendVendorBillEmail', 'bill.reshare', {
    takes: { vendorBillId: id, ...mail },
    answer: sent,
  }),
  sendOrderEmail: lower.change('/api/PurchaseOrder/SendPurchaseOrderEmail', 'purchaseOrder.reshare', {
    takes: { PurchaseOrderID: id, ...mail },
    answer: sent,
  }),
  sendAgain: lower.ours.change('/api/Share/send-again', 'invoice.reshare', {
    takes: { kind: sharedKind, MessageId: id },
    answer: sent,
  }),
  getSharing: lower.ours.read('/api/Share/get-sharing', 'invoice.view', {
    takes: { kind: sharedKind, DocumentId: id },
    answer: envelope(
      z.object({
        links: z.number(),
        messages: z.array(
          z.object({
            id,
            purpose: z.enum(['document', 'payment', 'delivery']),
            email: z.string(),
            ...all(z.array(z.string()), 'Cc', 'Bcc'),
            personal_message: z.string(),
            state: z.enum(['queued', 'sent', 'failed']),
            at: z.string(),
            fault: z.nullable(z.string()),
          }),
        ),
        ShipStatus: z.nullable(z.enum(['Shipped', 'Delivered'])),
        trackingnumber: z.string(),
        emails: z.array(z.string()),
        ...all(z.string(), 'email', 'Cc', 'Bcc', 'whatsappnumber', 'personal_message'),
        sendstyle: z.enum(sendStyles),
      }),
    ),
  }),
  updateShipStatus: lower.changeByGet('/api/invoice/UpdateShipStatus', 'invoice.edit', {
    takes: {
      invoiceid: id,
      shipstatus: z.enum(['Shipped', 'Delivered']),
      emailtoclient: z.optional(z.enum(['true', 'false'])),
      trackingnumber: z.optional(text(100)),
    },
    answer: envelope(z.object({ id, ShipStatus: z.string(), repeated: z.boolean() })),
  }),
};
