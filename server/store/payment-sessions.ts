import type { PaymentSource } from '../../src/domain/books/open-item.ts';
import type { PayMethod } from '../../src/domain/online-payment/method.ts';
import type { PaymentSession } from '../../src/domain/online-payment/session.ts';
import { column } from './row.ts';
import type { BusinessTx } from './tx.ts';

const sessionColumns = {
  id: column.id,
  provider: column.text,
  method: column.text.as<PayMethod>(),
  status: column.text,
  documentId: column.id,
  contactId: column.id,
  amount: column.exact,
  currency: column.text,
  rate: column.exact,
};
const select = `select id, provider, method, status, document_id, contact_id, amount, currency, rate
  from payment_session where business_id = $1 and provider = $2 and id = $3`;

/** The session of a document that was opened last; null where nobody was invited to pay. */
export const latestSession = async (
  tx: BusinessTx,
  documentId: string,
): Promise<Pick<PaymentSession, 'id' | 'provider' | 'method'> | null> => {
  const [row] = await tx.query(
    { id: sessionColumns.id, provider: sessionColumns.provider, method: sessionColumns.method },
    `select id, provider, method from payment_session where business_id = $1 and document_id = $2
     order by id desc limit 1`,
    [tx.business.id, documentId],
  );
  return row ?? null;
};

/** Adds a session; `openedBy` is the member who asked for it, null for a visitor. */
export const addSession = async (
  tx: BusinessTx,
  session: PaymentSession,
  openedBy: string | null,
): Promise<void> => {
  await tx.query(
    `insert into payment_session (business_id, id, provider, method, document_id, contact_id, status, amount, currency, rate,
       opened_by, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      tx.business.id,
      session.id,
      session.provider,
      session.method,
      session.documentId,
      session.contactId,
      session.status,
      session.amount,
      session.currency,
      session.rate,
      openedBy,
      tx.now,
    ],
  );
};

/** A session of a provider; null for one that never was. */
export const findSession = async (
  tx: BusinessTx,
  provider: string,
  id: string,
): Promise<PaymentSession | null> => {
  const [row] = await tx.query(sessionColumns, select, [tx.business.id, provider, id]);
  return row ?? null;
};

/** The same, held against other writers. It is taken after its document. */
export const lockSession = async (tx: BusinessTx, provider: string, id: string): Promise<PaymentSession> => {
  const [row] = await tx.query(sessionColumns, `${select} for no key update`, [tx.business.id, provider, id]);
  return row!;
};

/** Notes the provider's own id of a session. */
export const nameAtProvider = async (tx: BusinessTx, id: string, providerSession: string): Promise<void> => {
  await tx.query('update payment_session set provider_session = $3 where business_id = $1 and id = $2', [
    tx.business.id,
    id,
    providerSession,
  ]);
};

export const setSessionStatus = async (tx: BusinessTx, id: string, status: string): Promise<void> => {
  await tx.query('update payment_session set status = $3 where business_id = $1 and id = $2', [
    tx.business.id,
    id,
    status,
  ]);
};

/** True when this movement of money stands in the books already. */
export const isBooked = async (tx: BusinessTx, { provider, charge }: PaymentSource): Promise<boolean> =>
  (
    await tx.query('select 1 from payment where business_id = $1 and provider = $2 and provider_event = $3', [
      tx.business.id,
      provider,
      charge,
    ])
  ).length > 0;
