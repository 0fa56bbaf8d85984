import type { FastifyInstance } from 'fastify';
import { customerCalls } from '../../src/api/contract/customer.ts';
import { customerWire } from '../../src/api/wire/customer.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { blankCustomer, type CustomerCard } from '../../src/domain/contact.ts';
import { type Saved, saveCustomer } from '../commands/save-customer.ts';
import { type CustomerWithTotals, listCustomers, viewCustomer } from '../reports/cards.ts';
import { allCustomers } from '../store/contacts.ts';
import { withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './door.ts';
import { mount } from './mount.ts';
import { pageOf, pagesOf } from './paging.ts';

const cardOf = (body: object): CustomerCard => {
  const sent = Object.fromEntries(
    Object.entries(customerWire.fromWire(body)).filter(([, value]) => value !== undefined),
  );
  return { ...blankCustomer, ...sent };
};

const shown = (customer: CustomerWithTotals) => ({
  ...customerWire.toWire(customer),
  id: idToWire(customer.id),
  channel: customer.channel,
  version: customer.version,
  isdeleted: customer.deleted,
  totalpaid: customer.paid,
  totaloutstanding: customer.outstanding,
  credit: customer.credit,
});

const saved = (message: string, result: Saved) => ({
  status: 200 as const,
  message,
  data: {
    id: idToWire(result.id),
    repeated: result.repeated === true,
    warning: result.sharedEmail ? 'Another customer has this e-mail address too.' : null,
  },
});

/** Mounts the customers' calls. */
export const customerRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, customerCalls, inBusiness(services), {
    addCustomer: async ({ ctx, body }) =>
      saved('Customer added successfully.', await saveCustomer(ctx, cardOf(body), null)),
    updateCustomer: async ({ ctx, body }) =>
      saved(
        'Customer updated successfully.',
        await saveCustomer(ctx, cardOf(body), { id: idFromWire(body.id), version: body.version ?? null }),
      ),
    getCustomer: async ({ ctx, query }) => ({
      status: 200 as const,
      message: 'Customer',
      data: shown(await withBusiness(ctx, 'read', (tx) => viewCustomer(tx, idFromWire(query.clientid)))),
    }),
    listCustomers: async ({ ctx, query }) => {
      const asked = pageOf(query);
      const filter = query.filter === 'deleted' || query.filter === 'unpaid' ? query.filter : 'all';
      const { rows, total } = await withBusiness(ctx, 'read', (tx) =>
        listCustomers(tx, { ...asked, filter, search: query.searchquery ?? '' }),
      );
      return {
        clients: rows.map(shown),
        currentpage: asked.page,
        total,
        pagetotal: pagesOf(total, asked.limit),
      };
    },
    allCustomers: async ({ ctx }) => ({
      clients: (await withBusiness(ctx, 'read', allCustomers)).map(({ id, name, email, termsDays }) => ({
        id: idToWire(id),
        name,
        email,
        paymentterms: termsDays,
      })),
    }),
  });
