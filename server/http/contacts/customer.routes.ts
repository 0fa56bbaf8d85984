import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { customerCalls } from '../../../src/api/calls/customer.ts';
import { receivable } from '../../../src/domain/books/side.ts';
import { blankCustomer, type CustomerCard } from '../../../src/domain/contact/contact.ts';
import { typedCard } from '../../../src/domain/values/fields-of.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import { customerAnswerWords as words } from '../../../src/domain/words/customers.ts';
import { deleteContact, restoreContact } from '../../commands/delete-contact.ts';
import { saveContact } from '../../commands/save-contact.ts';
import { listContacts } from '../../reports/contact-list.ts';
import { summariseContacts } from '../../reports/contact-summary.ts';
import { viewContact } from '../../reports/contact-view.ts';
import { customerChoices, type Shared } from '../../store/contacts/contacts.ts';
import { type Ctx, calendarOf, withBusiness } from '../../store/database/tx.ts';
import { remindersTo } from '../../store/mail/reminders.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { pageOf, requestedSpan } from '../call/paging.ts';
import { rowByRow } from '../documents/act.answers.ts';
import { movedOf, openingFrom, rowOf, savedOf, viewOf } from './contact.answers.ts';
import { contactsInFile } from './contact-file.answers.ts';
import { narrowedOf, type SentNarrowing } from './customer.requests.ts';

const cardOf = (typed: ArgsOf<typeof customerCalls.addCustomer>): CustomerCard =>
  typedCard(blankCustomer, typed);

const warningOf = ({ email }: Shared): string | null => (email ? words.emailOfAnother : null);

type SentList = SentNarrowing & Parameters<typeof pageOf>[0];

/** A page of the list, with how many stand under each tab. */
const listed = async (ctx: Ctx, sent: SentList) => {
  const query = { ...narrowedOf(sent), ...pageOf({ ...sent, searchquery: sent.search }) };
  const found = await withBusiness(ctx, 'read', (tx) => listContacts(tx, receivable, query));
  return { ...found, rows: found.rows.map(rowOf), pages: pagesOf(found.total, query.limit) };
};

/** Mounts the customers' calls. */
export const customerRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, customerCalls, inBusiness(services), {
    addCustomer: async ({ ctx, args }) =>
      savedOf(
        words.customerAddedSuccessfully,
        await saveContact(ctx, receivable, cardOf(args), null, openingFrom(args), args.joins ?? null),
        warningOf,
      ),
    updateCustomer: async ({ ctx, args: { id, version = null, ...card } }) =>
      savedOf(
        words.customerUpdatedSuccessfully,
        await saveContact(ctx, receivable, cardOf(card), { id, version }, openingFrom(card)),
        warningOf,
      ),
    getCustomer: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const customer = await viewContact(tx, receivable, args.id);
        return {
          message: words.customer,
          ...rowOf(customer),
          ...viewOf(customer, tx.today),
          reminders: await remindersTo(tx, args.id),
        };
      }),
    listCustomers: ({ ctx, args }) => listed(ctx, args),
    listDeletedCustomers: ({ ctx, args }) => listed(ctx, { ...args, filter: 'deleted' }),
    listUnpaidCustomers: ({ ctx, args }) => listed(ctx, { ...args, filter: 'unpaid' }),
    allCustomers: async ({ ctx }) => ({
      rows: (await withBusiness(ctx, 'read', (tx) => customerChoices(tx))).map((one) => ({
        ...one,
        email: one.email ?? '',
      })),
    }),
    deleteCustomer: async ({ ctx, args }) =>
      movedOf(words.clientDeletedSuccessfully, await deleteContact(ctx, receivable.contact, args.id)),
    deleteCustomers: ({ ctx, args }) =>
      rowByRow(ctx, args.ids, words.multipleClientDeleted, (own, id) =>
        deleteContact(own, receivable.contact, id),
      ),
    restoreCustomer: async ({ ctx, args }) =>
      movedOf(words.clientRestoredSuccessfully, await restoreContact(ctx, receivable.contact, args.id)),
    restoreCustomers: ({ ctx, args }) =>
      rowByRow(ctx, args.ids, words.multipleClientRestored, (own, id) =>
        restoreContact(own, receivable.contact, id),
      ),
    customerSummary: ({ ctx, args: { period, from, to } }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const asked = { sortby: period, fromdate: from, todate: to };
        const span = requestedSpan(asked, calendarOf(tx), 'thisyear');
        const sums = await summariseContacts(tx, receivable, span);
        return { message: words.whatCustomersCame, ...span, ...sums, newCustomers: sums.added };
      }),
    exportCustomers: ({ args, ...requested }) => contactsInFile(requested, receivable, args),
  });
