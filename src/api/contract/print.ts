import * as z from 'zod/mini';
import { call, inBusiness } from './call.ts';
import {
  billByLink,
  billOpeners,
  invoiceByLink,
  invoiceOpeners,
  orderByLink,
  orderOpeners,
  quoteByLink,
  quoteOpeners,
} from './public-link.ts';
import { download, id } from './wire-types.ts';

const upper = inBusiness('BusinessID');
const lower = inBusiness('businessid');

/** Documents as PDF. */
export const printCalls = {
  downloadInvoicePdf: lower.ask('/api/invoice/DownloadInvoicePDF', 'invoice.export', {
    takes: {
      InvoiceId: id,
      printas: z.optional(z.enum(['document', 'packing-slip'])),
      /** A credit note on it instead of itself. */
      CreditNoteId: z.optional(id),
    },
    answer: download,
  }),
  downloadQuotePdf: upper.ask('/api/QuotesController/DownloadQuotePDF', 'quote.export', {
    takes: { QuoteID: id },
    answer: download,
  }),
  downloadBillPdf: lower.ask('/api/VendorBill/DownloadVendorBillPDF', 'bill.export', {
    takes: { vendorBillId: id, CreditNoteId: z.optional(id) },
    answer: download,
  }),
  downloadOrderPdf: lower.ask('/api/PurchaseOrder/DownloadPurchaseOrderPDF', 'purchaseOrder.export', {
    takes: { PurchaseOrderID: id },
    answer: download,
  }),
};

/** The same for who came by a public link. */
export const publicPrintCalls = {
  publicInvoicePdf: call({
    ...invoiceByLink,
    method: 'POST',
    path: '/api/invoice/public-pdf',
    ours: true,
    body: z.object(invoiceOpeners),
    answer: download,
  }),
  publicQuotePdf: call({
    ...quoteByLink,
    method: 'POST',
    path: '/api/QuotesController/public-pdf',
    ours: true,
    body: z.object(quoteOpeners),
    answer: download,
  }),
  publicBillPdf: call({
    ...billByLink,
    method: 'POST',
    path: '/api/VendorBill/public-pdf',
    ours: true,
    body: z.object(billOpeners),
    answer: download,
  }),
  publicOrderPdf: call({
    ...orderByLink,
    method: 'POST',
    path: '/api/PurchaseOrder/public-pdf',
    ours: true,
    body: z.object(orderOpeners),
    answer: download,
  }),
};
