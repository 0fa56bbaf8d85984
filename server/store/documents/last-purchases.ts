import { takesLines } from '../../../src/domain/books/ledger-account.ts';
import type { Side } from '../../../src/domain/books/side.ts';
import { type ContactIn, namedAccountOf, namedTaxOf } from '../../../src/domain/contact/contact.ts';
import type { LastPrice, LastPurchases, NamedAccount } from '../../../src/domain/posted/last-purchases.ts';
import type { ContactRole } from '../../../src/domain/values/contact-role.ts';
import { accountsAt } from '../books/accounts.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';
import { billedOn } from '../rows/statuses.ts';

/** The documents looked at: a vendor who sent more than these since an item was bought has another price by now. */
const recent = 200;

const documents = (side: Side): string =>
  `(select id, currency, issued_on from document
    where business_id = $1 and contact_id = $2 and ${billedOn(side)}
    order by issued_on desc, id desc limit ${recent}) d`;

const lines = (side: Side): string =>
  `${documents(side)} join document_line l on l.business_id = $1 and l.document_id = d.id and l.price > 0`;

/** What each item cost last, in each currency it was billed in. */
const pricesOf = (tx: BusinessTx, side: Side, contactId: string): Promise<LastPrice[]> =>
  tx.query(
    { productId: column.id, currency: column.text, price: column.exact, onDay: column.day },
    `select distinct on (l.product_id, d.currency) l.product_id, d.currency, l.price, d.issued_on as on_day
     from ${lines(side)} where l.product_id is not null
     order by l.product_id, d.currency, d.issued_on desc, d.id desc, l.n desc`,
    [tx.business.id, contactId],
  );

/** The account that the last line without an item that adds something stands on; null for none. */
const lastAccountOf = async (tx: BusinessTx, side: Side, contactId: string): Promise<number | null> => {
  const [last] = await tx.query(
    { accountId: column.int.orNull },
    `select l.account_id from ${lines(side)} where l.product_id is null
     order by d.issued_on desc, d.id desc, l.n desc limit 1`,
    [tx.business.id, contactId],
  );
  return last?.accountId ?? null;
};

/** The account that the last line of each name stands on, those that take something off too. */
const namedAccountsOf = (tx: BusinessTx, side: Side, contactId: string): Promise<NamedAccount[]> =>
  tx.query(
    { name: column.text, accountId: column.int },
    `select distinct on (lower(btrim(l.name))) l.name, l.account_id
     from ${documents(side)} join document_line l on l.business_id = $1 and l.document_id = d.id
     where l.product_id is null and l.account_id is not null
     order by lower(btrim(l.name)), d.issued_on desc, d.id desc, l.n desc`,
    [tx.business.id, contactId],
  );

/** What proposes accounts for lines without an item: those that still take lines; none where the card names one. */
const accountsOf = async (
  tx: BusinessTx,
  side: Side,
  contact: ContactIn<ContactRole> & { id: string },
): Promise<Pick<LastPurchases, 'vendorAccount' | 'accountId' | 'named'>> => {
  const vendorAccount = namedAccountOf(contact);
  if (vendorAccount !== null) return { vendorAccount, accountId: null, named: [] };
  const [last, named] = await Promise.all([
    lastAccountOf(tx, side, contact.id),
    namedAccountsOf(tx, side, contact.id),
  ]);
  const ids = [...new Set(named.map(({ accountId }) => accountId))];
  const found = await accountsAt(tx, last === null ? ids : [...ids, last]);
  const open = new Set(found.filter(takesLines).map(({ id }) => id));
  return {
    vendorAccount,
    accountId: last !== null && open.has(last) ? last : null,
    named: named.filter(({ accountId }) => open.has(accountId)),
  };
};

/** What lines of a contact's next document propose: the prices and the accounts of the last ones. */
export const lastPurchases = async (
  tx: BusinessTx,
  side: Side,
  contact: ContactIn<ContactRole> & { id: string },
): Promise<LastPurchases> => {
  const [prices, accounts] = await Promise.all([
    pricesOf(tx, side, contact.id),
    accountsOf(tx, side, contact),
  ]);
  const chargesNoTax = 'chargesNoTax' in contact && contact.chargesNoTax;
  return { prices, ...accounts, vendorTax: namedTaxOf(contact), chargesNoTax };
};
