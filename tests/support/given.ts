import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { createPosted } from '../../server/commands/create-posted.ts';
import { saveContact } from '../../server/commands/save-contact.ts';
import { addProduct } from '../../server/commands/save-product.ts';
import { plainRequest } from '../../server/services/look-up.ts';
import { asAccess } from '../../server/store/access/access.ts';
import type { Database } from '../../server/store/database/database.ts';
import { type Ctx, withBusiness } from '../../server/store/database/tx.ts';
import { createBusiness } from '../../server/store/settings/businesses.ts';
import { receivable } from '../../src/domain/books/side.ts';
import { blankCustomer, type CustomerCard } from '../../src/domain/contact/contact.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { noOpening, type OpeningStock } from '../../src/domain/opening/opening-stock.ts';
import { blankProduct, type ProductCard } from '../../src/domain/stock/product.ts';

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

/** A business made a moment ago, as onboarding leaves it, and its owner at work on 15 January 2026. */
const business = async (
  database: Database,
  { name = 'Umbrella Works', currency = 'USD' }: { name?: string; currency?: string } = {},
): Promise<Shop> => {
  let now = new Date('2026-01-15T12:00:00Z');
  const user = { id: v7(), name: 'Ada Owner', role: 'Owner' };
  await asAccess(database)(
    `insert into app_user (id, email, password_hash, first_name, last_name, verified_at, created_at)
     values ($1, $2, '', 'Ada', 'Owner', $3, $3)`,
    [user.id, `${user.id}@example.com`, now],
  );
  const shop: Shop = {
    database,
    clock: () => now,
    business: {
      id: v7(),
      name,
      address: '',
      homeCurrency: currency,
      timeZone: 'UTC',
      locale: 'en-US',
      plan: 'enterprise',
      multiCurrency: true,
      taxAfterDiscount: false,
      taxPerRate: false,
      fiscalMonth: 1,
      fiscalDay: 1,
      fiscalBefore: [],
    },
    user,
    on(day) {
      now = new Date(`${day}T12:00:00Z`);
      return shop;
    },
  };
  await withBusiness(shop, 'write', (tx) => createBusiness(tx, { country: 'US', address: '', settings: {} }));
  return shop;
};

const customer = async (shop: Ctx, card: Partial<CustomerCard> = {}): Promise<string> =>
  (await saveContact(shop, receivable, { ...blankCustomer, name: 'Charlie Customer', ...card }, null)).id;

/** A product; with a stock it is counted, and that much of it is there. */
const product = async (
  shop: Ctx,
  { stock, ...card }: Partial<ProductCard> & { stock?: Omit<OpeningStock, 'onDay'> } = {},
): Promise<string> => {
  const whole = { ...blankProduct, name: 'Umbrella', price: '25', tracked: stock !== undefined, ...card };
  return (await addProduct(shop, whole, stock ? { ...stock, onDay: null } : noOpening)).id;
};

/** An invoice of one line, issued today unless said otherwise, to a customer of its own unless one is named. */
const invoice = async (
  shop: Ctx,
  { subtype = 'invoice', total = 100, issued, due, paid = 0, draft = false, customerId }: GivenInvoice = {},
): Promise<{ id: string; number: string; customerId: string }> => {
  const toWhom = customerId ?? (await customer(shop, { name: `Customer ${randomBytes(3).toString('hex')}` }));
  const { ids, numbers } = await createPosted(shop, {
    subtype,
    contactId: toWhom,
    issuedOn: issued ?? shop.clock().toISOString().slice(0, 10),
    dueOn: due ?? null,
    ...plainRequest,
    notes: '',
    lines: [
      {
        id: null,
        productId: null,
        name: 'Consulting',
        description: '',
        quantity: '1',
        price: String(total),
        taxId: null,
      },
    ],
    issue: !draft,
    deposit: String(paid),
    mode: 1,
    delivery: null,
  });
  const id = ids[0]!;
  return { id, number: numbers[id] ?? '', customerId: toWhom };
};

/** What a test starts from, written by the product's own commands. */
export const given = { business, customer, product, invoice };
