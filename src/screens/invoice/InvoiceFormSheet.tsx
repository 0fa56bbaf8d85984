import { documentTypes } from '../../domain/documents/kinds.ts';
import { invoiceForm as words } from '../../domain/words/invoices.ts';
import { ContactField } from '../document/ContactField.tsx';
import { Fixed, FormSheet } from '../document/FormSheet.tsx';
import { IssueDayField } from '../document/IssueDayField.tsx';
import type { DocumentFormState } from '../document/use-document-form.ts';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { PaymentModeField } from '../kit/fields/PaymentModeField.tsx';
import { DueField } from '../posted/DueField.tsx';
import type { InvoiceForm } from './invoice-form.ts';

interface InvoiceFormSheetProps {
  document: DocumentFormState<InvoiceForm>;
  kind: 'invoice' | 'receipt';
  /** Why its lines and money can’t change; left out while they can. */
  locked: string | undefined;
  isNew: boolean;
}

/** The invoice or receipt as it is filled in. */
export function InvoiceFormSheet({ document, kind, locked, isNew }: InvoiceFormSheetProps) {
  const { form, change, field } = document;
  return (
    <FormSheet
      kind={documentTypes[kind].title}
      document={document}
      locked={locked}
      head={
        <>
          <Fixed disabled={locked !== undefined}>
            <ContactField
              {...field('customer')}
              contactRole="customer"
              picked={form.customer}
              onPick={(customer) => change({ customer })}
              form={document.name}
            />
            <IssueDayField
              {...field('issuedOn')}
              label={kind === 'receipt' ? words.date : words.issueDate}
              value={form.issuedOn}
              onChange={(issuedOn) => change({ issuedOn })}
            />
          </Fixed>
          {kind === 'invoice' && (
            <DueField
              {...field('dueOn')}
              issuedOn={form.issuedOn}
              dueOn={form.dueOn}
              kind="invoice"
              contactId={form.customer?.id}
              onChange={(dueOn) => change({ dueOn })}
            />
          )}
          {kind === 'receipt' && isNew && (
            <PaymentModeField label={words.paidBy} value={form.mode} onChange={(mode) => change({ mode })} />
          )}
        </>
      }
      foot={
        kind === 'invoice' && (
          <>
            <Fixed disabled={locked !== undefined}>
              <MoneyField
                {...field('depositRequired')}
                label={words.depositRequired}
                optional
                currency={form.currency}
                value={form.depositRequired}
                onChange={(depositRequired) => change({ depositRequired })}
              />
            </Fixed>
            {isNew && (
              <MoneyField
                {...field('deposit')}
                label={words.depositReceived}
                optional
                hint={words.depositHint}
                currency={form.currency}
                value={form.deposit}
                onChange={(deposit) => change({ deposit })}
              />
            )}
          </>
        )
      }
    />
  );
}
