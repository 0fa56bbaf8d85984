import type { Side } from '../../src/domain/books/side.ts';
import { type ContactIn, type ContactRole, namedAccountOf } from '../../src/domain/contact.ts';
import { takesPurchases } from '../../src/domain/ledger-account.ts';
import type { LastPrice, LastPurchases } from '../../src/domain/posted/last-purchases.ts';
import { accountsAt } from './accounts.ts';
import { column } from './row.ts';
import { billedOn } from './statuses.ts';
import type { BusinessTx } from './tx.ts';

/** The documents looked at: a vendor who sent more than these since an item was bought has another price by now. */
const recent = 200;

const lines = (side: Side): string =>
  `(select id, currency, issued_on from document
    where business_id = $1 and contact_id = $2 and ${billedOn(side)}
    order by issued_on desc, id desc limit ${recent}) d
   join document_line l on l.business_id = $1 and l.document_id = d.id and l.price > 0`;

/** What each item cost last, in each currency it was billed in. */
const pricesOf = (tx: BusinessTx, side: Side, contactId: string): Promise<LastPrice[]> =>
  tx.query(
    { productId: column.id, currency: column.text, price: column.exact, onDay: column.day },
    `select distinct on (l.product_id, d.currency) l.product_id, d.currency, l.price, d.issued_on as on_day
     from ${lines(side)} where l.product_id is not null
     order by l.product_id, d.currency, d.issued_on desc, d.id desc, l.n desc`,
    [tx.business.id, contactId],
  );

/** The account that the last line without an item stands on, while it takes purchases; null where the card names one. */
const accountOf = async (
  tx: BusinessTx,
  side: Side,
  contact: ContactIn<ContactRole> & { id: string },
): Promise<number | null> => {
  if (namedAccountOf(contact) !== null) return null;
  const [last] = await tx.query(
    { accountId: column.int.orNull },
    `select l.account_id from ${lines(side)} where l.product_id is null
     order by d.issued_on desc, d.id desc, l.n desc limit 1`,
    [tx.business.id, contact.id],
  );
  if (!last?.accountId) return null;
  const [account] = await accountsAt(tx, [last.accountId]);
  return account && takesPurchases(account) ? account.id : null;
};

/** What lines of a contact's next document propose: the prices and the account of the last ones. */
export const lastPurchases = async (
  tx: BusinessTx,
  side: Side,
  contact: ContactIn<ContactRole> & { id: string },
): Promise<LastPurchases> => {
  const [prices, accountId] = await Promise.all([
    pricesOf(tx, side, contact.id),
    accountOf(tx, side, contact),
  ]);
  return { prices, accountId };
};
