import { ledgerAt, viewCustomerAt, viewDocumentAt } from '../shell/addresses.ts';

/** The address of what a cell of a report leads to; none where it leads nowhere. */
export const addressOf = (to: string | undefined): string | null => {
  if (!to) return null;
  const at = to.indexOf(':');
  const [kind, which] = [to.slice(0, at), to.slice(at + 1)];
  if (kind === 'account') return ledgerAt(Number(which));
  if (kind === 'customer') return viewCustomerAt(which);
  return kind === 'invoice' || kind === 'receipt' ? viewDocumentAt(kind, which) : null;
};
