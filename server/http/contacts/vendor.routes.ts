import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { vendorCalls } from '../../../src/api/calls/vendor.ts';
import { payable } from '../../../src/domain/books/side.ts';
import { blankVendor, type VendorCard } from '../../../src/domain/contact/contact.ts';
import { typedCard } from '../../../src/domain/values/fields-of.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import { vendorAnswers as words } from '../../../src/domain/words/customers.ts';
import { deleteContact, restoreContact } from '../../commands/delete-contact.ts';
import { saveContact } from '../../commands/save-contact.ts';
import { figuresOf } from '../../reports/contact-history.ts';
import { type ContactWithTotals, countContacts, listContacts } from '../../reports/contact-list.ts';
import { summariseContacts } from '../../reports/contact-summary.ts';
import { viewContact } from '../../reports/contact-view.ts';
import { lastPaymentDay } from '../../reports/last-payment-mode.ts';
import { findContact, type Shared } from '../../store/contacts/contacts.ts';
import { owingContacts } from '../../store/contacts/narrowed-contacts.ts';
import { type Ctx, calendarOf, withBusiness } from '../../store/database/tx.ts';
import { lastPurchases } from '../../store/documents/last-purchases.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { pageOf, requestedSpan } from '../call/paging.ts';
import { rowByRow } from '../documents/act.answers.ts';
import { movedOf, openingFrom, rowOf, savedOf, viewOf } from './contact.answers.ts';
import { contactsInFile } from './contact-file.answers.ts';
import { narrowedOf, type SentNarrowing } from './customer.requests.ts';

const cardOf = (typed: ArgsOf<typeof vendorCalls.addVendor>): VendorCard => typedCard(blankVendor, typed);

const warningOf = ({ email, taxId }: Shared): string | null => {
  if (email && taxId) return words.bothOfAnother;
  if (email) return words.emailOfAnother;
  return taxId ? words.taxIdOfAnother : null;
};

const vendorRowOf = (vendor: ContactWithTotals<'vendor'>) => ({
  ...rowOf(vendor),
  vendorId: vendor.id,
  purchased: vendor.billed,
});

/** A page of the list. */
const listed = async (ctx: Ctx, sent: SentNarrowing & Parameters<typeof pageOf>[0]) => {
  const query = { ...narrowedOf(sent), ...pageOf({ ...sent, searchquery: sent.search }) };
  const found = await withBusiness(ctx, 'read', (tx) => listContacts(tx, payable, query));
  return { ...found, rows: found.rows.map(vendorRowOf), pages: pagesOf(found.total, query.limit) };
};

/** Mounts the vendors' calls. */
export const vendorRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, vendorCalls, inBusiness(services), {
    addVendor: async ({ ctx, args }) =>
      savedOf(
        words.vendorAdded,
        await saveContact(ctx, payable, cardOf(args), null, openingFrom(args), args.joins ?? null),
        warningOf,
      ),
    updateVendor: async ({ ctx, args: { id, version = null, ...card } }) =>
      savedOf(
        words.vendorUpdated,
        await saveContact(ctx, payable, cardOf(card), { id, version }, openingFrom(card)),
        warningOf,
      ),
    listVendors: ({ ctx, args }) => listed(ctx, args),
    listDeletedVendors: ({ ctx, args }) => listed(ctx, { ...args, filter: 'deleted' }),
    listUnpaidVendors: ({ ctx, args }) => listed(ctx, { ...args, filter: 'unpaid' }),
    listPaidVendors: ({ ctx, args }) => listed(ctx, { ...args, filter: 'paid' }),
    summariseVendors: ({ ctx, args: { period, from, to } }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const asked = { sortby: period, fromdate: from, todate: to };
        const span = requestedSpan(asked, calendarOf(tx), 'thisyear');
        const sums = await summariseContacts(tx, payable, span);
        return {
          message: words.vendorsCameTo,
          ...span,
          purchased: sums.billed,
          paid: sums.settled,
          outstanding: sums.outstanding,
          overdue: sums.overdue,
          vendors: sums.customers,
        };
      }),
    vendorSummary: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { id, billed } = await viewContact(tx, payable, args.id);
        const { paid, outstanding, overdue, credit } = await figuresOf(tx, payable, id);
        const lastPaidOn = await lastPaymentDay(tx, payable, id);
        return {
          message: words.vendorCameTo,
          purchased: billed,
          paid,
          outstanding,
          overdue,
          credit,
          lastPaidOn,
        };
      }),
    countVendors: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        message: words.vendorCounts,
        ...(await countContacts(tx, await owingContacts(tx, payable))),
      })),
    getVendor: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const vendor = await viewContact(tx, payable, args.id);
        return { message: words.vendor, ...vendorRowOf(vendor), ...viewOf(vendor, tx.today) };
      }),
    vendorNote: ({ ctx, args: { id } }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { internalNote } = await findContact(tx, payable.contact, id);
        return { message: words.internalNote, id, internalNote };
      }),
    lastPurchases: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const vendor = await findContact(tx, payable.contact, args.id);
        return { message: words.lastPurchases, ...(await lastPurchases(tx, payable, vendor)) };
      }),
    deleteVendor: async ({ ctx, args }) =>
      movedOf(words.vendorDeleted, await deleteContact(ctx, payable.contact, args.id)),
    restoreVendor: async ({ ctx, args }) =>
      movedOf(words.vendorRestored, await restoreContact(ctx, payable.contact, args.id)),
    deleteVendors: ({ ctx, args }) =>
      rowByRow(ctx, args.ids, words.vendorsDeleted, (own, id) => deleteContact(own, payable.contact, id)),
    restoreVendors: ({ ctx, args }) =>
      rowByRow(ctx, args.ids, words.vendorsRestored, (own, id) => restoreContact(own, payable.contact, id)),
    exportVendors: ({ args, ...requested }) => contactsInFile(requested, payable, args),
  });
