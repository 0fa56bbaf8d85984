import { escaped, sandboxPage } from '../../sandbox-page.ts';
import type { SandboxShop } from './shops.ts';

const note = 'Sandbox store. Nothing is sold here.';

/** What a person can answer to an app that asks for permission. */
export const answers = ['grant', 'grant-less', 'deny'] as const;
export type PermissionAnswer = (typeof answers)[number];

const labels: Readonly<Record<PermissionAnswer, string>> = {
  grant: 'Allow and connect',
  'grant-less': 'Allow all but orders',
  deny: 'Deny',
};

const fieldsOf = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('\n');

/** The page on which a shop's owner lets an app in. */
export const permissionPage = (shop: SandboxShop, asked: Readonly<Record<string, string>>): string =>
  sandboxPage(
    `Connect ${shop.name}`,
    note,
    `<h1>Let Counterfoil use ${escaped(shop.name)}?</h1>
<p class="purpose">${escaped(shop.domain)} · ${escaped((asked.scope ?? '').split(',').join(', '))}</p>
<form method="post" action="/shops/${escaped(shop.domain)}/admin/oauth/authorize">
${fieldsOf(asked)}
${answers.map((answer, n) => `<button name="answer" value="${answer}"${n === 0 ? ' class="first"' : ''}>${labels[answer]}</button>`).join('\n')}
</form>`,
  );

/** The shop's own page: its orders are counted, one can be made, and the app can be uninstalled. */
export const shopPage = (shop: SandboxShop): string =>
  sandboxPage(
    shop.name,
    note,
    `<h1>${escaped(shop.name)}</h1><p class="amount">${shop.orders.length} orders</p>
<p class="purpose">${escaped(shop.domain)} · ${escaped(shop.currency)}</p>
<form method="post" action="/shops/${escaped(shop.domain)}/admin">
<button name="act" value="order" class="first">Place an order</button>
<button name="act" value="uninstall">Uninstall Counterfoil</button>
</form>`,
  );

/** What is shown for an address that is no shop's, or a request that no app would make. */
export const refusedPage = (reason: string): string =>
  sandboxPage('Not possible', note, `<h1>That’s not possible</h1><p>${escaped(reason)}</p>`);
