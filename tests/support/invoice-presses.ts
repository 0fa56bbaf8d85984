import type { Page } from 'playwright-core';
import type { InvoiceFacts } from '../../src/domain/invoice/facts.ts';
import { isPositive, minus, plus } from '../../src/domain/money.ts';
import type { InvoiceEvent } from '../../src/machines/invoice/invoice.lifecycle.ts';
import type { PathStep } from '../../tools/paths/src/path.ts';
import { expectOk } from './api.ts';
import type { Member } from './member.ts';
import type { Answered } from './server.ts';
import { livePayments, rearranged } from './settlements.ts';
import { counterfoil, dialog } from './sheet.ts';

/** One invoice on the page of its owner, on its way along a path. */
export interface InvoiceOnPage extends Member {
  customer: string;
  id: string;
  /** The day it is issued on. */
  today: string;
  edits: number;
}

type Sent<Type extends InvoiceEvent['type']> = Extract<InvoiceEvent, { type: Type }>;
type Acts = {
  [Type in InvoiceEvent['type']]: (
    world: InvoiceOnPage,
    event: Sent<Type>,
    step: PathStep,
  ) => Promise<unknown>;
};

const addressOf = ({ id }: InvoiceOnPage) => `/sales/view-invoice?item=${id}`;

/** Opens the invoice's page anew, after something was arranged beside it. */
export const reopen = async (world: InvoiceOnPage): Promise<void> => {
  await world.page.goto(addressOf(world));
  await counterfoil(world.page).waitFor();
};

const next = (page: Page, name: string) => counterfoil(page).getByRole('button', { name, exact: true });

/** Presses an act of the counterfoil, then the button of its dialog, until the dialog is gone. */
const confirm = async (
  { page }: InvoiceOnPage,
  act: string,
  ...buttons: (string | RegExp)[]
): Promise<void> => {
  await next(page, act).click();
  for (const name of buttons) await dialog(page).getByRole('button', { name }).click();
  await dialog(page).waitFor({ state: 'detached' });
};

/** Presses an act that is carried out at once, and waits for its answer. */
const pressed = async ({ page }: InvoiceOnPage, act: string): Promise<void> => {
  const answered = page.waitForResponse(
    (response) => response.request().method() !== 'GET' || act === 'Duplicate',
  );
  await next(page, act).click();
  await answered;
};

/** Makes the customer's credit exactly this much: what the page applies is all there is. */
const arrangeCredit = async (world: InvoiceOnPage, amount: string): Promise<void> => {
  const { api, customer, id } = world;
  const { credit } = await api.view(id);
  if (isPositive(credit)) expectOk(await api.refundCredit(customer, credit));
  const other = await api.invoice({ customer, prices: ['1'] });
  expectOk(await api.pay(other, plus('1', amount), { surplus: 'credit' }));
  await reopen(world);
};

/** Makes the form's lines these, one of quantity 1 per price. */
export const fillLines = async (page: Page, prices: string[], item: string): Promise<void> => {
  const remove = page.getByRole('button', { name: /^Remove line/ });
  while ((await remove.count()) > prices.length) await remove.last().click();
  while ((await remove.count()) < prices.length)
    await page.getByRole('button', { name: 'Add a line' }).click();
  for (const [index, price] of prices.entries()) {
    await page.getByRole('combobox', { name: `Item, line ${index + 1}` }).fill(`${item}, ${index + 1}`);
    await page.getByLabel(`Quantity, line ${index + 1}`).fill('1');
    await page.getByLabel(`Price, line ${index + 1}`).fill(price);
  }
};

const save = async ({ page }: InvoiceOnPage): Promise<void> => {
  await page.getByRole('button', { name: /^Save( draft)?$/ }).click();
  await page.waitForURL('**/sales/view-invoice**');
};

/** Does the same beside the page, with the page's owner, and opens the page anew. */
const beside = async (world: InvoiceOnPage, answer: Promise<Answered>): Promise<void> => {
  expectOk(await answer);
  await reopen(world);
};

/**
 * What the owner presses for each event. Four transitions lead from a state to itself and have no button, for there is
 * nothing to offer in repeating what stands: issuing what is issued, cancelling what is cancelled, deleting what is
 * deleted, and amending a draft without a line, which the form does not save. They are sent beside the page, which must
 * then still show the same.
 */
export const presses: Acts = {
  'invoice.edit': async (world, { edited: { lines, total } }) => {
    const { page } = world;
    world.edits += 1;
    await next(page, 'Edit').click();
    const customer = page.getByRole('combobox', { name: 'Customer' });
    if ((await customer.inputValue()) === '') {
      await customer.fill('Ada');
      await page.getByRole('option', { name: /Ada Stone/ }).click();
    }
    const prices = Array.from({ length: lines }, (_, at) =>
      at === 0 ? minus(total, String(lines - 1)) : '1',
    );
    await fillLines(page, prices, `Edit ${world.edits}`);
    await save(world);
  },
  'invoice.amend': async (world, _, { from }) => {
    const { page, api, id } = world;
    if ((from.context as InvoiceFacts).lines === 0)
      return beside(
        world,
        api.update(id, {
          prices: [],
          issuedOn: world.today,
          status: 'Draft',
          notes: `Note ${world.edits++}`,
        }),
      );
    world.edits += 1;
    await next(page, 'Edit').click();
    await page.getByLabel('Notes for the customer').fill(`Note ${world.edits}`);
    await save(world);
  },
  'invoice.issue': (world, _, { from }) =>
    from.state === 'Draft'
      ? confirm(world, 'Issue invoice', 'Issue invoice')
      : beside(world, world.api.setStatus(world.id, 'NotPaid')),
  'payment.record': async (world, { reduction: { amount, surplus } }) => {
    const { page } = world;
    await next(page, 'Record payment').click();
    await page.getByLabel('Amount').fill(amount);
    await dialog(page).getByRole('button', { name: 'Record payment' }).click();
    if (surplus)
      await dialog(page)
        .getByRole('button', { name: /^Keep .+ as credit$/ })
        .click();
    await dialog(page).waitFor({ state: 'detached' });
  },
  'credit.apply': async (world, { reduction }) => {
    await arrangeCredit(world, reduction.amount);
    await pressed(world, 'Apply credit');
  },
  'payment.delete': async (world, { amount }, { from }) => {
    const { page } = world;
    const amounts = (await livePayments(world)).map((one) => one.amount);
    if (!amounts.includes(amount)) {
      await rearranged(world, amount, (from.context as InvoiceFacts).settled);
      await reopen(world);
    }
    await counterfoil(page)
      .getByRole('button', { name: /^Payments/ })
      .click();
    const row = dialog(page)
      .getByRole('listitem')
      .filter({ hasText: `$ ${amount}.00` });
    await row
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await dialog(page).getByRole('button', { name: 'Delete payment' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  },
  'balance.writeOff': (world) => confirm(world, 'Write off the rest', 'Write it off'),
  'writeOff.undo': (world) => confirm(world, 'Undo write-off', 'Undo write-off'),
  'invoice.cancel': (world, _, { from }) => {
    if (from.state === 'Cancelled') return beside(world, world.api.cancel(world.id));
    const { settled, writtenOff } = from.context as InvoiceFacts;
    return isPositive(minus(settled, writtenOff))
      ? confirm(world, 'Cancel invoice', 'Go on', /^Cancel it and keep/)
      : confirm(world, 'Cancel invoice', 'Cancel invoice');
  },
  'invoice.reinstate': (world) => confirm(world, 'Undo cancellation', 'Undo cancellation'),
  'invoice.delete': async (world, _, { from }) => {
    if (from.state === 'Deleted') return beside(world, world.api.archive(world.id));
    await next(world.page, 'Delete').click();
    await world.page.waitForURL('**/sales/list?status=cancelled');
    await reopen(world);
  },
  'invoice.restore': (world) => pressed(world, 'Restore'),
  'invoice.duplicate': async (world) => {
    const { page } = world;
    await pressed(world, 'Duplicate');
    await page.waitForURL((address) => !address.href.includes(world.id));
    await page.getByRole('heading', { name: 'Invoice draft' }).waitFor();
    await page.goBack();
  },
};
