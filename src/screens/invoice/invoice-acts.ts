import type { PermissionKey } from '../../domain/access/permissions.ts';
import { type InvoiceFacts, owed } from '../../domain/invoice/facts.ts';
import { isDraft } from '../../domain/invoice/status.ts';
import { isPositive, smaller } from '../../domain/money.ts';
import type { Standing } from '../../domain/standing.ts';
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

const specs = (
  { facts, status }: Standing<InvoiceFacts>,
  credit: string,
): ActSpec<ActName, InvoiceEvent>[] => {
  const rest = owed(facts);
  const noun = facts.subtype;
  const pays = { amount: isPositive(rest) ? rest : '1' };
  const acts: ActSpec<ActName, InvoiceEvent>[] = [
    { name: 'issue', label: `Issue ${noun}`, key: 'invoice.edit', event: { type: 'invoice.issue' } },
    {
      name: 'pay',
      label: 'Record payment',
      key: 'invoice.addPayment',
      event: { type: 'payment.record', reduction: pays },
    },
    {
      name: 'pay-online',
      label: 'Get payment link',
      key: 'invoice.reshare',
      event: { type: 'payment.record', reduction: pays },
      onlyWhenAllowed: true,
    },
    {
      name: 'credit',
      label: 'Apply credit',
      key: 'invoice.addPayment',
      event: { type: 'credit.apply', reduction: { amount: smaller(credit, pays.amount) } },
      onlyWhenAllowed: true,
    },
    {
      name: 'undo-cancel',
      label: 'Undo cancellation',
      key: 'invoice.delete',
      event: { type: 'invoice.reinstate' },
      onlyWhenAllowed: true,
    },
    {
      name: 'restore',
      label: 'Restore',
      key: 'invoice.delete',
      event: { type: 'invoice.restore' },
      onlyWhenAllowed: true,
    },
    {
      name: 'undo-write-off',
      label: 'Undo write-off',
      key: 'invoice.delete',
      event: { type: 'writeOff.undo' },
      onlyWhenAllowed: true,
    },
    { name: 'edit', label: 'Edit', key: 'invoice.edit', event: { type: 'invoice.amend' } },
    { name: 'duplicate', label: 'Duplicate', key: 'invoice.add', event: { type: 'invoice.duplicate' } },
    {
      name: 'write-off',
      label: 'Write off the rest',
      key: 'invoice.delete',
      event: { type: 'balance.writeOff' },
      onlyWhenAllowed: true,
    },
    { name: 'cancel', label: `Cancel ${noun}`, key: 'invoice.delete', event: { type: 'invoice.cancel' } },
    { name: 'delete', label: 'Delete', key: 'invoice.delete', event: { type: 'invoice.delete' } },
  ];
  return acts.filter(
    ({ name }) => !(name === 'issue' && !isDraft(status)) && !(name === 'credit' && !isPositive(credit)),
  );
};

/** What can be done with an invoice and what can't; `credit` is its customer's. */
export const actsOf = (
  standing: Standing<InvoiceFacts>,
  credit: string,
  may: (key: PermissionKey) => boolean,
): ShownActs<ActName> => allowedActs(invoiceLifecycle, standing, specs(standing, credit), may);
