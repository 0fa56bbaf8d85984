import { type Customer, type CustomerCard, noAddress } from '../../src/domain/contact.ts';
import { folded } from '../../src/domain/text.ts';
import { type BusinessTx, Missing, type Tx } from './tx.ts';

export interface ContactRow {
  id: string;
  name: string;
  email: string | null;
  currency: string | null;
  terms_days: number | null;
  card: Partial<CustomerCard>;
  channel: string;
  version: number;
  deleted_at: Date | null;
}

export const customerOf = (row: ContactRow): Customer => ({
  type: row.card.type ?? 'business',
  company: row.card.company ?? '',
  firstName: row.card.firstName ?? '',
  lastName: row.card.lastName ?? '',
  cc: row.card.cc ?? '',
  phone: row.card.phone ?? '',
  whatsapp: row.card.whatsapp ?? '',
  website: row.card.website ?? '',
  taxId: row.card.taxId ?? '',
  billing: row.card.billing ?? noAddress,
  shipping: row.card.shipping ?? noAddress,
  notes: row.card.notes ?? '',
  id: row.id,
  name: row.name,
  email: row.email ?? '',
  currency: row.currency,
  termsDays: row.terms_days,
  channel: row.channel,
  version: row.version,
  deleted: row.deleted_at !== null,
});

/** A customer by id. Throws `Missing`. */
export const findCustomer = async (tx: BusinessTx, id: string, lock = false): Promise<Customer> => {
  const [row] = await tx.query<ContactRow>(
    `select * from contact where business_id = $1 and id = $2 and is_customer${lock ? ' for no key update' : ''}`,
    [tx.business.id, id],
  );
  if (!row) throw new Missing();
  return customerOf(row);
};

/** True for somebody who was archived; a document without a customer has none. */
export const isDeletedContact = async (tx: BusinessTx, id: string | null): Promise<boolean> =>
  id !== null && (await findCustomer(tx, id)).deleted;

/** Puts a customer away, or takes them back. */
export const markDeleted = async (tx: Tx, id: string, deletedAt: Date | null): Promise<void> => {
  await tx.query(
    'update contact set deleted_at = $3, version = version + 1 where business_id = $1 and id = $2',
    [tx.business.id, id, deletedAt],
  );
};

/** Every customer that is not deleted, by name: for pickers. */
export const allCustomers = async (tx: Tx): Promise<Customer[]> =>
  (
    await tx.query<ContactRow>(
      'select * from contact where business_id = $1 and is_customer and deleted_at is null order by search, id limit 1000',
      [tx.business.id],
    )
  ).map(customerOf);

/** True when another customer that is not deleted has this e-mail. */
export const emailIsShared = async (tx: Tx, email: string, id: string): Promise<boolean> =>
  email !== '' &&
  (
    await tx.query(
      `select 1 from contact where business_id = $1 and is_customer and deleted_at is null and lower(email) = lower($2)
       and id <> $3 limit 1`,
      [tx.business.id, email, id],
    )
  ).length > 0;

const valuesOf = (tx: Tx, id: string, { name, email, currency, termsDays, ...card }: CustomerCard) => [
  tx.business.id,
  id,
  name.trim(),
  folded([name, card.company, email, card.phone].join(' ')).slice(0, 1000),
  email || null,
  currency,
  termsDays,
  JSON.stringify(card),
];

export const insertCustomer = async (tx: Tx, id: string, card: CustomerCard): Promise<void> => {
  await tx.query(
    `insert into contact (business_id, id, name, search, email, currency, terms_days, card, is_customer, is_vendor, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, true, false, $9)`,
    [...valuesOf(tx, id, card), tx.now],
  );
};

export const updateCustomer = async (tx: Tx, id: string, card: CustomerCard): Promise<void> => {
  await tx.query(
    `update contact set name = $3, search = $4, email = $5, currency = $6, terms_days = $7, card = $8, version = version + 1
     where business_id = $1 and id = $2`,
    valuesOf(tx, id, card),
  );
};
