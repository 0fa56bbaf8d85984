import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 360],
  ['dark', 360],
] as const)(
  'in %s, %i wide, nothing that opens over a page offends the content policy',
  async (mode, width) => {
    const { page, context, api, faults } = await startMember(product);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: mode });
    const reports: string[] = [];
    await page.exposeFunction('report', (text: string) => reports.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        (window as unknown as { report: (text: string) => void }).report(
          `${event.effectiveDirective}: ${event.blockedURI}`,
        );
      });
    });
    await api.invoice();
    await page.goto('/sales/list');
    const opener = page.getByRole('button', { name: /^Actions for/ }).first();
    await opener.click();
    await page.getByRole('menuitem').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    for (const key of ['?', 'Control+k']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    if (width < 1000) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.goto('/settings/business');
    await page.getByLabel('Company name').fill('Tidal Works');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.locator('.toast').first().waitFor();
    expect(reports).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);
