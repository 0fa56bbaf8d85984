import { expect } from 'vitest';
import type { OrderFacts } from '../../src/domain/order/facts.ts';
import type { OrderEvent } from '../../src/machines/order/order.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { billApiFor } from './bill-api.ts';
import { opened } from './document-page.ts';
import { emptyDraft } from './empty-draft.ts';
import { lifecyclePerson } from './lifecycle-person.ts';
import { startMember } from './member.ts';
import { orderApiFor } from './order-api.ts';
import { expectedOf, refusable } from './order-page.ts';
import { type OrderOnPage, presses } from './order-presses.ts';
import type { Product } from './product.ts';
import { seenOn } from './seen-stub.ts';

/** Carries paths of the order's chart out with the buttons of its page. */
export const orderPerson = (product: Product): Executor<OrderOnPage> =>
  lifecyclePerson<OrderOnPage, OrderEvent>({
    start: async () => {
      const member = await startMember(product);
      const [orders, bills] = [orderApiFor(member.client), billApiFor(member.client)];
      const vendor = await bills.vendor('Paper Mill');
      const id = await emptyDraft(member.shop, 'order', product.clock().toISOString().slice(0, 10));
      return opened({ ...member, orders, bills, vendor, id, address: `/purchase-order/view?po=${id}` });
    },
    presses,
    shows: ({ page }, state, facts) =>
      expect.poll(() => seenOn(page, refusable)).toEqual(expectedOf(state, facts as OrderFacts, 'USD')),
  });
