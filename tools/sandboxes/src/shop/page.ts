import { buttonsOf, escaped, sandboxPage } from '../engine/page.ts';
import type { BillingAct } from './billing.ts';
import { isSlow } from './limit.ts';
import type { SandboxOrder, SandboxProduct } from './order.ts';
import { canDo, financialStatus } from './order-life.ts';
import { canFail } from './payouts.ts';
import type { SandboxBilling, SandboxShop } from './shop.ts';
import { shopLife } from './shop-sandbox.lifecycle.ts';

const note = 'Sandbox store. Nothing is sold here.';

/** What a person can answer to an app that asks for permission. */
const answers = [
  ['grant', 'Allow and connect'],
  ['grant-less', 'Allow all but orders'],
  ['deny', 'Deny'],
] as const;

const fieldsOf = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('\n');

/** The page on which a shop's owner lets an app in. */
export const permissionPage = (shop: SandboxShop, params: Readonly<Record<string, string>>): string =>
  sandboxPage(
    `Connect ${shop.name}`,
    note,
    `<h1>Let Counterfoil use ${escaped(shop.name)}?</h1>
<p class="purpose">${escaped(shop.domain)} · ${escaped((params.scope ?? '').split(',').join(', '))}</p>
<form method="post" action="/shops/${escaped(shop.domain)}/admin/oauth/authorize">
${fieldsOf(params)}
${buttonsOf(answers, 'answer')}
</form>`,
  );

const each = { EVERY_30_DAYS: 'every 30 days', ANNUAL: 'every year' } as const;
const billingLabels: Readonly<Record<BillingAct, string>> = {
  agree: 'Approve',
  decline: 'Decline',
  freeze: 'Fall behind with paying',
  unfreeze: 'Pay what is due',
  cancel: 'Cancel',
};

const costOf = ({ price, interval }: SandboxBilling): string =>
  `${price.currencyCode} ${price.amount} ${each[interval]}`;

/** The page on which a shop's owner agrees to what the shop is to bill. */
export const billingPage = (shop: SandboxShop, billing: SandboxBilling): string =>
  sandboxPage(
    `Approve ${billing.name}`,
    note,
    `<h1>${escaped(billing.name)}</h1><p class="amount">${escaped(costOf(billing))}</p>
<p class="purpose">${escaped(shop.domain)} pays for it with its own bill. Nothing is really charged.</p>
<form method="post" action="/shops/${escaped(shop.domain)}/admin/charges/${billing.id}">
<button name="answer" value="agree" class="first">${billingLabels.agree}</button>
<button name="answer" value="decline">${billingLabels.decline}</button>
</form>`,
  );

const billingForm = (shop: SandboxShop, billing: SandboxBilling): string =>
  `<form method="post" action="/shops/${escaped(shop.domain)}/admin">
<p class="purpose">${escaped(billing.name)} · ${escaped(costOf(billing))} · ${escaped(billing.status.toLowerCase())}</p>
<input type="hidden" name="billing" value="${billing.id}">
${(['freeze', 'unfreeze', 'cancel'] as const)
  .filter((act) => shopLife.can('billing', billing, `billing.${act}`))
  .map((act) => `<button name="act" value="billing-${act}">${billingLabels[act]}</button>`)
  .join('\n')}
</form>`;

const acts = { pay: 'Pay', refund: 'Refund one', fulfil: 'Fulfil', cancel: 'Cancel' } as const;

const orderForm = (shop: SandboxShop, order: SandboxOrder): string =>
  `<form method="post" action="/shops/${escaped(shop.domain)}/admin">
<p class="purpose">${escaped(order.name)} · ${escaped(order.total)} · ${escaped(financialStatus(order).toLowerCase().replace('_', ' '))}${order.fulfilled === 'all' ? ' · fulfilled' : ''}${order.cancelledAt ? ' · cancelled' : ''}</p>
<input type="hidden" name="order" value="${order.id}">
${(Object.entries(acts) as [keyof typeof acts, string][])
  .filter(([act]) => canDo(order, act))
  .map(([act, label]) => `<button name="act" value="${act}">${label} ${escaped(order.name)}</button>`)
  .join('\n')}
</form>`;

const stockOf = ({ locations: [first, ...others] }: SandboxShop, { available, elsewhere }: SandboxProduct) =>
  [
    `${available} at ${first!.name}`,
    ...others.map(({ id, name }) => `${elsewhere.get(id) ?? 0} at ${name}`),
  ].join(', ');

const productForm = (shop: SandboxShop, product: SandboxProduct): string =>
  `<form method="post" action="/shops/${escaped(shop.domain)}/admin">
<p class="purpose">${escaped(product.title)}: ${escaped(stockOf(shop, product))}</p>
<input type="hidden" name="product" value="${product.id}">
<button name="act" value="stock-more">Add one ${escaped(product.title)}</button>
<button name="act" value="stock-less">Take one ${escaped(product.title)}</button>
</form>`;

/**
 * The shop's own page: its last orders with what can be done with them, new ones, what it bills for the app, and the app's removal.
 *
 * @param hasApp the app can be opened from there
 */
export const shopPage = (shop: SandboxShop, hasApp = false): string =>
  sandboxPage(
    shop.name,
    note,
    `<h1>${escaped(shop.name)}</h1><p class="amount">${shop.orders.length} orders</p>
<p class="purpose">${escaped(shop.domain)} · ${escaped(shop.currency)}</p>
${hasApp ? `<p class="purpose"><a href="/shops/${escaped(shop.domain)}/admin/app">Open Counterfoil</a></p>` : ''}
<form method="post" action="/shops/${escaped(shop.domain)}/admin">
<button name="act" value="order" class="first">Place an order</button>
<button name="act" value="order-unpaid">Place an unpaid order</button>
<button name="act" value="order-abroad">Place a foreign order</button>
<button name="act" value="payout">Pay out</button>
<button name="act" value="slow">${isSlow(shop.limit) ? 'Answer as fast as ever' : 'Answer slowly'}</button>
${canFail(shop.payouts.at(-1)) ? '<button name="act" value="payout-fail">Send the last payout back</button>' : ''}
${shopLife.can('app', shop.app, 'app.uninstall') ? '<button name="act" value="uninstall">Uninstall Counterfoil</button>' : ''}
</form>
${shop.billings.map((billing) => billingForm(shop, billing)).join('\n')}
${shop.products.map((product) => productForm(shop, product)).join('\n')}
${[...shop.orders]
  .reverse()
  .slice(0, 20)
  .map((order) => orderForm(shop, order))
  .join('\n')}`,
  );

/** What is shown for an address that is no shop's, or a request that no app would make. */
export const refusedPage = (reason: string): string =>
  sandboxPage('Not possible', note, `<h1>That’s not possible</h1><p>${escaped(reason)}</p>`);
