import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsInBothLooks } from '../support/axe.ts';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let member: Member;
beforeAll(async () => {
  product = await startProduct();
  member = await startMember(product);
});
afterAll(async () => {
  await member.context.close();
  await product.close();
  expect(member.faults).toEqual([]);
});

test.each([
  ['/add-invoice', 'Issue date'],
  ['/add-receipt', 'Date'],
  ['/add-quote', 'Date'],
])(
  'at %s a day a year away, or before the books began, is warned of beside the field and is no fault of the form',
  async (path, label) => {
    const { page } = member;
    await page.goto(path);
    const field = page.getByLabel(label, { exact: true });
    const year = Number((await field.inputValue()).slice(-4));
    const ahead = page.getByText('more than a year from now');
    const before = page.getByText('before your books began');
    await field.fill(`${year + 10}-03-01`);
    await ahead.waitFor();
    expect(await field.getAttribute('aria-invalid')).toBeNull();
    const described = (await field.getAttribute('aria-describedby'))!;
    expect(await page.locator(`[id="${described}"]`).innerText()).toContain('more than a year from now');
    expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });
    await field.fill('2019-03-01');
    await before.waitFor();
    expect(await ahead.count()).toBe(0);
    await field.fill(`${year}-12-31`);
    await before.waitFor({ state: 'detached' });
    await field.fill('2019-03-01');
    await before.waitFor();
    // Whatever else it lacks, the day is no fault of the form.
    await page
      .getByRole('button', { name: /^(Save|Issue)/ })
      .first()
      .click();
    await page.locator('main [role=alert] li').first().waitFor();
    expect(await page.locator('main [role=alert]').innerText()).not.toContain('books began');
    expect(await field.getAttribute('aria-invalid')).toBeNull();
  },
);
