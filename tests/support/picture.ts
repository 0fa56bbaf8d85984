import type { Page } from 'playwright-core';

/** Takes pictures of a page at both widths, light and dark, where somebody wants to look at them: `PICTURES=/tmp/pictures`. */
export const picture = async (page: Page, name: string): Promise<void> => {
  const { PICTURES: folder } = process.env;
  if (!folder) return;
  for (const colorScheme of ['dark', 'light'] as const)
    for (const width of [1440, 360]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
};
