import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { v7 } from 'uuid';
import { createInvoice } from '../../server/commands/create-invoice.ts';
import { saveCustomer } from '../../server/commands/save-customer.ts';
import { saveProduct } from '../../server/commands/save-product.ts';
import type { Database } from '../../server/store/database.ts';
import type { Ctx } from '../../server/store/tx.ts';
import { defaultAccounts } from '../../src/domain/books/accounts.ts';
import { blankCustomer, type CustomerCard } from '../../src/domain/contact.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { blankProduct, type ProductCard } from '../../src/domain/product.ts';

/** A business with its owner, whose day the test sets. */
export interface Shop extends Ctx {
  /** Makes it noon of a day, UTC. */
  on: (day: string) => Shop;
}

/** What an invoice is given with; the rest is as unremarkable as can be. */
export interface GivenInvoice {
  subtype?: 'invoice' | 'receipt';
  total?: Decimal | number;
  customerId?: string;
  issued?: string;
  due?: string;
  /** Paid in cash on the issue date. */
  paid?: Decimal | number;
  /** Left as a draft: no number, nothing posted. */
  draft?: boolean;
}

const rowsOfBusiness = `
  with person as (insert into app_user (id, email, password_hash, first_name, last_name, verified_at, created_at)
    values ($2::uuid, 'owner-' || $2::uuid || '@example.com', '', 'Ada', 'Owner', $5, $5)),
  firm as (insert into business (id, name, home_currency, time_zone, locale, country, plan, created_at)
    values ($1, $3, $4, 'UTC', 'en', 'US', 'enterprise', $5) returning id),
  ownership as (insert into member (business_id, user_id, role, joined_at) select id, $2::uuid, 'Owner', $5 from firm),
  books as (insert into book (business_id) select id from firm),
  counted as (insert into usage (business_id, cap) select id, unnest(array['invoices', 'inventory', 'clients']) from firm),
  numbered as (insert into series (business_id, kind, prefix) select id, kind, prefix from firm,
    (values ('invoice', 'INV-'), ('receipt', 'REC-'), ('quote', 'QU-'), ('journal', '')) s (kind, prefix)),
  place as (insert into location (business_id, id, name, is_default) select id, $6, 'Main location', true from firm)
  insert into account (business_id, id, name, grp, subgroup, is_current, cash_section, role, is_system)
  select firm.id, a.id, a.name, a.group, a.subgroup, a."isCurrent", a."cashSection", a.role, true
  from firm, jsonb_to_recordset($7::jsonb) as a (id int, name text, "group" text, subgroup text, "isCurrent" bool, "cashSection" text, role text)`;

/** A business made a moment ago: accounts, counters, a location, and its owner at work on 15 January 2026. */
const business = async (
  database: Database,
  { name = 'Umbrella Works', currency = 'USD' }: { name?: string; currency?: string } = {},
): Promise<Shop> => {
  let now = new Date('2026-01-15T12:00:00Z');
  const [id, userId] = [v7(), v7()];
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`set app.maintenance = 'on'`);
  const values = [id, userId, name, currency, now, v7(), JSON.stringify(defaultAccounts)];
  await client.query(rowsOfBusiness, values).finally(() => client.end());
  const shop: Shop = {
    database,
    clock: () => now,
    business: {
      id,
      name,
      address: '',
      homeCurrency: currency,
      timeZone: 'UTC',
      locale: 'en',
      plan: 'enterprise',
      multiCurrency: true,
    },
    user: { id: userId, name: 'Ada Owner', role: 'Owner' },
    on(day) {
      now = new Date(`${day}T12:00:00Z`);
      return shop;
    },
  };
  return shop;
};

const customer = async (shop: Ctx, card: Partial<CustomerCard> = {}): Promise<string> =>
  (await saveCustomer(shop, { ...blankCustomer, name: 'Charlie Customer', ...card }, null)).id;

const product = async (shop: Ctx, card: Partial<ProductCard> = {}): Promise<string> =>
  (await saveProduct(shop, { ...blankProduct, name: 'Umbrella', price: '25', ...card }, null)).id;

/** An invoice of one line, issued today unless said otherwise, to a customer of its own unless one is named. */
const invoice = async (
  shop: Ctx,
  { subtype = 'invoice', total = 100, issued, due, paid = 0, draft = false, customerId }: GivenInvoice = {},
): Promise<{ id: string; number: string; customerId: string }> => {
  const toWhom = customerId ?? (await customer(shop, { name: `Customer ${randomBytes(3).toString('hex')}` }));
  const { ids, numbers } = await createInvoice(shop, {
    subtype,
    customerId: toWhom,
    issuedOn: issued ?? shop.clock().toISOString().slice(0, 10),
    dueOn: due ?? null,
    depositRequired: null,
    notes: '',
    lines: [
      { id: null, productId: null, name: 'Consulting', description: '', quantity: '1', price: String(total) },
    ],
    issue: !draft,
    deposit: String(paid),
    mode: 1,
  });
  const id = ids[0]!;
  return { id, number: numbers[id] ?? '', customerId: toWhom };
};

/** What a test starts from, written by the product's own commands. */
export const given = { business, customer, product, invoice };
