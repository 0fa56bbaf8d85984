import { compare, isPositive, minus, negated, plus, sum } from '../../src/domain/money.ts';
import type { PostedFacts } from '../../src/domain/posted/facts.ts';
import type { PostedEvent } from '../../src/machines/posted/posted.lifecycle.ts';
import { expectOk } from './api.ts';
import {
  beside,
  confirmed,
  deleted,
  duplicated,
  editedTo,
  type OnPage,
  pressed,
  reopen,
  saved,
} from './document-page.ts';
import type { Presses } from './lifecycle-person.ts';
import type { Member } from './member.ts';
import type { PostedApi } from './posted-api.ts';
import type { PostedLabels } from './posted-labels.ts';
import { pricesOf } from './posted-prices.ts';
import { livePayments, rearranged } from './settlements.ts';
import { counterfoil, dialog, pressAct, pressInDialog } from './sheet.ts';

/** One document that is posted on the page of its owner, on its way along a path. */
export interface PostedOnPage extends Member, OnPage {
  labels: PostedLabels;
  posted: PostedApi;
  contact: string;
  id: string;
  /** The day it is issued on. */
  today: string;
  edits: number;
}

/**
 * Makes the contact's surplus exactly this much: what the page applies is all there is. What there is stays as far as it goes,
 * for a payment whose surplus was spent can't be deleted any more.
 */
const arrangeSurplus = async (world: PostedOnPage, amount: string): Promise<void> => {
  const { posted, contact, id } = world;
  const other = (price: string) => posted.issued({ contact, prices: [price], item: 'Other', notes: '' });
  const lacking = minus(amount, await posted.surplusOf(id));
  if (compare(lacking, '0') < 0)
    expectOk(await posted.applyCredit(await other(negated(lacking)), negated(lacking)));
  if (isPositive(lacking))
    expectOk(await posted.pay(await other('1'), plus('1', lacking), { surplus: 'credit' }));
  await reopen(world);
};

/**
 * What the owner presses for each event. Four transitions lead from a state to itself and have no button, for there is
 * nothing to offer in repeating what stands: issuing what is issued, cancelling what is cancelled, deleting what is
 * deleted, and amending a draft without a line, which the form does not save. They are sent beside the page, which must
 * then still show the same.
 */
export const presses: Presses<PostedOnPage, PostedEvent> = {
  'document.edit': (world, { edited }) =>
    editedTo(
      world,
      pricesOf(edited).map((price) => ({ price })),
      world.labels.contact,
    ),
  'document.amend': async (world, _, { from }) => {
    const { page, posted, id, labels, today: day } = world;
    world.edits += 1;
    const notes = `Note ${world.edits}`;
    if ((from.context as PostedFacts).lines === 0)
      return beside(world, posted.update(id, { contact: null, prices: [], item: '', notes, day }));
    await pressAct(world.page, 'Edit');
    await page.getByLabel(labels.notes).fill(notes);
    await saved(world);
  },
  'document.issue': (world, _, { from }) =>
    from.state === 'Draft'
      ? confirmed(world, world.labels.issue, world.labels.issue)
      : beside(world, world.posted.issue(world.id)),
  'payment.record': async (world, { reduction: { amount, surplus } }) => {
    const { page, labels } = world;
    await pressAct(world.page, 'Record payment');
    await page.getByLabel('Amount').fill(amount);
    await pressInDialog(page, 'Record payment', ...(surplus ? [labels.keepSurplus] : []));
  },
  'credit.apply': async (world, { reduction }) => {
    await arrangeSurplus(world, reduction.amount);
    await confirmed(world, world.labels.applySurplus, /^Apply [^a-z]/);
  },
  'payment.delete': async (world, { amount }, { from }) => {
    const { page, posted: api, id } = world;
    const amounts = (await livePayments({ api, id })).map((one) => one.amount);
    if (!amounts.includes(amount)) {
      const { settled, credited } = from.context as PostedFacts;
      await rearranged({ api, id }, amount, minus(settled, sum(credited.map((one) => one.settled))));
      await reopen(world);
    }
    await counterfoil(page)
      .getByRole('button', { name: /^Payments/ })
      .click();
    const row = dialog(page)
      .getByRole('listitem')
      .filter({ hasText: `$${amount}.00` });
    await row
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await pressInDialog(page, 'Delete payment');
  },
  'balance.writeOff': (world, _, { from }) => {
    const { labels } = world;
    const { settled } = from.context as PostedFacts;
    return confirmed(world, isPositive(settled) ? labels.forgive : labels.forgiveAll, labels.forgiveIt);
  },
  'writeOff.undo': (world) => confirmed(world, world.labels.undoForgiven, world.labels.undoForgiven),
  'creditNote.issue': async (world, { amount }) => {
    const { page, posted, id, labels } = world;
    let rest = amount;
    await pressAct(world.page, labels.giveBack);
    for (const [index, { amount: left }] of (await posted.view(id)).Creditable.entries()) {
      const part = compare(rest, left) < 0 ? rest : left;
      rest = minus(rest, part);
      if (isPositive(part))
        await dialog(page)
          .getByLabel(/^Amount without tax, /)
          .nth(index)
          .fill(part);
    }
    const giveBack = dialog(page).getByRole('button', { name: labels.confirmGiveBack });
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
      .getByRole('button', { name: /^(Credit notes|Vendor credits)/ })
      .click();
    await dialog(page)
      .getByRole('button', { name: /^Undo / })
      .first()
      .click();
    await pressInDialog(page, 'Undo it');
  },
  'document.cancel': (world, _, { from }) => {
    const { posted, id, labels } = world;
    if (from.state === 'Cancelled') return beside(world, posted.cancel(id));
    const { settled, writtenOff } = from.context as PostedFacts;
    return isPositive(minus(settled, writtenOff))
      ? confirmed(world, labels.cancel, 'Continue', labels.cancelAndKeep)
      : confirmed(world, labels.cancel, labels.cancel);
  },
  'document.reinstate': (world) => confirmed(world, 'Undo cancellation', 'Undo cancellation'),
  'document.delete': (world, _, step) =>
    deleted(world, step, world.labels.deletedTo, () => world.posted.archive(world.id)),
  'document.restore': (world) => pressed(world, 'Restore'),
  'document.duplicate': (world) => duplicated(world, world.labels.draft),
};
