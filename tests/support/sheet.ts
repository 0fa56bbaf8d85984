import type { Locator, Page } from 'playwright-core';

/** The stub beside a document: where it stands and what can be done. */
export const counterfoil = (page: Page): Locator => page.getByRole('complementary', { name: 'Counterfoil' });

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
