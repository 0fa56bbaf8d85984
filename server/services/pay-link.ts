import type { PrintableDocument } from '../../src/domain/documents/printable.ts';
import { saysPayOnline } from '../../src/domain/documents/printed-online.ts';
import { payMethods } from '../../src/domain/payment-provider/pay-method.ts';
import type { Gateways } from '../adapters/payments/gateway.ts';
import type { PaymentProvider } from '../adapters/payments/provider.ts';
import type { Sealing } from '../adapters/sealing.ts';
import { type BusinessTx, Refused } from '../store/database/tx.ts';
import { paperShare } from '../store/documents/shares.ts';
import { type PaymentTerms, processorOf } from './payment-processor.ts';

/** Who takes online payments, as the server hands it to calls and jobs. */
export interface PaymentProcessors {
  gateways?: Gateways;
  payments: PaymentProvider | null;
}

/** What a link on paper opens, and with what. */
export interface PaperLink extends Pick<PrintableDocument, 'kind' | 'subtype'> {
  businessId: string;
  documentId: string;
  token: string;
}

/** What a link on paper is made with. */
export interface PayLinks extends PaymentProcessors {
  /** Null where the installation has no key: a link could not be made again there, and paper has none. */
  sealing: Pick<Sealing, 'token'> | null;
  /** The address of what a link opens. */
  linkTo: (link: PaperLink) => string;
}

/** True where somebody takes a payment by one way at least, as it is asked for. */
const isPayable = async (
  tx: BusinessTx,
  { gateways = {}, payments: provider }: PaymentProcessors,
  request: PaymentTerms,
): Promise<boolean> => {
  for (const method of payMethods)
    try {
      await processorOf(tx, { gateways, provider }, method, request);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  return false;
};

/** True where a document’s paper says how it is paid online: it asks for it, and somebody takes the payment. */
export const isPaidOnline = async (
  tx: BusinessTx,
  processors: PaymentProcessors,
  document: PrintableDocument,
): Promise<boolean> =>
  saysPayOnline(document) &&
  isPayable(tx, processors, { currency: document.currency, email: document.to.email || null });

/**
 * Where a document is paid online by whoever has its paper; null where its paper names no such place.
 *
 * @param mayMake whether a link comes to be where none lives: it opens the document to whoever has it
 */
export const payLinkOf = async (
  tx: BusinessTx,
  { sealing, linkTo, ...processors }: PayLinks,
  document: PrintableDocument,
  { id: documentId, mayMake }: { id: string; mayMake: boolean },
): Promise<string | null> => {
  if (!sealing || !(await isPaidOnline(tx, processors, document))) return null;
  const { kind, subtype } = document;
  const token = await paperShare(tx, documentId, sealing.token, mayMake);
  return token && linkTo({ kind, subtype, businessId: tx.business.id, documentId, token });
};
