import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountSettingsCalls } from '../../src/api/calls/account-settings.ts';
import { teamCalls } from '../../src/api/calls/team.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { fieldsOf, withValue } from '../support/call-fields.ts';
import { type Fixture, fixtureOf } from '../support/fixture.ts';
import { putOnPlan } from '../support/joined.ts';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';
import { openUntilQuiet } from '../support/quiet.ts';
import { samples } from '../support/samples.ts';
import { addressesOf, outsideOf } from '../support/screen-addresses.ts';
import { runsAll } from '../support/thorough.ts';

/** Texts that become a script, a request or a page of somebody else's wherever they are taken for anything but text. */
const payloads = [
  '<script>hit()</script>',
  '"><script src=//canary.invalid/a.js></script>',
  '</title></textarea></style><script>hit()</script>',
  '<img src=x onerror=hit()>',
  '<img src=//canary.invalid/b.png>',
  '<svg/onload=hit()>',
  '<svg><animate onbegin=hit() attributeName=x></svg>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<iframe src=javascript:parent.hit()>',
  '<details open ontoggle=hit()>',
  '<input autofocus onfocus=hit()>',
  '<a href="javascript:hit()">here</a>',
  '<form action=//canary.invalid><button>go</button></form>',
  '<base href=//canary.invalid/>',
  '<meta http-equiv=refresh content="0;url=//canary.invalid">',
  '<link rel=stylesheet href=//canary.invalid/c.css>',
  '<style>@import "//canary.invalid/d.css";</style>',
  '<math><mtext><img src=x onerror=hit()></mtext></math>',
  '<video><source onerror=hit()></video>',
  '" autofocus onfocus="hit()',
  "'-hit()-'",
  '$'.concat('{hit()}'),
  '{{constructor.constructor("hit()")()}}',
  'javascript:hit()',
  'red;background:url(//canary.invalid/e.png)',
  '&lt;img src=x onerror=hit()&gt;',
  '\\u003cimg src=x onerror=hit()\\u003e',
  '[here](javascript:hit())',
];

/** All of them in one text, and what a shorter field takes: a field is tried with each until it keeps one. */
const texts = [
  payloads.join(' '),
  payloads.slice(0, 8).join(' '),
  '"><img src=x onerror=hit()>',
  '<svg/onload=hit()>',
];

let product: Product;
let member: Member;
let fixture: Fixture;
/** The fields that took a text as it is: what the pages below have to show. */
const taken: string[] = [];

const address = { attention: '', street: '', city: '', state: '', zip: '', country: '', phone: '' };

/** Fills every text field of every call that keeps what it is sent with as many of them as it takes. */
const fillAll = async (): Promise<void> => {
  const { client } = member;
  const keeping = samples.filter(
    ({ call, name }) => call.body && /^(add|create|update|save|send|resend)/.test(name),
  );
  for (const { name, call, fields } of keeping) {
    const addressed = name.endsWith('Customer') ? { billing: address, shipping: address } : {};
    let sound: unknown = { ...fields(fixture), ...addressed };
    for (const { path, type } of fieldsOf(call.body!)) {
      if (type !== 'string' || /id$/i.test(String(path.at(-1)))) continue;
      for (const text of texts) {
        const candidate = withValue(sound, path, text);
        if ((await client.send(call, candidate as Record<string, unknown>)).status !== 200) continue;
        sound = candidate;
        taken.push(`${name} ${path.join('.')}`);
        break;
      }
    }
  }
};

beforeAll(async () => {
  product = await startProduct();
  member = await startMember(product);
  await putOnPlan(product, member, 'enterprise');
  fixture = await fixtureOf(member.client);
  await fillAll();
  const names = { firstname: payloads[3], lastname: payloads[0], userid: idToWire(member.shop.user.id) };
  expectOk(await member.client.send(accountSettingsCalls.updateProfile, names));
  expectOk(await member.api.setStatus(fixture.draft, 'NotPaid'));
  const invited = { memberemail: 'ivy@example.com', roles: 'Staff' };
  expectOk(await member.client.send(teamCalls.inviteTeamMember, invited));
}, 120_000);
afterAll(() => product.close());

/** What came of the texts on a page: scripts that ran, elements they became, places they asked. */
const watch = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('canary')) found.push(`request ${request.url()}`);
  });
  await page.exposeFunction('hit', () => found.push(`script on ${page.url()}`));
  await page.exposeFunction('blocked', (what: string) => found.push(`blocked ${what} on ${page.url()}`));
  await page.addInitScript(() => {
    window.print = () => {};
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile }) => {
      const { blocked } = window as unknown as { blocked: (what: string) => void };
      blocked(`${violatedDirective} ${sample} ${sourceFile}`);
    });
  });
  return found;
};

const born =
  'base, iframe:not([sandbox][src^="/dev/mailbox/"]), details[ontoggle], math, [onerror], [onload], [onfocus], [onbegin], [href^="javascript:" i], ' +
  'form[action*=canary], [src*=canary], [href*="//canary"]:not([href^="tel:"]), meta[http-equiv=refresh], [style*=canary]';

/** What a page that is open holds of elements that a text was never to become. */
const bornOn = async (page: Page, address: string): Promise<string[]> => {
  const elements = await page.locator(born).all();
  return Promise.all(
    elements.map(async (one) => `${address}: ${await one.evaluate((node) => node.outerHTML.slice(0, 200))}`),
  );
};

const visitAll = async (page: Page, addresses: readonly string[], found: string[]): Promise<void> => {
  for (const address of addresses) {
    await openUntilQuiet(page, address);
    found.push(...(await bornOn(page, address)));
  }
};

test('the fields that keep a text keep it as it was typed', async () => {
  expect(taken.length).toBeGreaterThan(75);
  expect(taken).toEqual(
    expect.arrayContaining([
      'createInvoice notes',
      'createInvoice items.0.ItemName',
      'createInvoice items.0.description',
      'updateInvoice ShipAttn',
      'createQuote QuotesItems.0.ProductName',
      'addCustomer name',
      'updateCustomer billing.street',
      'updateCustomer notes',
      'addProduct productname',
      'updateProduct description',
      'addTax TaxName',
      'updateBusiness companyname',
      'updateBusiness address',
    ]),
  );
  const { notes } = await member.api.view(fixture.draft);
  expect(notes).toBe(texts[0]);
});

/** What shows a document, a contact or an item as others read it. */
const isShown = (address: string): boolean => runsAll || /view|list|print|settings/.test(address);

test(`no text becomes a script, an element or a request on any ${runsAll ? 'screen' : 'list, view'}, print or public page`, async () => {
  const hostile = { ...fixture, open: fixture.draft };
  const screens = Object.values(await addressesOf(member, hostile));
  const prints = [
    `/sales/view-invoice?item=${fixture.draft}&print=true`,
    `/quotes/view-quote?quoteId=${fixture.quote}&print=true`,
  ];
  const { page } = member;
  const found = await watch(page);
  await visitAll(page, [...screens.filter(isShown), ...prints], found);
  const { page: stranger } = await product.visitor();
  const outside = await watch(stranger);
  await visitAll(stranger, Object.values(await outsideOf(member, hostile)), outside);
  expect([...found, ...outside]).toEqual([]);
}, 300_000);

test('nor in the mails as the local mailbox shows them', async () => {
  const { page } = await product.visitor();
  const found = await watch(page);
  await visitAll(page, ['/dev/mailbox'], found);
  expect(await page.locator('body').innerText()).toContain('hit()');
  // Each letter as it looks is a page of its own, which may run nothing: not even what waits until a page is quiet.
  const letters = await page
    .locator('iframe')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')!));
  expect(letters.length).toBeGreaterThan(0);
  for (const letter of letters) {
    await page.goto(letter);
    found.push(...(await bornOn(page, letter)));
  }
  expect(found).toEqual([]);
});

test('and if code of ours put a string into a page as markup or script, the browser would refuse', async () => {
  const { page } = await product.visitor();
  const found = await watch(page);
  await visitAll(page, ['/login', '/dev/mailbox'], found);
  for (const address of ['/login', '/dev/mailbox']) {
    await page.goto(address);
    const refused = await page.evaluate(() => {
      const tries = [
        () => {
          document.body.innerHTML = '<b>typed</b>';
        },
        () => document.body.insertAdjacentHTML('beforeend', '<b>typed</b>'),
        () => {
          document.createElement('script').src = '/assets/none.js';
        },
        () =>
          (
            window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
          ).trustedTypes.createPolicy('default', {}),
      ];
      return tries.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect([address, refused]).toEqual([address, Array(4).fill('TypeError')]);
  }
});
