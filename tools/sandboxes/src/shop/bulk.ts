import { randomUUID } from 'node:crypto';
import type { SandboxOrder } from './order.ts';
import { orderAnswer } from './order-answer.ts';
import type { SandboxBulk, SandboxShop } from './shop.ts';

export const newBulk = (): SandboxBulk => ({ way: 'done', looks: 2, operations: new Map() });

/** Begins to write a file of some orders. */
export const runBulk = ({ bulk }: SandboxShop, orders: SandboxOrder[]) => {
  const id = `gid://shopify/BulkOperation/${randomUUID()}`;
  const refused = bulk.way === 'refuses';
  if (!refused) bulk.operations.set(id, { orders, polls: 0 });
  return {
    bulkOperationRunQuery: {
      bulkOperation: refused ? null : { id },
      userErrors: refused ? [{ message: 'Too many bulk operations are running.' }] : [],
    },
  };
};

/** How far a file has come. */
export const lookAtBulk = ({ bulk, domain }: SandboxShop, id: string, sandbox: string) => {
  const operation = bulk.operations.get(id);
  if (!operation) return { bulkOperation: null };
  operation.polls += 1;
  const isLate = bulk.way === 'slow' && operation.polls <= bulk.looks;
  const hasFailed = bulk.way === 'fails';
  const isThere = !hasFailed && !isLate && operation.orders.length > 0;
  return {
    bulkOperation: {
      status: hasFailed ? 'FAILED' : isLate ? 'RUNNING' : 'COMPLETED',
      errorCode: hasFailed ? 'INTERNAL_SERVER_ERROR' : null,
      url: isThere ? `${sandbox}/shops/${domain}/bulk/${encodeURIComponent(id)}` : null,
      rootObjectCount: String(operation.orders.length),
    },
  };
};

type Parts = { nodes: Record<string, unknown>[] };

/** An order as the lines of a file: itself, and each part below what it belongs to. */
const linesOf = (order: SandboxOrder, shop: SandboxShop): object[] => {
  const { lineItems, shippingLines, fulfillmentOrders, refunds, ...own } = orderAnswer(
    order,
    shop,
    Number.POSITIVE_INFINITY,
  );
  const below = (parent: string, kind: string, { nodes }: Parts) =>
    nodes.map((node) => ({ ...node, __typename: kind, __parentId: parent }));
  return [
    { ...own, __typename: 'Order', refunds: refunds.map(({ id }) => ({ id })) },
    ...below(own.id, 'LineItem', lineItems),
    ...below(own.id, 'ShippingLine', shippingLines),
    ...fulfillmentOrders.nodes.flatMap(({ lineItems: sent, ...one }, n) => {
      const id = `gid://shopify/FulfillmentOrder/${order.id * 10 + n}`;
      const self = { ...one, id, __typename: 'FulfillmentOrder', __parentId: own.id };
      return [self, ...below(id, 'FulfillmentOrderLineItem', sent)];
    }),
  ];
};

/** The lines of a file that was written; null for one that wasn't. One that breaks off ends in the middle of its last line. */
export function bulkLines(shop: SandboxShop, id: string): Iterable<string> | null {
  const operation = shop.bulk.operations.get(id);
  if (!operation) return null;
  return (function* () {
    for (const [n, order] of operation.orders.entries()) {
      const text = linesOf(order, shop)
        .map((line) => `${JSON.stringify(line)}\n`)
        .join('');
      const isLast = n === operation.orders.length - 1;
      yield isLast && shop.bulk.way === 'breaks off' ? text.slice(0, -20) : text;
    }
  })();
}
