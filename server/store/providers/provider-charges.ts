import { openDisputes } from '../../../src/domain/provider-money/dispute.ts';
import { openRefunds } from '../../../src/domain/provider-money/refund.ts';
import type { AccessQuery } from '../access/access.ts';
import { column } from '../database/row.ts';
import type { BusinessTx, Tx } from '../database/tx.ts';
import type { SessionAccount } from './payment-sessions.ts';

/** The payment that books a charge of a provider, with the document it was for; null where none does. */
export const paymentOfCharge = async (
  tx: BusinessTx,
  provider: string,
  charge: string,
): Promise<{ id: string; documentId: string; homeAmount: string } | null> => {
  const [row] = await tx.query(
    { id: column.id, documentId: column.id, homeAmount: column.exact },
    `select p.id, e.document_id, p.home_amount from payment p
       join journal_entry e on e.business_id = p.business_id and e.payment_id = p.id and e.kind = 'payment'
     where p.business_id = $1 and p.provider = $2 and p.provider_event = $3 and e.document_id is not null`,
    [tx.business.id, provider, charge],
  );
  return row ?? null;
};

/**
 * A refund of a document's credit that was booked by hand as paid back online, of this amount, and that no refund of a provider is known
 * to be; null for none.
 */
export const refundByHand = async (
  tx: BusinessTx,
  { documentId, amount, currency }: { documentId: string; amount: string; currency: string },
): Promise<{ id: string; homeAmount: string } | null> => {
  const [row] = await tx.query(
    { id: column.id, homeAmount: column.exact },
    `select distinct p.id, p.home_amount from payment p
       join settlement s on s.business_id = p.business_id and s.payment_id = p.id and s.kind = 'refund'
       join open_item i on i.business_id = s.business_id and i.id = s.item_id
     where p.business_id = $1 and i.document_id = $2 and p.amount = $3 and p.currency = $4 and p.mode = 4 and p.undone_at is null
       and p.provider is null and not exists (select 1 from provider_refund r where r.business_id = p.business_id and r.payment_id = p.id)
     order by p.id limit 1`,
    [tx.business.id, documentId, amount, currency],
  );
  return row ?? null;
};

/** Where a document was paid online: the account of its paid session at a provider, the latest first. */
export const accountPaidOn = async (
  tx: BusinessTx,
  documentId: string,
  provider: string,
): Promise<SessionAccount | null> => {
  const [row] = await tx.query(
    { account: column.text, live: column.bool },
    `select account, live from payment_session where business_id = $1 and document_id = $2 and provider = $3 and account is not null
       and status = 'Paid' order by id desc limit 1`,
    [tx.business.id, documentId, provider],
  );
  return row ?? null;
};

/** An account of a business at a provider, connected or left. */
export interface ProviderAccount extends SessionAccount {
  businessId: string;
}

/** Accounts of businesses at a provider: those connected, and those on which payment pages were opened since a day; one alone where it is named. */
export const providerAccounts = (
  query: AccessQuery,
  provider: string,
  { account, since }: { account: string | null; since: Date },
): Promise<ProviderAccount[]> =>
  query(
    { businessId: column.id, account: column.text, live: column.bool },
    'select business_id, account, live from provider_accounts($1, $2, $3)',
    [provider, account, since],
  );

/** Charges whose refund or dispute isn't at its end, with the refunds that were asked for and never answered. */
export const openCharges = (
  tx: Tx | BusinessTx,
  { provider, account, live }: { provider: string } & SessionAccount,
  until: Date,
): Promise<{ charge: string }[]> =>
  tx.query(
    { charge: column.text },
    `select distinct charge from (
       select charge from provider_refund where business_id = $1 and provider = $2 and account = $3 and live = $4
         and status in ('${openRefunds.join("', '")}') and asked_at <= $5
       union all
       select charge from provider_dispute where business_id = $1 and provider = $2 and account = $3 and live = $4
         and status in ('${openDisputes.join("', '")}')) x order by charge`,
    [tx.business.id, provider, account, live, until],
  );

/**
 * Payments of a document that came by a provider, the oldest first. Those taken back by hand are left out, and so is money that a won dispute
 * or a failed refund brought back: it's booked as a payment, and it is no charge that the provider could refund.
 */
export const chargesOf = (tx: BusinessTx, documentId: string) =>
  tx.query(
    {
      id: column.id,
      provider: column.text,
      charge: column.text,
      amount: column.exact,
      currency: column.text,
    },
    `select p.id, p.provider, p.provider_event as charge, p.amount, p.currency from payment p
     where p.business_id = $1 and p.provider is not null and p.undone_at is null and exists (
       select from journal_entry e where e.business_id = p.business_id and e.payment_id = p.id and e.kind = 'payment'
         and e.document_id = $2) and not exists (
       select from provider_dispute d where d.business_id = p.business_id and d.provider = p.provider and d.returned = p.provider_event)
       and not exists (
       select from provider_refund r where r.business_id = p.business_id and r.provider = p.provider and r.returned = p.provider_event)
     order by p.id`,
    [tx.business.id, documentId],
  );
