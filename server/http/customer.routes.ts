import type { FastifyInstance } from 'fastify';
import { customerCalls } from '../../src/api/contract/customer.ts';
import { customerWire } from '../../src/api/wire/customer.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { receivable } from '../../src/domain/books/side.ts';
import { blankCustomer, type CustomerCard } from '../../src/domain/contact.ts';
import { customerAnswerWords } from '../../src/domain/words/customers.ts';
import { deleteContact, restoreContact } from '../commands/delete-contact.ts';
import { saveContact } from '../commands/save-contact.ts';
import { listContacts } from '../reports/contact-list.ts';
import { viewContact } from '../reports/contact-view.ts';
import { customerChoices, type Shared } from '../store/contacts.ts';
import { remindersTo } from '../store/reminders.ts';
import { type Ctx, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { onEach } from './act.answers.ts';
import { joinedBy, movedOf, openingFrom, savedOf } from './contact.answers.ts';
import { customerListOf, customerViewOf } from './customer.answers.ts';
import { narrowedOf, type SentNarrowing } from './customer.requests.ts';
import { mount } from './mount.ts';
import { pageOf } from './paging.ts';

const cardOf = (body: object): CustomerCard => {
  const sent = Object.fromEntries(
    Object.entries(customerWire.fromWire(body)).filter(([, value]) => value !== undefined),
  );
  return { ...blankCustomer, ...sent };
};

const warningOf = ({ email }: Shared): string | null => (email ? customerAnswerWords.emailOfAnother : null);

type SentList = SentNarrowing & Parameters<typeof pageOf>[0];

const listed = async (ctx: Ctx, sent: SentList) => {
  const query = { ...narrowedOf(sent), ...pageOf(sent) };
  return customerListOf(
    await withBusiness(ctx, 'read', (tx) => listContacts(tx, receivable, query)),
    query.limit,
  );
};

/** Mounts the customers' calls. */
export const customerRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, customerCalls, inBusiness(services), {
    addCustomer: async ({ ctx, body }) =>
      savedOf(
        customerAnswerWords.customerAddedSuccessfully,
        await saveContact(ctx, receivable, cardOf(body), null, openingFrom(body), joinedBy(body.VendorIDFK)),
        warningOf,
      ),
    updateCustomer: async ({ ctx, body }) =>
      savedOf(
        customerAnswerWords.customerUpdatedSuccessfully,
        await saveContact(
          ctx,
          receivable,
          cardOf(body),
          { id: idFromWire(body.id), version: body.version ?? null },
          openingFrom(body),
        ),
        warningOf,
      ),
    getCustomer: async ({ ctx, query }) => ({
      status: 200 as const,
      message: customerAnswerWords.customer,
      data: await withBusiness(ctx, 'read', async (tx) =>
        customerViewOf(
          await viewContact(tx, receivable, idFromWire(query.clientid)),
          await remindersTo(tx, idFromWire(query.clientid)),
          tx.today,
        ),
      ),
    }),
    listCustomers: ({ ctx, query }) => listed(ctx, query),
    listDeletedCustomers: ({ ctx, query }) => listed(ctx, { ...query, filter: 'deleted' }),
    listUnpaidCustomers: ({ ctx, query }) => listed(ctx, { ...query, filter: 'unpaid' }),
    allCustomers: async ({ ctx }) => ({
      clients: (await withBusiness(ctx, 'read', (tx) => customerChoices(tx))).map(
        ({ id, name, email, termsDays }) => ({
          id: idToWire(id),
          name,
          email: email ?? '',
          paymentterms: termsDays,
        }),
      ),
    }),
    deleteCustomer: async ({ ctx, body }) =>
      movedOf(
        customerAnswerWords.clientDeletedSuccessfully,
        await deleteContact(ctx, receivable.contact, idFromWire(body.clientid)),
      ),
    deleteCustomers: ({ ctx, body }) =>
      onEach(ctx, body.clientid, customerAnswerWords.multipleClientDeleted, (own, id) =>
        deleteContact(own, receivable.contact, id),
      ),
    restoreCustomer: async ({ ctx, body }) =>
      movedOf(
        customerAnswerWords.clientRestoredSuccessfully,
        await restoreContact(ctx, receivable.contact, idFromWire(body.clientid)),
      ),
    restoreCustomers: ({ ctx, body }) =>
      onEach(ctx, body.clientid, customerAnswerWords.multipleClientRestored, (own, id) =>
        restoreContact(own, receivable.contact, id),
      ),
  });
