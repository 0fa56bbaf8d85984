import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, startMember } from '../support/member.ts';
import { builtFiles, type Product, startProduct } from '../support/product.ts';
import { openUntilQuiet } from '../support/quiet.ts';

let product: Product;
let member: Member;
beforeAll(async () => {
  product = await startProduct();
  member = await startMember(product);
  const { page, api } = member;
  await api.invoice({ customer: await api.customer('Ada Stone'), prices: ['40'] });
  // A first page tells this browser which business is its user's.
  await openUntilQuiet(page, '/quotes/list');
});
afterAll(() => product.close());

test.each([
  ['/sales/list', 3],
  ['/sales/view-invoice?item=INV-0001', 2],
  ['/dashboard', 4],
  ['/quotes/list', 3],
  ['/bills/list', 3],
  ['/purchase-order/list', 3],
])(
  'at %s all %i first calls are on their way before the page’s scripts are there, and are sent once',
  async (address, count) => {
    const { page } = member;
    const [entry] = builtFiles('index');
    let open = () => {};
    const held = new Promise<void>((resolve) => {
      open = resolve;
    });
    const isEntry = ({ pathname }: URL) => pathname === `/${entry}`;
    await page.route(isEntry, async (route) => {
      await held;
      await route.continue();
    });
    const asked: string[] = [];
    const note = (request: { url(): string }) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search);
    };
    page.on('request', note);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => asked.length).toBe(count);
    const early = [...asked];
    open();
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (address.startsWith('/sales')) await page.getByText('Ada Stone').first().waitFor();
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    await page.unroute(isEntry);
    const again = (call: string) => asked.filter((one) => one === call);
    expect(early.filter((call) => again(call).length > 1)).toEqual([]);
  },
);
