import type { Page } from 'playwright-core';

/** Presses an act at the head of a list: the one that is there by itself, or one of several under "More". */
export const headAct = async (page: Page, name: string): Promise<void> => {
  const head = page.locator('main header');
  const alone = head.getByRole('button', { name, exact: true });
  const more = head.getByRole('button', { name: 'More' });
  await alone.or(more).first().waitFor();
  if (await alone.count()) return alone.click();
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};
