import { expect, test } from 'vitest';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { png } from '../support/pictures.ts';
import { counterfoil, dialog } from '../support/sheet.ts';

walkAsMember();

/** The page in a hand: it is touched, and as narrow as a phone. */
const onPhone = async () => {
  const session = await member.context.newCDPSession(member.page);
  const screen = { width: 360, height: 780, deviceScaleFactor: 2, mobile: true };
  await session.send('Emulation.setDeviceMetricsOverride', screen);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
};

const photo = (buffer: Buffer) => ({ name: 'image.png', mimeType: 'image/png', buffer });

test('on a phone a receipt is photographed at once, and a file can be chosen all the same', async () => {
  const { page, client } = member;
  await onPhone();
  await page.goto('/add-expense');
  await page.getByLabel('What did you buy?').fill('Taxi to the fair');
  await page.getByLabel('Category').selectOption({ label: 'Travel' });
  await page.getByLabel('Amount', { exact: true }).fill('12.50');
  await page.getByRole('button', { name: 'Attach a file' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  const camera = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take a photo' }).click();
  const chooser = await camera;
  const input = chooser.element();
  expect(await input.getAttribute('capture')).toBe('environment');
  await chooser.setFiles(photo(png()));
  await page.getByText('image.png', { exact: true }).first().waitFor();
  // The other input asks for no camera, so that the phone lets its owner choose.
  expect(await page.getByLabel('Add a file').first().getAttribute('capture')).toBeNull();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.waitForURL('**/expense/view?exp=*');
  const id = new URL(page.url()).searchParams.get('exp')!;
  expect((await expenseApiFor(client).view(id)).AttachmentFileName).toBe('image.png');
});

test('the files of a bill are added to by the camera; where there is a mouse, nothing asks for one', async () => {
  const { page, client } = member;
  const bills = billApiFor(client);
  const id = await bills.bill({ vendor: await bills.vendor('Paper Mill') });
  await page.goto(`/bills/view?bill=${id}`);
  await counterfoil(page).getByRole('button', { name: 'Files none yet' }).click();
  await dialog(page).getByLabel('Add a file').first().waitFor();
  expect(await page.getByRole('button', { name: 'Take a photo' }).count()).toBe(0);
  await onPhone();
  const camera = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Take a photo' }).click();
  await (await camera).setFiles(photo(png()));
  await dialog(page).getByText('image.png', { exact: true }).first().waitFor();
  expect((await bills.view(id)).Attachments.map(({ FileName }) => FileName)).toEqual(['image.png']);
});
