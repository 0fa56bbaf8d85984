import type { FastifyInstance } from 'fastify';
import { vendorCalls } from '../../src/api/contract/vendor.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { paymentWire } from '../../src/api/wire/payment.ts';
import { renaming } from '../../src/api/wire/rename.ts';
import { lastPriceWire, vendorClaimWire, vendorWire } from '../../src/api/wire/vendor.ts';
import { payable } from '../../src/domain/books/side.ts';
import { blankVendor, type VendorCard } from '../../src/domain/contact.ts';
import { decimal } from '../../src/domain/money.ts';
import { vendorAnswers as words } from '../../src/domain/words/customers.ts';
import { documentAnswers as documentAnswerWords } from '../../src/domain/words/documents.ts';
import { refundCredit } from '../commands/credit.ts';
import { deleteContact, restoreContact } from '../commands/delete-contact.ts';
import { deleteOpeningPayment, payOpeningBalance } from '../commands/pay-opening-balance.ts';
import { saveContact } from '../commands/save-contact.ts';
import { figuresOf } from '../reports/contact-history.ts';
import { countContacts, listContacts } from '../reports/contact-list.ts';
import { vendorStatement } from '../reports/contact-statement.ts';
import { summariseContacts } from '../reports/contact-summary.ts';
import { viewContact } from '../reports/contact-view.ts';
import { lastPaymentDay } from '../reports/last-payment-mode.ts';
import { findContact, type Shared } from '../store/contacts.ts';
import { lastPurchases } from '../store/last-purchases.ts';
import { owingContacts } from '../store/narrowed-contacts.ts';
import { type Ctx, calendarOf, withBusiness } from '../store/tx.ts';
import { inBusiness } from './access.ts';
import { onEach } from './act.answers.ts';
import { answer } from './answer.ts';
import { joinedBy, movedOf, openingFrom, savedOf } from './contact.answers.ts';
import { contactsInFile } from './contact-file.answers.ts';
import { narrowedOf, type SentNarrowing } from './customer.requests.ts';
import { maybeId } from './document.answers.ts';
import { currencyFrom, idOrNull } from './document.requests.ts';
import { mount } from './mount.ts';
import { pageOf, requestedSpan } from './paging.ts';
import { paidOf, paymentOf } from './payment.requests.ts';
import { mailedStatement, printedStatement, statementAnswer } from './statement.answers.ts';
import { vendorListOf, vendorViewOf } from './vendor.answers.ts';
import type { AccountServices } from './visit.ts';

const cardOf = (body: object): VendorCard => {
  const sent = Object.entries(vendorWire.fromWire(body)).filter(([, value]) => value !== undefined);
  return { ...blankVendor, ...Object.fromEntries(sent) };
};

const warningOf = ({ email, taxId }: Shared): string | null => {
  if (email && taxId) return words.bothOfAnother;
  if (email) return words.emailOfAnother;
  return taxId ? words.taxIdOfAnother : null;
};

const done = (message: string, { repeated }: { repeated?: boolean }) =>
  answer(message, { repeated: repeated === true });

const listed = async (ctx: Ctx, sent: SentNarrowing & Parameters<typeof pageOf>[0]) => {
  const query = { ...narrowedOf(sent), ...pageOf(sent) };
  return vendorListOf(await withBusiness(ctx, 'read', (tx) => listContacts(tx, payable, query)), query.limit);
};

const daysOf = (sent: {
  sortby?: string | undefined;
  fromdate?: string | undefined;
  todate?: string | undefined;
}) => ({ period: sent.sortby, from: sent.fromdate, to: sent.todate });

const paidWith = <Sent extends { BankId?: string | null | undefined }>(sent: Sent) => ({
  ...paymentWire.fromWire(sent),
  bankId: idOrNull(sent.BankId),
});

const sumsWire = renaming({
  from: 'fromdate',
  to: 'todate',
  opening: 'openingbalance',
  cancelled: 'totalcancelled',
  settled: 'totalsettled',
  due: 'totalamountdue',
  page: 'currentpage',
  total: 'total',
  pages: 'pagetotal',
  report: 'report',
});

/** Mounts the vendors' calls. */
export const vendorRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mount(app, vendorCalls, inBusiness(services), {
    addVendor: async ({ ctx, body }) =>
      savedOf(
        words.vendorAdded,
        await saveContact(ctx, payable, cardOf(body), null, openingFrom(body), joinedBy(body.ClientIDFK)),
        warningOf,
      ),
    updateVendor: async ({ ctx, body }) => {
      const existing = { id: idFromWire(body.VendorMasterId), version: body.version ?? null };
      return savedOf(
        words.vendorUpdated,
        await saveContact(ctx, payable, cardOf(body), existing, openingFrom(body)),
        warningOf,
      );
    },
    listVendors: ({ ctx, query }) => listed(ctx, { ...query, filter: query.status }),
    listDeletedVendors: ({ ctx, query }) => listed(ctx, { ...query, filter: 'deleted' }),
    listUnpaidVendors: ({ ctx, query }) => listed(ctx, { ...query, filter: 'unpaid' }),
    listPaidVendors: ({ ctx, query }) => listed(ctx, { ...query, filter: 'paid' }),
    summariseVendors: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const span = requestedSpan(query, calendarOf(tx), 'thisyear');
        const sums = await summariseContacts(tx, payable, span);
        return answer(words.vendorsCameTo, {
          fromdate: span.from,
          todate: span.to,
          TotalPurchases: sums.billed,
          TotalPaid: sums.settled,
          TotalOwed: sums.outstanding,
          Overdue: sums.overdue,
          VendorCount: sums.customers,
        });
      }),
    vendorSummary: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { id, billed } = await viewContact(tx, payable, idFromWire(query.vendorid));
        const figures = await figuresOf(tx, payable, id);
        return answer(words.vendorCameTo, {
          TotalPurchases: billed,
          TotalPaid: figures.paid,
          TotalOwed: figures.outstanding,
          Overdue: figures.overdue,
          Advance: figures.credit,
          LastPaymentDate: await lastPaymentDay(tx, payable, id),
        });
      }),
    countVendors: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const counts = await countContacts(tx, await owingContacts(tx, payable));
        return answer(words.vendorCounts, {
          AllCount: counts.all,
          DeletedCount: counts.deleted,
          UnpaidCount: counts.unpaid,
          PaidCount: counts.paid,
        });
      }),
    getVendor: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) =>
        answer(
          words.vendor,
          vendorViewOf(await viewContact(tx, payable, idFromWire(query.vendorid)), tx.today),
        ),
      ),
    vendorNote: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { internalNote } = await findContact(tx, payable.contact, idFromWire(query.vendorid));
        return answer(words.internalNote, { VendorMasterId: query.vendorid, InternalNote: internalNote });
      }),
    lastPurchases: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const vendor = await findContact(tx, payable.contact, idFromWire(query.vendorid));
        const { prices, accountId, vendorAccount, named } = await lastPurchases(tx, payable, vendor);
        return answer(words.lastPurchases, {
          prices: prices.map((last) =>
            lastPriceWire.toWire({ ...last, productId: idToWire(last.productId) }),
          ),
          TAccountId: accountId,
          DefaultTAccountId: vendorAccount,
          accounts: named.map(({ name, accountId: TAccountId }) => ({ ProductName: name, TAccountId })),
        });
      }),
    deleteVendor: async ({ ctx, query }) =>
      movedOf(words.vendorDeleted, await deleteContact(ctx, payable.contact, idFromWire(query.vendorid))),
    restoreVendor: async ({ ctx, query }) =>
      movedOf(words.vendorRestored, await restoreContact(ctx, payable.contact, idFromWire(query.vendorid))),
    deleteVendors: ({ ctx, body }) =>
      onEach(ctx, body.vendorid, words.vendorsDeleted, (own, id) => deleteContact(own, payable.contact, id)),
    restoreVendors: ({ ctx, body }) =>
      onEach(ctx, body.vendorid, words.vendorsRestored, (own, id) =>
        restoreContact(own, payable.contact, id),
      ),
    exportVendors: ({ body, ...requested }) => contactsInFile(requested, payable, body, body.vendorid),
    vendorStatement: async ({ ctx, query }) => {
      const { page, limit, compare } = query;
      const asked = { page, limit, compare, ...daysOf(query) };
      const found = await statementAnswer(ctx, vendorStatement, idFromWire(query.vendorid), asked);
      return {
        statement: found.claims.map((claim) =>
          vendorClaimWire.toWire({ ...claim, documentId: maybeId(claim.documentId) }),
        ),
        totalbillsamount: found.claimed,
        advance: found.credit,
        ...sumsWire.toWire(found),
      };
    },
    downloadVendorStatement: ({ ctx, body }) =>
      printedStatement({ ctx, services }, payable, idFromWire(body.vendorid), daysOf(body)),
    sendVendorStatement: async ({ ctx, body }) => {
      const { email, Cc: cc, Bcc: bcc, personal_message: note, Subject: subject, Message: text } = body;
      const typed = { email, cc, bcc, note, subject, text };
      const sent = await mailedStatement(ctx, payable, idFromWire(body.vendorid), daysOf(body), typed);
      return answer(sent.message, {
        messageid: idToWire(sent.messageId),
        email: sent.email,
        repeated: sent.repeated,
      });
    },
    payVendorOpening: async ({ ctx, body }) =>
      done(
        documentAnswerWords.paymentRecordAdded,
        await payOpeningBalance(ctx, payable, {
          contactId: idFromWire(body.vendorid),
          amount: decimal(body.amount),
          ...paymentOf(paidWith(body)),
        }),
      ),
    refundAdvance: async ({ ctx, body }) =>
      done(
        words.advanceRefunded,
        await refundCredit(ctx, payable, {
          contactId: idFromWire(body.vendorid),
          amount: decimal(body.amount),
          currency: currencyFrom(body.ForeignCurrencyID),
          ...paidOf(paidWith(body)),
          rate: body.ExchangeRate ? decimal(body.ExchangeRate) : null,
        }),
      ),
    deleteVendorOpeningPayment: async ({ ctx, body }) => {
      const [vendor, payment] = [idFromWire(body.vendorid), idFromWire(body.PaymentId)];
      return done(
        documentAnswerWords.paymentDeleted,
        await deleteOpeningPayment(ctx, payable, vendor, payment),
      );
    },
  });
