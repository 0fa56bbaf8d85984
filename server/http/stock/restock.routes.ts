import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { restockCalls } from '../../../src/api/calls/restock.ts';
import { decimal } from '../../../src/domain/money.ts';
import type { RestockLine } from '../../../src/domain/stock/restock.ts';
import { restock as words } from '../../../src/domain/words/stock.ts';
import { restock } from '../../commands/restock.ts';
import { restockProposals } from '../../reports/restock-proposals.ts';
import { withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';

const linesOf = ({ lines }: ArgsOf<typeof restockCalls.restock>): RestockLine[] =>
  lines.map(({ quantity, ...line }) => ({ ...line, quantity: decimal(quantity) }));

/** Mounts the calls that order what is low. */
export const restockRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, restockCalls, inBusiness(services), {
    proposeRestock: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        message: words.proposed,
        items: await restockProposals(tx, args.productIds),
      })),
    previewRestock: async ({ ctx, args }) => {
      const { orders } = await restock({ ...ctx, previewOnly: true }, linesOf(args));
      return { message: words.previewed, orders };
    },
    restock: async ({ ctx, args }) => {
      const { orders, repeated } = await restock(ctx, linesOf(args));
      return {
        message: words.restocked({ orders: orders.length }),
        orders,
        repeated: repeated === true,
      };
    },
  });
