import { compare, isPositive, minus, plus, sum } from '../../src/domain/money.ts';
import type { PostedFacts } from '../../src/domain/posted/facts.ts';
import type { PostedEvent } from '../../src/machines/posted/posted.lifecycle.ts';
import { expectOk } from './api.ts';
import { act, beside, confirmed, fillLines, type OnPage, pressed, reopen, saved } from './document-page.ts';
import type { Presses } from './lifecycle-person.ts';
import type { Member } from './member.ts';
import { livePayments, rearranged } from './settlements.ts';
import { counterfoil, dialog } from './sheet.ts';

/** One invoice on the page of its owner, on its way along a path. */
export interface InvoiceOnPage extends Member, OnPage {
  customer: string;
  id: string;
  /** The day it is issued on. */
  today: string;
  edits: number;
}

/**
 * Makes the customer's credit exactly this much: what the page applies is all there is. What there is stays as far as it goes,
 * for a payment whose surplus was paid back can't be deleted any more.
 */
const arrangeCredit = async (world: InvoiceOnPage, amount: string): Promise<void> => {
  const { api, customer, id } = world;
  const { credit } = await api.view(id);
  const lacking = minus(amount, credit);
  if (compare(lacking, '0') < 0) expectOk(await api.refundCredit(customer, minus(credit, amount)));
  if (isPositive(lacking)) {
    const other = await api.invoice({ customer, prices: ['1'] });
    expectOk(await api.pay(other, plus('1', lacking), { surplus: 'credit' }));
  }
  await reopen(world);
};

/**
 * What the owner presses for each event. Four transitions lead from a state to itself and have no button, for there is
 * nothing to offer in repeating what stands: issuing what is issued, cancelling what is cancelled, deleting what is
 * deleted, and amending a draft without a line, which the form does not save. They are sent beside the page, which must
 * then still show the same.
 */
export const presses: Presses<InvoiceOnPage, PostedEvent> = {
  'document.edit': async (world, { edited: { lines, total } }) => {
    const { page } = world;
    world.edits += 1;
    await act(world, 'Edit').click();
    const customer = page.getByRole('combobox', { name: 'Customer' });
    if ((await customer.inputValue()) === '') {
      await customer.fill('Ada');
      await page.getByRole('option', { name: /Ada Stone/ }).click();
    }
    const prices = Array.from({ length: lines }, (_, at) =>
      at === 0 ? minus(total, String(lines - 1)) : '1',
    );
    await fillLines(page, prices, `Edit ${world.edits}`);
    await saved(world);
  },
  'document.amend': async (world, _, { from }) => {
    const { page, api, id } = world;
    if ((from.context as PostedFacts).lines === 0)
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
    await act(world, 'Edit').click();
    await page.getByLabel('Notes for the customer').fill(`Note ${world.edits}`);
    await saved(world);
  },
  'document.issue': (world, _, { from }) =>
    from.state === 'Draft'
      ? confirmed(world, 'Issue invoice', 'Issue invoice')
      : beside(world, world.api.setStatus(world.id, 'NotPaid')),
  'payment.record': async (world, { reduction: { amount, surplus } }) => {
    const { page } = world;
    await act(world, 'Record payment').click();
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
      const { settled, credited } = from.context as PostedFacts;
      await rearranged(world, amount, minus(settled, sum(credited.map((one) => one.settled))));
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
  'balance.writeOff': (world) => confirmed(world, 'Write off the rest', 'Write it off'),
  'writeOff.undo': (world) => confirmed(world, 'Undo write-off', 'Undo write-off'),
  'creditNote.issue': async (world, { amount }) => {
    const { page, api, id } = world;
    let rest = amount;
    await act(world, 'Issue credit note').click();
    for (const [index, { amount: left }] of (await api.view(id)).Creditable.entries()) {
      const part = compare(rest, left) < 0 ? rest : left;
      rest = minus(rest, part);
      if (isPositive(part))
        await dialog(page)
          .getByLabel(/^Amount of /)
          .nth(index)
          .fill(part);
    }
    const giveBack = dialog(page).getByRole('button', { name: /^Give back / });
    while (!(await giveBack.isVisible())) {
      await dialog(page).getByRole('button', { name: 'Continue' }).click();
      await giveBack.or(dialog(page).getByRole('radiogroup')).waitFor();
    }
    await giveBack.click();
    await dialog(page).waitFor({ state: 'detached' });
  },
  'creditNote.undo': async (world) => {
    const { page } = world;
    await counterfoil(page)
      .getByRole('button', { name: /^Given back/ })
      .click();
    await dialog(page)
      .getByRole('button', { name: /^Undo / })
      .first()
      .click();
    await dialog(page).getByRole('button', { name: 'Undo it' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  },
  'document.cancel': (world, _, { from }) => {
    if (from.state === 'Cancelled') return beside(world, world.api.cancel(world.id));
    const { settled, writtenOff } = from.context as PostedFacts;
    return isPositive(minus(settled, writtenOff))
      ? confirmed(world, 'Cancel invoice', 'Continue', /^Cancel it and keep/)
      : confirmed(world, 'Cancel invoice', 'Cancel invoice');
  },
  'document.reinstate': (world) => confirmed(world, 'Undo cancellation', 'Undo cancellation'),
  'document.delete': async (world, _, { from }) => {
    if (from.state === 'Deleted') return beside(world, world.api.archive(world.id));
    await act(world, 'Delete').click();
    await world.page.waitForURL('**/sales/list?status=cancelled');
    await reopen(world);
  },
  'document.restore': (world) => pressed(world, 'Restore'),
  'document.duplicate': async (world) => {
    const { page } = world;
    await pressed(world, 'Duplicate');
    await page.waitForURL((address) => !address.href.includes(world.id));
    await page.getByRole('heading', { name: 'Invoice draft' }).waitFor();
    await page.goBack();
  },
};
