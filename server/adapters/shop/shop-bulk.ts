import * as z from 'zod/mini';
import { bulkFields, orderPayload } from './order-payload.ts';
import { BulkError, type BulkOrder, type ShopPlatform } from './platform.ts';
import type { AskShop } from './shop-calls.ts';
import { orderOf } from './shop-orders.ts';

const underWay = new Set(['CREATED', 'RUNNING']);
const whole = new Set(['COMPLETED']);
const longestLine = 1024 * 1024;
const mostParts = 10_000;

const run = `mutation BulkRun($query: String!) {
  bulkOperationRunQuery(query: $query, groupObjects: true) { bulkOperation { id } userErrors { message } }
}`;
const look = `query Bulk($id: ID!) { bulkOperation(id: $id) { status errorCode url rootObjectCount } }`;

const runPayload = z.object({
  bulkOperationRunQuery: z.object({
    bulkOperation: z.nullable(z.object({ id: z.string() })),
    userErrors: z.array(z.object({ message: z.string() })),
  }),
});
const lookPayload = z.object({
  bulkOperation: z.nullable(
    z.object({
      status: z.string(),
      errorCode: z.nullable(z.string()),
      url: z.nullable(z.string()),
      rootObjectCount: z.union([z.string().check(z.regex(/^\d{1,9}$/)), z.int()]),
    }),
  ),
});

/** What a line of the file is: an order, or a part of what its parent's id names. */
const linePayload = z.looseObject({ __typename: z.string(), __parentId: z.optional(z.string()) });
type Part = Record<string, unknown>;

/** The list of its parent that a part belongs to. */
const lists: Readonly<Record<string, string>> = {
  LineItem: 'lineItems',
  ShippingLine: 'shippingLines',
  FulfillmentOrder: 'fulfillmentOrders',
  FulfillmentOrderLineItem: 'lineItems',
};
const listsOf: Readonly<Record<string, readonly string[]>> = {
  Order: ['lineItems', 'shippingLines', 'fulfillmentOrders'],
  FulfillmentOrder: ['lineItems'],
};

async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines.filter((line) => line !== '');
    if (rest.length > longestLine) throw new BulkError('A line of the file is too long.');
  }
  if (rest !== '') yield rest;
}

const readLine = (line: string) => {
  try {
    return linePayload.parse(JSON.parse(line));
  } catch {
    throw new BulkError('A line of the file can’t be read.');
  }
};

/** An order that is being put together, and what its parts may name as their parent. */
class Gathered {
  private readonly root: Part;
  private readonly byId = new Map<unknown, Part>();
  private parts = 0;

  constructor(root: Part) {
    this.root = this.known(root);
  }

  private known(part: Part): Part {
    const own = (listsOf[String(part.__typename)] ?? []).map((name) => [
      name,
      { nodes: [], pageInfo: { hasNextPage: false } },
    ]);
    const known = { ...part, ...Object.fromEntries(own) };
    if (own.length > 0) this.byId.set(part.id, known);
    return known;
  }

  add(part: Part): void {
    const list = this.byId.get(part.__parentId)?.[lists[String(part.__typename)] ?? ''];
    this.parts += 1;
    if (!list || this.parts > mostParts) throw new BulkError('A part of the file belongs to no order.');
    (list as { nodes: Part[] }).nodes.push(this.known(part));
  }

  order(): BulkOrder {
    const refunds = this.root.refunds;
    const payload = orderPayload.safeParse({ ...this.root, refunds: [] });
    if (!payload.success || !Array.isArray(refunds))
      throw new BulkError('An order of the file can’t be read.');
    return { order: orderOf(payload.data), whole: refunds.length === 0 };
  }
}

/** The orders of a file in which the parts of each follow it. */
async function* ordersOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<BulkOrder> {
  let open: Gathered | null = null;
  for await (const line of linesOf(pieces)) {
    const part = readLine(line);
    if (part.__parentId === undefined) {
      if (open) yield open.order();
      open = new Gathered(part);
    } else if (open) open.add(part);
    else throw new BulkError('The file begins with a part.');
  }
  if (open) yield open.order();
}

/**
 * The shop's own writing of all orders into one file, by a way to ask it and one to open files. Parts that follow their order are asked
 * for, so that one order alone is held..
 */
export const bulkCalls = (
  ask: AskShop,
  open: (url: string) => AsyncIterable<Uint8Array>,
): Pick<ShopPlatform, 'beginBulk' | 'bulkFile' | 'bulkOrders'> => ({
  beginBulk: async (shop, token, from) => {
    const query = `{ orders(query: "processed_at:>='${from.toISOString()}'") { edges { node { ${bulkFields} } } } }`;
    const { bulkOperationRunQuery: payload } = await ask(shop, token, runPayload, run, { query });
    if (!payload.bulkOperation) throw new BulkError(payload.userErrors[0]?.message ?? 'It wasn’t begun.');
    return payload.bulkOperation.id;
  },
  bulkFile: async (shop, token, id) => {
    const { bulkOperation: payload } = await ask(shop, token, lookPayload, look, { id });
    const come = payload?.status ?? '';
    if (underWay.has(come)) return null;
    if (!payload || !whole.has(come))
      throw new BulkError(`The shop ended it as ${come}: ${payload?.errorCode ?? ''}.`);
    return { url: payload.url, orders: Number(payload.rootObjectCount) };
  },
  bulkOrders: (url) => ordersOf(open(url)),
});
