import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../../src/api/contract/call.ts';
import { restockCalls } from '../../src/api/contract/restock.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { restockedOrderWire, restockLineWire, restockProposalWire } from '../../src/api/wire/restock.ts';
import { decimal } from '../../src/domain/money.ts';
import type { RestockedOrder, RestockLine } from '../../src/domain/restock.ts';
import { restock as words } from '../../src/domain/words/stock.ts';
import { restock } from '../commands/restock.ts';
import { restockProposals } from '../reports/restock-proposals.ts';
import { withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { answer } from './answer.ts';
import { mount } from './mount.ts';

const linesOf = ({ lines }: BodyOf<typeof restockCalls.restock>): RestockLine[] =>
  lines.map(restockLineWire.fromWire).map(({ productId, vendorId, quantity }) => ({
    productId: idFromWire(productId),
    vendorId: idFromWire(vendorId),
    quantity: decimal(quantity),
  }));

const orderAnswer = ({ id, vendorId, ...order }: RestockedOrder) =>
  restockedOrderWire.toWire({ ...order, id: idToWire(id), vendorId: idToWire(vendorId) });

/** Mounts the calls that order what is low. */
export const restockRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, restockCalls, inBusiness(services), {
    proposeRestock: ({ ctx, body }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const items = await restockProposals(tx, body.productId.map(idFromWire));
        return answer(words.proposed, {
          items: items.map(({ vendor, ...item }) => ({
            ...restockProposalWire.toWire({ ...item, productId: idToWire(item.productId) }),
            vendor: vendor && {
              id: idToWire(vendor.id),
              VendorName: vendor.name,
              ispreferred: vendor.chosen,
            },
          })),
        });
      }),
    previewRestock: async ({ ctx, body }) => {
      const { orders } = await restock({ ...ctx, previewOnly: true }, linesOf(body));
      return answer(words.previewed, { orders: orders.map(orderAnswer) });
    },
    restock: async ({ ctx, body }) => {
      const { orders, repeated } = await restock(ctx, linesOf(body));
      return answer(words.restocked({ orders: orders.length }), {
        orders: orders.map(orderAnswer),
        repeated: repeated === true,
      });
    },
  });
