import type { Page } from 'playwright-core';
import type { PathStep } from '../../tools/paths/src/path.ts';
import { expectOk } from './api.ts';
import type { Answered } from './server.ts';
import { counterfoil, pressAct, pressInDialog } from './sheet.ts';

/** One document on its page, and where that is. */
export interface OnPage {
  page: Page;
  address: string;
}

/** Opens the document's page anew, after something was arranged beside it. */
export const reopen = async ({ page, address }: OnPage): Promise<void> => {
  await page.goto(address);
  await counterfoil(page).waitFor();
};

/** A record of a member open on its page, edited no time yet. */
export const opened = async <World extends OnPage>(world: World): Promise<World & { edits: number }> => {
  await reopen(world);
  return { ...world, edits: 0 };
};

/** Presses an act that is carried out at once, and waits for its answer. */
export const pressed = async (world: OnPage, name: string): Promise<void> => {
  const answered = world.page.waitForResponse(
    (response) => response.request().method() !== 'GET' || name === 'Duplicate',
  );
  await pressAct(world.page, name);
  await answered;
};

/** Presses an act of the counterfoil, then the buttons of its dialog, until the dialog is gone. */
export const confirmed = async (
  world: OnPage,
  name: string,
  ...buttons: (string | RegExp)[]
): Promise<void> => {
  await pressAct(world.page, name);
  await pressInDialog(world.page, ...buttons);
};

/** Does what has no button beside the page, with the page's owner, and opens the page anew. */
export const beside = async (world: OnPage, answer: Promise<Answered>): Promise<void> => {
  expectOk(await answer);
  await reopen(world);
};

/** Deletes the record with its button and stays; of one that is deleted already the same is asked beside the page. */
export const deletedHere = (
  world: OnPage,
  { from }: PathStep,
  again: () => Promise<Answered>,
): Promise<void> => (from.state === 'Deleted' ? beside(world, again()) : pressed(world, 'Delete'));

/**
 * Deletes the document with its button, and opens it where it lies deleted. Of one that is deleted already the same is asked
 * beside the page, which has no button for it.
 *
 * @param list where its page leads
 */
export const deleted = async (
  world: OnPage,
  { from }: PathStep,
  list: string,
  again: () => Promise<Answered>,
): Promise<void> => {
  if (from.state === 'Deleted') return beside(world, again());
  await pressAct(world.page, 'Delete');
  await world.page.waitForURL(`**${list}`);
  await reopen(world);
};

/**
 * Duplicates the document with its button, sees the copy, and goes back.
 *
 * @param draft what the copy is called
 */
export const duplicated = async (world: OnPage & { id: string }, draft: string): Promise<void> => {
  const { page, id } = world;
  await pressed(world, 'Duplicate');
  await page.waitForURL((address) => !address.href.includes(id));
  await page.getByRole('heading', { name: draft }).waitFor();
  await page.goBack();
};

/** Saves the form of a document that stands, and waits for its page. */
export const saved = async ({ page, address }: OnPage): Promise<void> => {
  await page.getByRole('button', { name: /^Save( draft)?$/ }).click();
  await page.waitForURL(`**${address.split('?')[0]}**`);
};

/** Edits the record with its button: a field says how often, and the form leads back to the page. */
export const noted = async (
  world: OnPage & { edits: number },
  { field, save }: { field: string; save: string },
): Promise<void> => {
  const { page, address } = world;
  world.edits += 1;
  await pressAct(page, 'Edit');
  await page.getByLabel(field).fill(`Edit ${world.edits}`);
  await page.getByRole('button', { name: save }).first().click();
  await page.waitForURL(`**${address}`);
};

/** Names the contact of a form that names none yet. */
export const fillContact = async (
  page: Page,
  { label, name }: { label: string; name: string },
): Promise<void> => {
  const contact = page.getByRole('combobox', { name: label });
  if ((await contact.inputValue()) !== '') return;
  await contact.fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
};

/** Makes the form's lines these, one of quantity 1 unless told. */
export const fillLines = async (
  page: Page,
  lines: readonly { price: string; quantity?: string }[],
  item: string,
): Promise<void> => {
  const remove = page.getByRole('button', { name: /^Remove line/ });
  // Counted before the form is there, its own lines would stand beside those that are added.
  await page.getByRole('button', { name: 'Add a line' }).waitFor();
  while ((await remove.count()) > lines.length) await remove.last().click();
  while ((await remove.count()) < lines.length)
    await page.getByRole('button', { name: 'Add a line' }).click();
  for (const [index, { price, quantity = '1' }] of lines.entries()) {
    await page.getByRole('combobox', { name: `Item, line ${index + 1}` }).fill(`${item}, ${index + 1}`);
    await page.getByLabel(`Quantity, line ${index + 1}`).fill(quantity);
    await page.getByLabel(`Price, line ${index + 1}`).fill(price);
  }
};

/**
 * Makes the lines of a document that stands these with its button, and saves. Each edit names its lines after its number, so that it
 * really changes something.
 *
 * @param more fills in what else is edited; or who is named where the form names nobody yet
 */
export const editedTo = async (
  world: OnPage & { edits: number },
  lines: readonly { price: string; quantity?: string }[],
  more?: { label: string; name: string } | ((page: Page) => Promise<void>),
): Promise<void> => {
  world.edits += 1;
  await pressAct(world.page, 'Edit');
  if (typeof more === 'function') await more(world.page);
  else if (more) await fillContact(world.page, more);
  await fillLines(world.page, lines, `Edit ${world.edits}`);
  await saved(world);
};
