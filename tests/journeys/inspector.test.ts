import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startInspecting } from '../../tools/inspect/server.ts';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';
import { freePort } from '../support/sandbox.ts';
import { dialog, pressAct } from '../support/sheet.ts';
import { filesOf } from '../support/source-files.ts';

let product: Product;
let member: Member;
let served: Awaited<ReturnType<typeof startInspecting>>;
let origin: string;
beforeAll(async () => {
  product = await startProduct();
  member = await startMember(product);
  // Vite makes each file of the page as it is asked for.
  member.page.setDefaultNavigationTimeout(60_000);
  const port = await freePort();
  served = await startInspecting(product.origin, port);
  origin = `http://localhost:${port}`;
});
afterAll(async () => {
  await member.context.close();
  await served.close();
  await product.close();
});

/** In the place of the inspector's site: says that it is there, and keeps what it is told. */
const inspectorPage = `<script>
  globalThis.told = [];
  addEventListener('message', ({ data }) => told.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

const inspectorOf = async (context: BrowserContext, open: () => Promise<unknown>): Promise<Page> => {
  const [inspector] = await Promise.all([context.waitForEvent('page', { timeout: 60_000 }), open()]);
  return inspector;
};

/** The ids of the charts the inspector was told to have started. */
const startedIn = (inspector: Page): Promise<string[]> =>
  inspector.evaluate(() =>
    ((globalThis as unknown as { told: { definition?: string }[] }).told ?? []).flatMap(({ definition }) =>
      definition ? [(JSON.parse(definition) as { id: string }).id] : [],
    ),
  );

test('the page served for inspection tells the inspector of its session and of each dialog’s flow', async () => {
  const { context, page, api } = member;
  const id = await api.invoice();
  await context.route('https://stately.ai/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: inspectorPage }),
  );
  const kept = await page.evaluate(() => localStorage.getItem('counterfoil.session'));
  await page.goto(`${origin}/healthz`);
  await page.evaluate((session) => localStorage.setItem('counterfoil.session', session!), kept);
  const inspector = await inspectorOf(context, () => page.goto(`${origin}/sales/view-invoice?item=${id}`));
  await expect.poll(() => startedIn(inspector), { timeout: 60_000 }).toContain('session');
  await pressAct(page, 'Record payment');
  await dialog(page).getByLabel('Amount').waitFor();
  await expect.poll(() => startedIn(inspector)).toContain('take-payment');
  await inspector.close();
});

test('every chart opens in the inspector by itself, lifecycles too', async () => {
  const { context, page } = member;
  await page.goto(`${origin}/tools/inspect/`);
  await page.getByRole('link', { name: 'posted', exact: true }).waitFor();
  const charts = await page.getByRole('navigation').getByRole('link').allTextContents();
  const expected = filesOf(/^(src\/machines|tools\/sandboxes)\/.*\.(lifecycle|flow)\.ts$/).map(
    (file) => /([^/]+)\.(lifecycle|flow)\.ts$/.exec(file)![1]!,
  );
  expect([...charts].sort()).toEqual([...new Set(expected)].sort());
  for (const chart of charts) {
    const inspector = await inspectorOf(context, () => page.goto(`${origin}/tools/inspect/?chart=${chart}`));
    await expect.poll(() => startedIn(inspector).catch(() => [])).not.toEqual([]);
    await page.getByRole('main').getByText('"state"').waitFor();
    await inspector.close();
  }
  const invoice = await inspectorOf(context, () => page.goto(`${origin}/tools/inspect/?chart=quote`));
  const before = await page.locator('main pre').innerText();
  await page.locator('main button').first().click();
  await expect.poll(() => page.locator('main').innerText()).not.toBe(before);
  await invoice.close();
});

test('the built page and server know nothing of the inspector', () => {
  const built = ['dist/page', 'dist/server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|html|css)$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  );
  expect(built.length).toBeGreaterThan(20);
  const knowing = built.filter((file) =>
    /statelyai|stately\.ai|inspectMachines/.test(readFileSync(file, 'utf8')),
  );
  expect(knowing).toEqual([]);
});
