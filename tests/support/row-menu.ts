import type { Page } from 'playwright-core';

/** Presses an act in the menu of the row that is called so. */
export const fromMenu = async (page: Page, row: string, act: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click();
  await page.getByRole('menuitem', { name: act }).click();
};
