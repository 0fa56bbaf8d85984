import { cancelPosted, reinstatePosted } from '../../../server/commands/cancel-posted.ts';
import { createPosted } from '../../../server/commands/create-posted.ts';
import { applyCredit, refundCredit } from '../../../server/commands/credit.ts';
import { deletePayment } from '../../../server/commands/delete-payment.ts';
import { deletePosted, duplicatePosted, restorePosted } from '../../../server/commands/delete-posted.ts';
import { issuePosted } from '../../../server/commands/issue-posted.ts';
import { recordPayment } from '../../../server/commands/record-payment.ts';
import { saveContact } from '../../../server/commands/save-contact.ts';
import { updateProductCard } from '../../../server/commands/save-product.ts';
import { updatePosted } from '../../../server/commands/update-posted.ts';
import { undoWriteOff, writeOff } from '../../../server/commands/write-off.ts';
import { type CreatePosted, plainRequest } from '../../../server/services/look-up.ts';
import { settlementsOf } from '../../../server/store/books/items.ts';
import { column } from '../../../server/store/database/row.ts';
import { withBusiness } from '../../../server/store/database/tx.ts';
import { receivable } from '../../../src/domain/books/side.ts';
import { blankCustomer } from '../../../src/domain/contact/contact.ts';
import { blankProduct } from '../../../src/domain/stock/product.ts';
import { given, type Shop } from '../../support/given.ts';

/** Documents of one customer in every standing, tied to one another by a shared payment and by credit. */
export interface LoadFixture {
  shop: Shop;
  customerId: string;
  productId: string;
  /** Issued; the first three can be paid, and the third is paid in part, together with the fourth. */
  issued: string[];
  draft: string;
  cancelled: string;
  deleted: string;
  writtenOff: string;
  /** A live settlement and the invoice it stands on. */
  payments: { invoiceId: string; id: string }[];
}

const today = '2026-01-15';
const cash = { mode: 1, onDay: null, memo: '' } as const;

const content = (fixture: Pick<LoadFixture, 'customerId' | 'productId'>, price: number): CreatePosted => ({
  subtype: 'invoice',
  contactId: fixture.customerId,
  issuedOn: today,
  dueOn: null,
  ...plainRequest,
  notes: '',
  lines: [
    {
      id: null,
      productId: fixture.productId,
      name: 'Work',
      description: '',
      quantity: '1',
      price: String(price),
      taxId: null,
    },
  ],
  issue: true,
  deposit: '0',
  mode: 1,
  delivery: null,
});

const settlementsOn = async (shop: Shop, invoiceId: string): Promise<LoadFixture['payments']> =>
  withBusiness(shop, 'read', async (tx) => {
    const items = await tx.query(
      { id: column.id },
      `select id from open_item where business_id = $1 and document_id = $2 and side = 'receivable'`,
      [tx.business.id, invoiceId],
    );
    const found = await settlementsOf(
      tx,
      items.map((item) => item.id),
    );
    return found.map(({ id }) => ({ invoiceId, id }));
  });

/** Lays out fresh documents for one customer, who keeps 60 of credit from a cancellation and 25 from a surplus. */
export const layOut = async (shop: Shop, customerId: string, productId: string): Promise<LoadFixture> => {
  const invoice = async (price = 100) =>
    (await createPosted(shop, content({ customerId, productId }, price))).ids[0]!;
  const issued: string[] = [];
  for (let i = 0; i < 5; i += 1) issued.push(await invoice());
  const [, , third, fourth, fifth] = issued as [string, string, string, string, string];
  const [cancelled, writtenOff] = [await invoice(), await invoice()];
  const [draft, deleted] = [
    (await given.invoice(shop, { customerId, draft: true })).id,
    (await given.invoice(shop, { customerId, draft: true })).id,
  ];
  const shares = [
    { id: third, amount: '40' },
    { id: fourth, amount: '100' },
  ];
  await recordPayment(shop, receivable, { ...cash, shares });
  await recordPayment(shop, receivable, {
    ...cash,
    shares: [{ id: fifth, amount: '125' }],
    surplus: 'credit',
  });
  await recordPayment(shop, receivable, { ...cash, shares: [{ id: cancelled, amount: '60' }] });
  await cancelPosted(shop, receivable, cancelled, { payments: 'credit', goods: 'back', mode: 1 });
  await applyCredit(shop, receivable, third, { amount: '10' });
  await writeOff(shop, receivable, writtenOff);
  await deletePosted(shop, 'invoice', deleted);
  const payments = (await Promise.all([third, fourth, fifth].map((id) => settlementsOn(shop, id)))).flat();
  return { shop, customerId, productId, issued, draft, cancelled, deleted, writtenOff, payments };
};

const nth = <Item>(items: readonly Item[], n: number): Item => items[n % items.length]!;

/** Every command that changes something, each on documents the others reach for too. */
export const acts: Record<string, (fixture: LoadFixture, n: number) => Promise<unknown>> = {
  create: (on) => createPosted(on.shop, content(on, 20)),
  issue: (on) => issuePosted(on.shop, 'invoice', on.draft),
  update: (on, n) => updatePosted(on.shop, { ...content(on, 100 + n), id: nth(on.issued, n), version: null }),
  pay: (on, n) =>
    recordPayment(on.shop, receivable, {
      ...cash,
      shares: [{ id: nth(on.issued, n), amount: n % 2 ? '110' : '7' }],
      surplus: 'credit',
    }),
  'pay several': (on, n) =>
    recordPayment(on.shop, receivable, {
      ...cash,
      shares: [0, 1, 2].map((i) => ({ id: nth(on.issued, n + 2 * i), amount: '3' })),
    }),
  'delete payment': (on, n) => {
    const { invoiceId, id } = nth(on.payments, n);
    return deletePayment(on.shop, receivable, invoiceId, id);
  },
  'apply credit': (on, n) => applyCredit(on.shop, receivable, nth(on.issued, n), { amount: '4' }),
  'refund credit': (on) =>
    refundCredit(on.shop, receivable, { ...cash, contactId: on.customerId, amount: '6' }),
  'write off': (on, n) => writeOff(on.shop, receivable, nth(on.issued, n)),
  'undo write-off': (on, n) => undoWriteOff(on.shop, receivable, n % 2 ? nth(on.issued, n) : on.writtenOff),
  cancel: (on, n) =>
    cancelPosted(on.shop, receivable, nth(on.issued, n), {
      payments: n % 2 ? 'refund' : 'credit',
      goods: 'back',
      mode: 1,
    }),
  reinstate: (on, n) => reinstatePosted(on.shop, receivable, n % 2 ? nth(on.issued, n) : on.cancelled),
  delete: (on, n) => deletePosted(on.shop, 'invoice', nth([on.draft, on.cancelled, ...on.issued], n)),
  restore: (on, n) => restorePosted(on.shop, 'invoice', nth([on.deleted, on.draft, on.cancelled], n)),
  duplicate: (on, n) => duplicatePosted(on.shop, 'invoice', nth(on.issued, n)),
  'save customer': (on) =>
    saveContact(
      on.shop,
      receivable,
      { ...blankCustomer, name: 'Regular Customer' },
      { id: on.customerId, version: null },
    ),
  'save product': (on) =>
    updateProductCard(on.shop, on.productId, null, {
      ...blankProduct,
      kind: 'service',
      name: 'Work',
      price: '5',
    }),
};
