import type { Locator, Page } from 'playwright-core';

/** The stub beside a document: where it stands and what can be done. */
export const counterfoil = (page: Page): Locator => page.getByRole('complementary', { name: 'Counterfoil' });

/** An act of the counterfoil, where it is shown. */
export const actOn = (page: Page, name: string): Locator =>
  counterfoil(page).getByRole('button', { name, exact: true });

/** Shows what the counterfoil keeps under "More", where it keeps anything there. */
export const showMore = async (page: Page): Promise<void> => {
  const more = counterfoil(page).getByRole('button', { name: 'More', exact: true, expanded: false });
  if ((await more.count()) > 0) await more.click();
};

/** Presses an act of the counterfoil, wherever it is found there. */
export const pressAct = async (page: Page, name: string): Promise<void> => {
  const act = actOn(page, name);
  await act
    .or(counterfoil(page).getByRole('button', { name: 'More', exact: true }))
    .first()
    .waitFor();
  if (!(await act.isVisible())) await showMore(page);
  await act.click();
};

/** Presses what a page keeps under "More" at its head. */
export const pressMore = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** The dialog that lies over the page. */
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Presses buttons of the dialog one after the other; the last of them closes it. */
export const pressInDialog = async (page: Page, ...buttons: (string | RegExp)[]): Promise<void> => {
  for (const name of buttons) await dialog(page).getByRole('button', { name }).click();
  await dialog(page).waitFor({ state: 'detached' });
};

/** A field by its whole label, whether or not it says that it may be left empty. */
export const fieldIn = (part: Locator, label: string): Locator =>
  part.getByLabel(new RegExp(`^${label}(\\W*optional\\W*)?$`));
