import type { PermissionKey } from '../../domain/access/permissions.ts';
import { type InvoiceFacts, owed } from '../../domain/invoice/facts.ts';
import { isPositive, smaller } from '../../domain/money.ts';
import type { Standing } from '../../domain/standing.ts';
import * as words from '../../domain/words/invoice-acts.ts';
import { type InvoiceEvent, invoiceLifecycle } from '../../machines/invoice/invoice.lifecycle.ts';
import { type ActSpec, allowedActs, type ShownActs } from '../document/allowed-acts.ts';

export type ActName =
  | 'issue'
  | 'pay'
  | 'pay-online'
  | 'credit'
  | 'edit'
  | 'duplicate'
  | 'write-off'
  | 'undo-write-off'
  | 'cancel'
  | 'undo-cancel'
  | 'restore'
  | 'delete';

const appliesCredit = (amount: string): ActSpec<ActName, InvoiceEvent> => ({
  name: 'credit',
  label: words.applyCredit,
  key: 'invoice.addPayment',
  event: { type: 'credit.apply', reduction: { amount } },
  onlyWhenAllowed: true,
});

const specs = ({ facts }: Standing<InvoiceFacts>, credit: string): ActSpec<ActName, InvoiceEvent>[] => {
  const rest = owed(facts);
  const noun = facts.subtype;
  const pays = { amount: isPositive(rest) ? rest : '1' };
  return [
    {
      name: 'issue',
      label: words.issue({ document: noun }),
      key: 'invoice.edit',
      event: { type: 'document.issue' },
      onlyWhereOpen: true,
    },
    {
      name: 'pay',
      label: words.recordPayment,
      key: 'invoice.addPayment',
      event: { type: 'payment.record', reduction: pays },
    },
    {
      name: 'pay-online',
      label: words.getPaymentLink,
      key: 'invoice.reshare',
      event: { type: 'payment.record', reduction: pays },
      onlyWhenAllowed: true,
    },
    ...(isPositive(credit) ? [appliesCredit(smaller(credit, pays.amount))] : []),
    {
      name: 'undo-cancel',
      label: words.undoCancellation,
      key: 'invoice.delete',
      event: { type: 'document.reinstate' },
      onlyWhenAllowed: true,
    },
    {
      name: 'restore',
      label: words.restore,
      key: 'invoice.delete',
      event: { type: 'document.restore' },
      onlyWhenAllowed: true,
    },
    {
      name: 'undo-write-off',
      label: words.undoWriteOff,
      key: 'invoice.delete',
      event: { type: 'writeOff.undo' },
      onlyWhenAllowed: true,
    },
    { name: 'edit', label: words.edit, key: 'invoice.edit', event: { type: 'document.amend' } },
    { name: 'duplicate', label: words.duplicate, key: 'invoice.add', event: { type: 'document.duplicate' } },
    {
      name: 'write-off',
      label: words.writeOffRest,
      key: 'invoice.delete',
      event: { type: 'balance.writeOff' },
      onlyWhenAllowed: true,
    },
    {
      name: 'cancel',
      label: words.cancel({ documents: noun }),
      key: 'invoice.delete',
      event: { type: 'document.cancel' },
    },
    { name: 'delete', label: words.deleteIt, key: 'invoice.delete', event: { type: 'document.delete' } },
  ];
};

/** What can be done with an invoice and what can't; `credit` is its customer's. */
export const actsOf = (
  standing: Standing<InvoiceFacts>,
  credit: string,
  may: (key: PermissionKey) => boolean,
): ShownActs<ActName> => allowedActs(invoiceLifecycle, standing, specs(standing, credit), may);
