import { expect } from 'vitest';
import type { OrderFacts } from '../../src/domain/order/facts.ts';
import type { OrderEvent } from '../../src/machines/order/order.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { type BillApi, billApiFor } from './bill-api.ts';
import {
  act,
  beside,
  confirmed,
  deleted,
  duplicated,
  fillContact,
  fillLines,
  type OnPage,
  pressed,
  reopen,
  saved,
} from './document-page.ts';
import { emptyDraft } from './empty-draft.ts';
import { lifecyclePerson, type Presses } from './lifecycle-person.ts';
import { type Member, startMember } from './member.ts';
import { type OrderApi, orderApiFor } from './order-api.ts';
import { followed, stillToBill } from './order-billing.ts';
import { expectedOf, refusable, unitPrice } from './order-page.ts';
import type { Product } from './product.ts';
import { seenOn } from './seen-stub.ts';
import { counterfoil, dialog, pressInDialog } from './sheet.ts';

/** One purchase order on the page of its owner, on its way along a path. */
interface OrderOnPage extends Member, OnPage {
  orders: OrderApi;
  bills: BillApi;
  vendor: string;
  id: string;
  edits: number;
}

/** Types how many of each line, and confirms that it is more than was ordered where the page asks. */
const create = async ({ page }: OrderOnPage, quantities: readonly string[]): Promise<void> => {
  const fields = dialog(page).getByLabel(/^Bill now of /);
  await fields.first().waitFor();
  for (const [index, quantity] of quantities.slice(0, await fields.count()).entries())
    await fields.nth(index).fill(quantity);
  await dialog(page).getByRole('button', { name: 'Create bill' }).click();
  const more = dialog(page).getByLabel('Bill more than was ordered');
  const draft = page.getByRole('heading', { name: 'Bill draft' });
  await more.or(draft).first().waitFor();
  if (await more.isVisible()) {
    await more.check();
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
  }
  await draft.waitFor();
};

/** Cancels it; asked about an advance, it stays with the vendor unless it is to come back. */
const cancelled = async (world: OrderOnPage, back: boolean): Promise<void> => {
  const { page } = world;
  await act(world, 'Cancel order').click();
  const refund = dialog(page).getByLabel(/^Take .* back/);
  if (back && (await refund.isVisible())) await refund.check();
  await pressInDialog(page, 'Cancel order');
};

/**
 * What the owner presses for each event. Repeating what stands has no button and is sent beside the page; nobody presses that a
 * bill of it changed, which is the bill's own act.
 */
const presses: Presses<OrderOnPage, OrderEvent> = {
  'order.edit': async (world, { edited: { ordered } }) => {
    const { page } = world;
    world.edits += 1;
    await act(world, 'Edit').click();
    await fillContact(page, { label: 'Vendor', name: 'Paper Mill' });
    const lines = ordered.map((quantity) => ({ quantity, price: unitPrice }));
    await fillLines(page, lines, `Edit ${world.edits}`);
    await saved(world);
  },
  'order.issue': (world, _, { from }) =>
    from.state === 'Draft' ? pressed(world, 'Issue') : beside(world, world.orders.issue(world.id)),
  'order.bill': async (world, { billing }, { from }) => {
    const { page } = world;
    const { lines, draftBill } = from.context as OrderFacts;
    if (draftBill || from.state === 'BillCreated') {
      await act(world, 'Open the bill').click();
      await page.getByRole('heading', { name: draftBill ? 'Bill draft' : 'Bill BILL-' }).waitFor();
      return reopen(world);
    }
    await act(world, 'Create bill').click();
    const stands = lines.map(({ billed }) => billed);
    await create(world, stillToBill(stands, billing.billed));
    if (!billing.draftBill) await confirmed(world, 'Approve bill', 'Approve bill');
    return reopen(world);
  },
  'order.rebill': (world, { billing }) => beside(world, followed(world, billing)),
  'order.unbill': (world, { billing }) => beside(world, followed(world, billing)),
  'order.close': (world) => confirmed(world, 'Close the rest', 'Close the rest'),
  'order.cancel': (world, { payments }, { from }) =>
    from.state === 'Cancelled'
      ? beside(world, world.orders.cancel(world.id))
      : cancelled(world, payments === 'refund'),
  'order.reopen': (world) => pressed(world, 'Reopen'),
  'order.delete': (world, _, { from }) =>
    from.state === 'Deleted'
      ? beside(world, world.orders.remove(world.id))
      : deleted(world, '/purchase-order/list'),
  'order.restore': (world) => pressed(world, 'Restore'),
  'advance.record': async (world, { amount }) => {
    const { page } = world;
    await act(world, 'Pay in advance').click();
    await dialog(page).getByLabel('Amount paid').fill(amount);
    await pressInDialog(page, /^Record /);
  },
  'advance.delete': async ({ page }) => {
    await counterfoil(page)
      .getByRole('button', { name: /^Paid in advance/ })
      .click();
    await dialog(page)
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await pressInDialog(page, 'Delete payment');
  },
  'order.duplicate': (world) => duplicated(world, 'Purchase order draft'),
};

/** Carries paths of the order's chart out with the buttons of its page. */
export const orderPerson = (product: Product): Executor<OrderOnPage> =>
  lifecyclePerson<OrderOnPage, OrderEvent>({
    start: async () => {
      const member = await startMember(product);
      const [orders, bills] = [orderApiFor(member.client), billApiFor(member.client)];
      const vendor = await bills.vendor('Paper Mill');
      const id = await emptyDraft(member.shop, 'order', product.clock().toISOString().slice(0, 10));
      const world = {
        ...member,
        orders,
        bills,
        vendor,
        id,
        address: `/purchase-order/view?po=${id}`,
        edits: 0,
      };
      await reopen(world);
      return world;
    },
    presses,
    shows: ({ page }, state, facts) =>
      expect.poll(() => seenOn(page, refusable)).toEqual(expectedOf(state, facts as OrderFacts, 'USD')),
  });
