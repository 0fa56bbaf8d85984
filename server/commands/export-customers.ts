import { receivable } from '../../src/domain/books/side.ts';
import { columnsOf, rowOf } from '../../src/domain/customer/customer-file.ts';
import { byteOrderMark, csvLines } from '../adapters/csv.ts';
import { recordEvent } from '../store/events.ts';
import { handOut } from '../store/files.ts';
import { type ContactsNarrowed, contactsInOrder } from '../store/narrowed-contacts.ts';
import { type Ctx, unwrap, withBusiness } from '../store/tx.ts';

export interface CustomersExport {
  narrowed: ContactsNarrowed;
  /** These alone, whatever the list is narrowed to; all of it where null. */
  ids: readonly string[] | null;
  columns: readonly string[];
}

/**
 * Writes customers of a list into a CSV file, hands it out for a minute, and records that it was done.
 *
 * @throws Refused for a column there is none of, and for more than a file holds; Missing for an id that is no customer's
 */
export const exportCustomers = async (
  ctx: Ctx,
  { narrowed, ids, columns: asked }: CustomersExport,
): Promise<{ token: string; name: string; rows: number }> => {
  const columns = unwrap(columnsOf(asked));
  const parts = [byteOrderMark, csvLines([columns])];
  let rows = 0;
  await withBusiness(ctx, 'read', async (tx) => {
    for await (const customers of contactsInOrder(tx, receivable, narrowed, ids)) {
      parts.push(csvLines(customers.map((customer) => rowOf(customer, columns))));
      rows += customers.length;
    }
  });
  const bytes = Buffer.from(parts.join(''));
  return withBusiness(ctx, 'write', async (tx) => {
    const name = `Customers ${tx.today}.csv`;
    const token = await handOut(tx, { name, mime: 'text/csv; charset=utf-8', bytes });
    const { filter, search } = narrowed;
    await recordEvent(tx, 'customer.export', 'business', tx.business.id, {
      rows,
      columns,
      ...(ids ? { picked: ids } : { filter, search }),
    });
    return { token, name, rows };
  });
};
