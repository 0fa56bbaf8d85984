import type { mailingCalls } from '../../src/api/contract/mailing.ts';
import type { printCalls, publicPrintCalls } from '../../src/api/contract/print.ts';
import type { publicViewCalls } from '../../src/api/contract/public-view.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { lookToWire } from '../../src/api/wire/look.ts';
import { printableLineWire, printableWire } from '../../src/api/wire/printable.ts';
import type { Day } from '../../src/domain/day.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { printableOf } from '../../src/domain/documents/printable.ts';
import type { PrintAs } from '../../src/domain/documents/printed.ts';
import { standingOfDocument } from '../../src/domain/documents/standing.ts';
import { quoteFactsOn } from '../../src/domain/quote/facts.ts';
import type { PaperMaterial } from '../../src/domain/template.ts';
import { billAnswers as billWords } from '../../src/domain/words/bills.ts';
import { documentAnswers as documentAnswerWords } from '../../src/domain/words/documents.ts';
import { orderAnswers as orderWords } from '../../src/domain/words/orders.ts';
import { printCreditNote, printDocument, printForVisitor } from '../commands/print-document.ts';
import { sendDocument } from '../commands/send-document.ts';
import type { PayLinks } from '../services/pay-link.ts';
import { findDocuments } from '../store/documents.ts';
import { materialOfPaper } from '../store/paper-material.ts';
import { type Ctx, Missing, withBusiness } from '../store/tx.ts';
import type { Services } from './access.ts';
import { billViewOf } from './bill.answers.ts';
import { detailsToWire, lookAnswerOf } from './document.answers.ts';
import { mailRequestOf, type SentMail, sentAnswerOf } from './mailing.requests.ts';
import type { Handlers } from './mount.ts';
import { orderViewOf } from './order.answers.ts';
import { downloadOf } from './print.answers.ts';
import type { Visitor } from './public-access.ts';
import { quoteViewOf } from './quote.answers.ts';

/** What PDFs are made with. */
type Printer = Services & PayLinks;

type Print = Handlers<typeof printCalls, Ctx>;
type PublicPrint = Handlers<typeof publicPrintCalls, Visitor>;
type PublicView = Handlers<typeof publicViewCalls, Visitor>;
type Mailing = Handlers<typeof mailingCalls, Ctx>;

/** The one document a visitor sees, with what its paper is made of. */
const seenBy = async (
  visitor: Visitor,
): Promise<{ document: Document; material: PaperMaterial; today: Day }> => {
  const { kind, id } = visitor.document;
  return withBusiness(visitor, 'read', async (tx) => {
    const document = (await findDocuments(tx, kind, [id]))[0]!;
    return { document, material: await materialOfPaper(tx, document), today: tx.today };
  });
};

/** A document that is posted, or a credit note on it. */
const printPosted = (
  ctx: Ctx,
  services: Printer,
  kind: DocumentKind,
  { id, creditNoteId, as }: { id: string; creditNoteId: string | undefined; as?: PrintAs | undefined },
) =>
  creditNoteId
    ? printCreditNote(ctx, services, kind, { id, creditNoteId: idFromWire(creditNoteId) })
    : printDocument(ctx, services, kind, id, as);

/** Mails a document that is posted, or a credit note on it. */
const mailPosted = (
  ctx: Ctx,
  kind: DocumentKind,
  documentId: string,
  sent: SentMail & { CreditNoteId?: string | undefined },
) =>
  sendDocument(ctx, {
    ...mailRequestOf(sent),
    kind,
    id: idFromWire(documentId),
    ...(sent.CreditNoteId
      ? { purpose: 'credit-note', creditNoteId: idFromWire(sent.CreditNoteId) }
      : { purpose: 'document' }),
  });

const visitorsPdf =
  (services: Printer) =>
  async ({ ctx }: { ctx: Visitor }) =>
    downloadOf(await printForVisitor(ctx, services, ctx.document));

/** The calls that the spec has of its own for each kind, where all kinds are served alike. */
interface ServedKind {
  print: (services: Printer) => Partial<Print>;
  publicPrint: (services: Printer) => Partial<PublicPrint>;
  publicView: Partial<PublicView>;
  mailing: Partial<Mailing>;
}

const servedKinds = {
  invoice: {
    print: (services) => ({
      downloadInvoicePdf: async ({ ctx, body }) =>
        downloadOf(
          await printPosted(ctx, services, 'invoice', {
            id: idFromWire(body.InvoiceId),
            creditNoteId: body.CreditNoteId,
            as: body.printas,
          }),
        ),
    }),
    publicPrint: (services) => ({ publicInvoicePdf: visitorsPdf(services) }),
    publicView: {
      publicInvoice: async ({ ctx, query }) => {
        const { document, material, today } = await seenBy(ctx);
        if (query.type && query.type !== document.subtype) throw new Missing();
        const paper = printableOf(document, ctx.business, material);
        const data = printableWire.toWire({
          ...paper,
          look: lookToWire(paper.look),
          details: detailsToWire(paper.details),
          lines: paper.lines.map((line) => printableLineWire.toWire(line)),
          today,
        });
        return { status: 200 as const, message: document.number ?? '', data };
      },
    },
    mailing: {
      resendInvoice: async ({ ctx, body }) =>
        sentAnswerOf(documentAnswerWords.mailSent, await mailPosted(ctx, 'invoice', body.InvoiceId, body)),
      sendPaymentEmail: async ({ ctx, body }) => {
        const mail = { ...mailRequestOf(body), kind: 'invoice', id: idFromWire(body.InvoiceId) } as const;
        const sent = await sendDocument(ctx, { ...mail, purpose: 'payment' });
        return sentAnswerOf(documentAnswerWords.paymentEmailGoes(sent.to), sent);
      },
    },
  },
  quote: {
    print: (services) => ({
      downloadQuotePdf: async ({ ctx, body }) =>
        downloadOf(await printDocument(ctx, services, 'quote', idFromWire(body.QuoteID))),
    }),
    publicPrint: (services) => ({ publicQuotePdf: visitorsPdf(services) }),
    publicView: {
      publicQuote: async ({ ctx }) => {
        const { document, material, today } = await seenBy(ctx);
        const { locale } = ctx.business;
        const data = {
          ...quoteViewOf(document, ctx.business),
          ...lookAnswerOf(document, material),
          locale,
          version: document.version,
          standing: standingOfDocument(quoteFactsOn(today), document),
        };
        return { status: 200 as const, message: document.number ?? '', data };
      },
    },
    mailing: {
      sendQuoteEmail: async ({ ctx, body }) => {
        const typed = mailRequestOf({ ...body, email: body.Email });
        const mail = { ...typed, kind: 'quote', id: idFromWire(body.QuoteID) } as const;
        return sentAnswerOf(
          documentAnswerWords.emailSentSuccessfully,
          await sendDocument(ctx, { ...mail, purpose: 'document' }),
        );
      },
    },
  },
  bill: {
    print: (services) => ({
      downloadBillPdf: async ({ ctx, body }) =>
        downloadOf(
          await printPosted(ctx, services, 'bill', {
            id: idFromWire(body.vendorBillId),
            creditNoteId: body.CreditNoteId,
          }),
        ),
    }),
    publicPrint: (services) => ({ publicBillPdf: visitorsPdf(services) }),
    publicView: {
      publicBill: async ({ ctx }) => {
        const { document, material } = await seenBy(ctx);
        const { locale } = ctx.business;
        const data = {
          ...billViewOf(document, ctx.business),
          ...lookAnswerOf(document, material),
          paymentlink: document.sending.paymentLink,
          locale,
        };
        return { status: 200 as const, message: document.number ?? '', data };
      },
    },
    mailing: {
      sendBillEmail: async ({ ctx, body }) =>
        sentAnswerOf(billWords.emailSent, await mailPosted(ctx, 'bill', body.vendorBillId, body)),
    },
  },
  order: {
    print: (services) => ({
      downloadOrderPdf: async ({ ctx, body }) =>
        downloadOf(await printDocument(ctx, services, 'order', idFromWire(body.PurchaseOrderID))),
    }),
    publicPrint: (services) => ({ publicOrderPdf: visitorsPdf(services) }),
    publicView: {
      publicOrder: async ({ ctx }) => {
        const { document, material } = await seenBy(ctx);
        const { locale } = ctx.business;
        const data = {
          ...orderViewOf(document, ctx.business),
          ...lookAnswerOf(document, material),
          locale,
        };
        return { status: 200 as const, message: document.number ?? '', data };
      },
    },
    mailing: {
      sendOrderEmail: async ({ ctx, body }) => {
        const mail = { ...mailRequestOf(body), kind: 'order', id: idFromWire(body.PurchaseOrderID) } as const;
        return sentAnswerOf(orderWords.emailSent, await sendDocument(ctx, { ...mail, purpose: 'document' }));
      },
    },
  },
} satisfies Record<DocumentKind, ServedKind>;

const { invoice, quote, bill, order } = servedKinds;

/** The handlers of every kind, by what they are mounted with. */
export const printHandlers = (services: Printer) => ({
  ...invoice.print(services),
  ...quote.print(services),
  ...bill.print(services),
  ...order.print(services),
});
export const publicPrintHandlers = (services: Printer) => ({
  ...invoice.publicPrint(services),
  ...quote.publicPrint(services),
  ...bill.publicPrint(services),
  ...order.publicPrint(services),
});
export const publicViewHandlers = {
  ...invoice.publicView,
  ...quote.publicView,
  ...bill.publicView,
  ...order.publicView,
};
export const kindsMailingHandlers = {
  ...invoice.mailing,
  ...quote.mailing,
  ...bill.mailing,
  ...order.mailing,
};
