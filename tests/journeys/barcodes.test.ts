import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { productCalls } from '../../src/api/calls/product.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { fakeCamera } from '../support/fake-camera.ts';
import { isListening, scan } from '../support/hand-scanner.ts';
import { member, product, walkAsMember } from '../support/journey.ts';
import { picturesOfPdf } from '../support/pdf-picture.ts';
import { barcodesOn } from '../support/read-barcodes.ts';
import { dialog, pressMore } from '../support/sheet.ts';
import { transferApiFor } from '../support/transfer-api.ts';

walkAsMember();

const add = async (productname: string, barcode: string, price = '8') =>
  expectOk(
    await member.client.send(productCalls.addProduct, { type: 'product', productname, price, barcode }),
  ).body.data.id;

test('an item is given a barcode, made or scanned, and shows it', async () => {
  const { page } = member;
  await page.goto('/inventory/add-item');
  await page.getByLabel('Name').fill('Candle');
  await page.getByLabel('Price').fill('8');
  await page.getByLabel('Barcode').fill('4006381333930');
  await page.getByText('As EAN-13 it would end in 1. It will be printed as Code 128.').waitFor();
  await page.getByLabel('Barcode').fill('');
  await page.getByRole('button', { name: 'Make a barcode' }).click();
  await page.getByText('Printed as EAN-13.').waitFor();
  expect(await page.getByLabel('Barcode').inputValue()).toMatch(/^20\d{11}$/);
  await page.getByLabel('Barcode').focus();
  await scan(page, '4006381333931');
  expect(await page.getByLabel('Barcode').inputValue()).toBe('4006381333931');
  expect(await page.getByLabel('Name').inputValue()).toBe('Candle');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'Save item' }).click();
  await page.getByRole('link', { name: 'Candle' }).click();
  await page.getByRole('img', { name: 'Barcode 4006381333931' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);

  const bare = await add('Soap', '');
  await page.goto(`/inventory/view?item=${bare}`);
  await page.getByRole('button', { name: 'Make a barcode' }).click();
  await page.getByText('Barcode added.').waitFor();
  await page.getByRole('img', { name: /^Barcode 20\d{11}$/ }).waitFor();
  await page.getByText('Barcode made').waitFor();
});

test('items are scanned into an invoice: the second scan of one raises its quantity', async () => {
  const { page, api } = member;
  await api.customer('Ada Stone');
  await add('Candle', '4006381333931', '8');
  await add('Soap', 'SOAP-1', '3');
  await page.goto('/add-invoice');
  await isListening(page);
  await scan(page, '4006381333931');
  await page.getByText('Candle: 1').waitFor();
  await scan(page, 'SOAP-1');
  await page.getByText('Soap: 1').waitFor();
  await page.getByLabel('Description, line 2').focus();
  await scan(page, '4006381333931');
  await page.getByText('Candle: 2').waitFor();
  expect(await page.getByLabel('Description, line 2').inputValue()).toBe('');
  await scan(page, '5012345678900');
  await page.getByText('No item has the barcode 5012345678900.').waitFor();
  expect(await page.getByLabel('Description, line 2').evaluate((one) => one === document.activeElement)).toBe(
    true,
  );
  await scan(page, 'SOAP-1');
  await page.getByText('Soap: 2').waitFor();
  expect(await page.getByRole('combobox', { name: 'Item, line 1' }).inputValue()).toBe('Candle');
  expect(await page.getByLabel('Quantity, line 1').inputValue()).toBe('2');
  expect(await page.getByRole('combobox', { name: 'Item, line 2' }).inputValue()).toBe('Soap');
  expect(await page.getByRole('combobox', { name: 'Item, line 3' }).count()).toBe(0);
  expect(await violationsInBothLooks(page)).toEqual(clean);
});

test('items are scanned into a transfer, with what lies at both ends', async () => {
  const { page, api, client } = member;
  const transfers = transferApiFor(client);
  await transfers.enable();
  await transfers.location('Annex');
  const box = await api.goods('Box', '8', '3');
  expectOk(
    await client.send(productCalls.updateProduct, {
      id: box,
      type: 'product',
      productname: 'Box',
      price: '5',
      trackstock: true,
      barcode: 'BOX-1',
    }),
  );
  await add('Advice', 'ADVICE');
  await page.goto('/inventory/stock-transfer/edit');
  await page.getByLabel('To', { exact: true }).selectOption({ label: 'Annex' });
  await isListening(page);
  await scan(page, 'BOX-1');
  await page.getByText('Box: 1').waitFor();
  await scan(page, 'BOX-1');
  await page.getByText('Box: 2').waitFor();
  await page.getByText('Available: 8 · At destination: 0').waitFor();
  expect(await page.getByRole('textbox', { name: 'Box' }).inputValue()).toBe('2');
  await scan(page, 'ADVICE');
  await page.getByText('Advice isn’t counted in stock, so it can’t be transferred.').waitFor();
  await page.getByRole('button', { name: 'Send goods' }).click();
  await page.getByRole('heading', { name: /ST-|TR/ }).waitFor();
});

test('labels are chosen, given barcodes where they lack one, and downloaded', async () => {
  const { page } = member;
  await add('Candle', '4006381333931');
  await add('Soap', '');
  await page.goto('/inventory/list');
  await page.getByRole('checkbox', { name: /Candle/ }).click();
  await page.getByRole('checkbox', { name: /Soap/ }).click();
  await page.getByRole('button', { name: 'Print labels' }).click();
  await page.getByRole('heading', { name: 'Labels' }).waitFor();
  await page.getByText('No barcode yet').waitFor();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await page.getByText('Soap has no barcode yet. Give it one, or leave it out.').first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'Make the missing barcode' }).click();
  await page.getByText('No barcode yet', { exact: true }).waitFor({ state: 'detached' });
  await scan(page, '4006381333931');
  await page.getByText('Candle: 2').waitFor();
  await page.getByLabel('First free label').fill('24');
  await page.getByText('3 labels on 2 sheets.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Labels.pdf');
  const pages = await picturesOfPdf(await readFile(await download.path()));
  const read = await Promise.all(pages.map((page) => barcodesOn(page)));
  const [first, second] = read.map((codes) => codes.map(({ text }) => text));
  expect(first).toEqual(['4006381333931']);
  // The reader may take a part of one code for another, but both are there.
  expect(second).toEqual(expect.arrayContaining(['4006381333931', expect.stringMatching(/^20\d{11}$/)]));
});

test('a scan on the list of items opens the item, and an unknown code says so', async () => {
  const { page } = member;
  await add('Nail', 'nail-7');
  await page.goto('/inventory/list');
  await page.getByRole('row', { name: /Nail/ }).waitFor();
  // What listens comes a moment after the page.
  const unknown = page.getByText('No item has the barcode nothing.');
  await expect
    .poll(async () => {
      await scan(page, 'nothing');
      return unknown.count();
    })
    .toBeGreaterThan(0);
  await page.getByRole('searchbox').focus();
  await scan(page, 'nail-7');

  await page.getByRole('heading', { name: 'Nail' }).waitFor();
});

test('the camera scans several items without being closed, and says what it doesn’t know', async () => {
  const { page } = member;
  const fetched: string[] = [];
  const compiling: string[] = [];
  page.on('response', (response) => {
    fetched.push(new URL(response.url()).origin);
    if (response.headers()['content-security-policy']?.includes('wasm-unsafe-eval'))
      compiling.push(new URL(response.url()).pathname);
  });
  const camera = await fakeCamera(page);
  await add('Candle', '4006381333931');
  await add('Soap', 'SOAP-1');
  await page.goto('/add-invoice');
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  const scanning = dialog(page);
  await scanning.getByText('Ready to scan.').waitFor();
  await camera.show('4006381333931');
  await scanning.getByText('Candle: 1').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  // Held before the camera it counts once.
  await page.waitForTimeout(1500);
  expect(await scanning.getByText('Candle: 1').count()).toBe(1);
  await camera.show('SOAP-1');
  await scanning.getByText('Soap: 1').waitFor();
  await camera.show(null);
  await page.waitForTimeout(1500);
  await camera.show('4006381333931');
  await scanning.getByText('Candle: 2').waitFor();
  await camera.show('96385074');
  await scanning.getByText('No item has the barcode 96385074.').waitFor();
  await scanning.getByRole('button', { name: 'Done' }).click();
  await scanning.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Quantity, line 1').inputValue()).toBe('2');
  expect(await page.getByRole('combobox', { name: 'Item, line 2' }).inputValue()).toBe('Soap');
  // The reader is ours alone, and its thread is the one place that may compile.
  expect([...new Set(fetched)]).toEqual([product.origin]);
  expect(compiling).toEqual([expect.stringMatching(/^\/assets\/barcode-reader-worker-[\w-]+\.js$/)]);
});

test('the page may use the camera and start one thread; nothing that it calls may', async () => {
  const ask = async (path: string) => (await fetch(new URL(path, product.origin))).headers;
  const [page, call] = [await ask('/inventory/list'), await ask('/healthz')];
  expect(page.get('permissions-policy')).toMatch(/(^|, )camera=\(self\), .*microphone=\(\)/);
  expect(call.get('permissions-policy')).toMatch(/(^|, )camera=\(\), /);
  expect(page.get('content-security-policy')).toMatch(/trusted-types barcode-reader(;|$)/);
  expect(page.get('content-security-policy')).not.toMatch(/unsafe/);
  expect(call.get('content-security-policy')).toMatch(/trusted-types 'none'/);
});

test('the camera is offered while there is one; one that went away says so, and can be tried again', async () => {
  const { page } = member;
  await add('Soap', 'SOAP-1');
  await page.goto('/inventory/list');
  await page.getByRole('link', { name: /^Soap/ }).waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Stock analysis' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Scan with the camera' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    navigator.mediaDevices.enumerateDevices = async () => [{ kind: 'videoinput' } as MediaDeviceInfo];
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  });
  await pressMore(page, 'Scan with the camera');
  await dialog(page).getByText('This device has no camera. Connect one, or use a hand scanner.').waitFor();
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
  });
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await dialog(page)
    .getByText('Your browser blocks the camera for this page. Allow it in the address bar, then try again.')
    .waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
});
