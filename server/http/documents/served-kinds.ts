import type { mailingCalls } from '../../../src/api/calls/mailing.ts';
import type { printCalls } from '../../../src/api/calls/print.ts';
import type { publicPrintCalls, publicViewCalls } from '../../../src/api/calls/public-document.ts';
import type { Day } from '../../../src/domain/day.ts';
import type { Document } from '../../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../../src/domain/documents/kind.ts';
import { printableOf } from '../../../src/domain/documents/printable.ts';
import type { PrintAs } from '../../../src/domain/documents/printed.ts';
import { standingOfDocument } from '../../../src/domain/documents/standing.ts';
import { quoteFactsOn } from '../../../src/domain/quote/facts.ts';
import type { PaperMaterial } from '../../../src/domain/template/template.ts';
import { billAnswers as billWords } from '../../../src/domain/words/bills.ts';
import { documentAnswers as words } from '../../../src/domain/words/documents.ts';
import { orderAnswers as orderWords } from '../../../src/domain/words/orders.ts';
import { printCreditNote, printDocument, printForVisitor } from '../../commands/print-document.ts';
import { sendDocument } from '../../commands/send-document.ts';
import type { PayLinks } from '../../services/pay-link.ts';
import { type Ctx, Missing, withBusiness } from '../../store/database/tx.ts';
import { findDocuments } from '../../store/documents/documents.ts';
import { materialOfPaper } from '../../store/documents/paper-material.ts';
import type { Services } from '../call/access.ts';
import type { DeclaredHandlers } from '../call/mount-declared.ts';
import { billViewOf } from './bill.answers.ts';
import { detailsAnswerOf, lookAnswerOf } from './document.answers.ts';
import { mailRequestOf, type SentMail, sentAnswerOf } from './mailing.requests.ts';
import { orderViewOf } from './order.answers.ts';
import { downloadOf } from './print.answers.ts';
import type { Visitor } from './public-access.ts';
import { quoteViewOf } from './quote.answers.ts';

/** What PDFs are made with. */
type Printer = Services & PayLinks;

type Print = DeclaredHandlers<typeof printCalls, Ctx>;
type PublicPrint = DeclaredHandlers<typeof publicPrintCalls, Visitor>;
type PublicView = DeclaredHandlers<typeof publicViewCalls, Visitor>;
type Mailing = DeclaredHandlers<typeof mailingCalls, Ctx>;

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
  { id, creditNoteId, as }: { id: string; creditNoteId?: string | undefined; as?: PrintAs | undefined },
) =>
  creditNoteId
    ? printCreditNote(ctx, services, kind, { id, creditNoteId })
    : printDocument(ctx, services, kind, id, as);

/** Mails a document that is posted, or a credit note on it. */
const mailPosted = (
  ctx: Ctx,
  kind: DocumentKind,
  { id, creditNoteId, ...mail }: SentMail & { id: string; creditNoteId?: string | undefined },
) =>
  sendDocument(ctx, {
    ...mailRequestOf(mail),
    kind,
    id,
    ...(creditNoteId ? { purpose: 'credit-note', creditNoteId } : { purpose: 'document' }),
  });

/** Mails a document that posts nothing. */
const mailPlain = (ctx: Ctx, kind: DocumentKind, { id, ...mail }: SentMail & { id: string }) =>
  sendDocument(ctx, { ...mailRequestOf(mail), kind, id, purpose: 'document' });

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
      downloadInvoicePdf: async ({ ctx, args }) =>
        downloadOf(await printPosted(ctx, services, 'invoice', args)),
    }),
    publicPrint: (services) => ({ publicInvoicePdf: visitorsPdf(services) }),
    publicView: {
      publicInvoice: async ({ ctx, args }) => {
        const { document, material, today } = await seenBy(ctx);
        if (args.type && args.type !== document.subtype) throw new Missing();
        const { details, ...paper } = printableOf(document, ctx.business, material);
        return { message: document.number ?? '', ...paper, details: detailsAnswerOf(details), today };
      },
    },
    mailing: {
      resendInvoice: async ({ ctx, args }) =>
        sentAnswerOf(words.mailSent, await mailPosted(ctx, 'invoice', args)),
      sendPaymentEmail: async ({ ctx, args: { id, ...typed } }) => {
        const mail = { ...mailRequestOf(typed), kind: 'invoice', id } as const;
        const sent = await sendDocument(ctx, { ...mail, purpose: 'payment' });
        return sentAnswerOf(words.paymentEmailGoes(sent.to), sent);
      },
    },
  },
  quote: {
    print: (services) => ({
      downloadQuotePdf: async ({ ctx, args }) =>
        downloadOf(await printDocument(ctx, services, 'quote', args.id)),
    }),
    publicPrint: (services) => ({ publicQuotePdf: visitorsPdf(services) }),
    publicView: {
      publicQuote: async ({ ctx }) => {
        const { document, material, today } = await seenBy(ctx);
        return {
          message: document.number ?? '',
          ...quoteViewOf(document, ctx.business),
          ...lookAnswerOf(document, material),
          locale: ctx.business.locale,
          version: document.version,
          standing: standingOfDocument(quoteFactsOn(today), document),
        };
      },
    },
    mailing: {
      sendQuoteEmail: async ({ ctx, args }) =>
        sentAnswerOf(words.emailSentSuccessfully, await mailPlain(ctx, 'quote', args)),
    },
  },
  bill: {
    print: (services) => ({
      downloadBillPdf: async ({ ctx, args }) => downloadOf(await printPosted(ctx, services, 'bill', args)),
    }),
    publicPrint: (services) => ({ publicBillPdf: visitorsPdf(services) }),
    publicView: {
      publicBill: async ({ ctx }) => {
        const { document, material } = await seenBy(ctx);
        return {
          message: document.number ?? '',
          ...billViewOf(document, ctx.business),
          ...lookAnswerOf(document, material),
          paymentLink: document.sending.paymentLink,
          locale: ctx.business.locale,
        };
      },
    },
    mailing: {
      sendBillEmail: async ({ ctx, args }) =>
        sentAnswerOf(billWords.emailSent, await mailPosted(ctx, 'bill', args)),
    },
  },
  order: {
    print: (services) => ({
      downloadOrderPdf: async ({ ctx, args }) =>
        downloadOf(await printDocument(ctx, services, 'order', args.id)),
    }),
    publicPrint: (services) => ({ publicOrderPdf: visitorsPdf(services) }),
    publicView: {
      publicOrder: async ({ ctx }) => {
        const { document, material } = await seenBy(ctx);
        return {
          message: document.number ?? '',
          ...orderViewOf(document, ctx.business),
          ...lookAnswerOf(document, material),
          locale: ctx.business.locale,
        };
      },
    },
    mailing: {
      sendOrderEmail: async ({ ctx, args }) =>
        sentAnswerOf(orderWords.emailSent, await mailPlain(ctx, 'order', args)),
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
