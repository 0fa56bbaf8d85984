import type { Locator, Page } from 'playwright-core';

/** The row in which a text stands. */
export const rowWith = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Presses an act in the menu of the row that is called so. */
export const fromMenu = async (page: Page, row: string, act: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click();
  await page.getByRole('menuitem', { name: act }).click();
};
