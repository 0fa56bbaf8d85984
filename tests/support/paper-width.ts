import type { Page } from 'playwright-core';

/** How much of the paper's width the sheet takes when a page is printed: 1 for all of it. */
export const paperWidthTaken = async (page: Page): Promise<number> => {
  await page.emulateMedia({ media: 'print' });
  const taken = await page.evaluate(() => {
    const [paper, sheet] = ['main', 'main > article'].map((part) => document.querySelector(part)!);
    return sheet!.getBoundingClientRect().width / paper!.getBoundingClientRect().width;
  });
  await page.emulateMedia({ media: 'screen' });
  return taken;
};
