import type { OrderFacts } from '../../src/domain/order/facts.ts';
import type { OrderEvent } from '../../src/machines/order/order.lifecycle.ts';
import type { BillApi } from './bill-api.ts';
import {
  beside,
  confirmed,
  deleted,
  duplicated,
  editedTo,
  type OnPage,
  pressed,
  reopen,
} from './document-page.ts';
import type { Presses } from './lifecycle-person.ts';
import type { Member } from './member.ts';
import type { OrderApi } from './order-api.ts';
import { followed, stillToBill } from './order-billing.ts';
import { unitPrice } from './order-page.ts';
import { counterfoil, dialog, pressAct, pressInDialog } from './sheet.ts';

/** One purchase order on the page of its owner, on its way along a path. */
export interface OrderOnPage extends Member, OnPage {
  orders: OrderApi;
  bills: BillApi;
  vendor: string;
  id: string;
  edits: number;
}

/** Types how many of each line, and confirms that it is more than was ordered where the page asks. */
const create = async ({ page }: OrderOnPage, quantities: readonly string[]): Promise<void> => {
  const fields = dialog(page).getByLabel(/^Quantity to bill, /);
  await fields.first().waitFor();
  for (const [index, quantity] of quantities.slice(0, await fields.count()).entries())
    await fields.nth(index).fill(quantity);
  const press = (name: string) => dialog(page).getByRole('button', { name, exact: true });
  await press('Continue').click();
  await press('Bill more').or(press('Create bill')).first().waitFor();
  if (await press('Bill more').isVisible()) await press('Bill more').click();
  await press('Create bill').click();
  await page.getByRole('heading', { name: 'Draft bill' }).waitFor();
};

/** Cancels it; asked about an advance, it stays with the vendor unless it is to come back. */
const cancelled = async (world: OrderOnPage, back: boolean): Promise<void> => {
  const { page } = world;
  await pressAct(world.page, 'Cancel order');
  const refund = dialog(page).getByLabel(/^Take .* back/);
  if (back && (await refund.isVisible())) await refund.check();
  await pressInDialog(page, 'Cancel order');
};

/**
 * What the owner presses for each event. Repeating what stands has no button and is sent beside the page; nobody presses that a
 * bill of it changed, which is the bill's own act.
 */
export const presses: Presses<OrderOnPage, OrderEvent> = {
  'order.edit': (world, { edited: { ordered } }) => {
    const lines = ordered.map((quantity) => ({ quantity, price: unitPrice }));
    return editedTo(world, lines, { label: 'Vendor', name: 'Paper Mill' });
  },
  'order.issue': (world, _, { from }) =>
    from.state === 'Draft' ? pressed(world, 'Issue') : beside(world, world.orders.issue(world.id)),
  'order.bill': async (world, { billing }, { from }) => {
    const { page } = world;
    const { lines, draftBill } = from.context as OrderFacts;
    if (draftBill || from.state === 'BillCreated') {
      await pressAct(world.page, 'Open the bill');
      await page.getByRole('heading', { name: draftBill ? 'Draft bill' : 'Bill BILL-' }).waitFor();
      return reopen(world);
    }
    await pressAct(world.page, 'Create bill');
    const stands = lines.map(({ billed }) => billed);
    await create(world, stillToBill(stands, billing.billed));
    if (!billing.draftBill) await confirmed(world, 'Approve and receive', 'Approve and receive');
    return reopen(world);
  },
  'order.rebill': (world, { billing }) => beside(world, followed(world, billing)),
  'order.unbill': (world, { billing }) => beside(world, followed(world, billing)),
  'order.close': (world) => confirmed(world, 'Close what’s left', 'Close what’s left'),
  'order.cancel': (world, { payments }, { from }) =>
    from.state === 'Cancelled'
      ? beside(world, world.orders.cancel(world.id))
      : cancelled(world, payments === 'refund'),
  'order.reopen': (world) => pressed(world, 'Reopen'),
  'order.delete': (world, _, step) =>
    deleted(world, step, '/purchase-order/list', () => world.orders.remove(world.id)),
  'order.restore': (world) => pressed(world, 'Restore'),
  'advance.record': async (world, { amount }) => {
    const { page } = world;
    await pressAct(world.page, 'Pay an advance');
    await dialog(page).getByLabel('Amount paid').fill(amount);
    await pressInDialog(page, /^Record /);
  },
  'advance.delete': async ({ page }) => {
    await counterfoil(page)
      .getByRole('button', { name: /^Advance paid/ })
      .click();
    await dialog(page)
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await pressInDialog(page, 'Delete payment');
  },
  'order.duplicate': (world) => duplicated(world, 'Draft purchase order'),
};
