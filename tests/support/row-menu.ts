import type { Locator, Page } from 'playwright-core';
import type { Member } from './member.ts';
import { dialog, pressInDialog } from './sheet.ts';

/** The row in which a text stands. */
export const rowWith = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Presses an act in the menu of the row that is called so. */
export const fromMenu = async (page: Page, row: string, act: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click();
  await page.getByRole('menuitem', { name: act }).click();
};

/** A member before a list, with one of its rows, which is called anew by each edit. */
export interface ListedRow extends Member {
  name: string;
  edits: number;
}

/** Opens a list on the row that is called so. */
export const listedRow = async (member: Member, list: string, name: string): Promise<ListedRow> => {
  await member.page.goto(list);
  await rowWith(member.page, name).first().waitFor();
  return { ...member, name, edits: 0 };
};

/** Renames what the row is about in its dialog, which its link opens or an act of its menu, and sees the row called so. */
export const renamed = async (
  world: ListedRow,
  to: string,
  { field, save, menu }: { field: string; save: string; menu?: string },
): Promise<void> => {
  world.edits += 1;
  if (menu) await fromMenu(world.page, world.name, menu);
  else await rowWith(world.page, world.name).getByRole('link', { name: world.name, exact: true }).click();
  world.name = `${to} ${world.edits}`;
  await dialog(world.page).getByLabel(field, { exact: true }).fill(world.name);
  await pressInDialog(world.page, save);
  await rowWith(world.page, world.name).waitFor();
};

/** The first of these words that stands in a row or on a card, or what one says that has none of them. */
export const wordOn = async (row: Locator, words: readonly string[], otherwise: string): Promise<string> => {
  for (const word of words) if ((await row.getByText(word, { exact: true }).count()) > 0) return word;
  return otherwise;
};

/** Presses an act unless the row says already what it leads to: then it has no such act. */
export const unlessShown = async (
  shown: Promise<string>,
  word: string,
  act: () => Promise<unknown>,
): Promise<void> => {
  if ((await shown) !== word) await act();
};
