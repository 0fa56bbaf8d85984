import { nextOrder, orderView, saveOrder } from '../../api/documents/orders.ts';
import { documentTypes } from '../../domain/documents/kinds.ts';
import { orderProblems } from '../../domain/order/problems.ts';
import type { OrderView } from '../../domain/order/view.ts';
import { orderPage as words } from '../../domain/words/orders.ts';
import { orderLifecycle } from '../../machines/order/order.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { AddDocumentPage, type DocumentEditing, EditDocumentPage } from '../document/DocumentForms.tsx';
import { blankDocument, draftOfForm, formOfDocument } from '../document/document-form.ts';
import { FormSheet } from '../document/FormSheet.tsx';
import { PartyAndDay } from '../document/PartyAndDay.tsx';
import { documentFaults, typedOf } from '../document/typed-form.ts';
import { unpostedCounterfoil } from '../document/unposted-counterfoil.tsx';
import type { DocumentForm } from '../document/use-document-form.ts';
import { WithFiles } from '../document/use-form-files.tsx';
import { useLastPurchases } from '../document/use-last-purchases.ts';
import { usePartyTax } from '../document/use-party-tax.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { actsOf } from './order-acts.ts';

/** What the form of an order holds. */
interface OrderForm extends DocumentForm {
  reference: string;
  /** When it is expected; empty while nobody said. */
  dueOn: string;
}

const editing: DocumentEditing<OrderView, OrderForm> = {
  kind: 'order',
  view: orderView,
  next: nextOrder,
  blank: (today, business) => ({ ...blankDocument(today, business), reference: '', dueOn: '' }),
  formOf: (order, homeCurrency) => ({
    ...formOfDocument(order, homeCurrency),
    reference: order.reference,
    dueOn: order.dueOn ?? '',
  }),
  faultsOf: (form, type, _, locale) =>
    documentFaults(form, type, locale, () =>
      orderProblems(typedOf(form, { subtype: type, reference: form.reference, dueOn: form.dueOn || null })),
    ),
  acts: ({ standing }, may) => actsOf(standing, may),
  saves: ({ document }) =>
    document && !allows(orderLifecycle, document.standing, { type: 'order.issue' })
      ? [{ name: 'save', label: words.save, issuing: false, complete: true }]
      : [
          { name: 'draft', label: words.saveDraft, issuing: false, complete: true },
          { name: 'issue', label: words.issueIt, issuing: true, complete: true },
        ],
  save: (context, form, { type, homeCurrency, issuing, edited }) =>
    saveOrder(
      context,
      {
        ...draftOfForm(form, type, homeCurrency),
        reference: form.reference.trim(),
        dueOn: form.dueOn || null,
        issuing,
      },
      edited,
    ),
  WithFiles,
  Sheet: ({ form: document }) => {
    const { form, change, field, setLines } = document;
    const { lastPrice, partyTax, known } = useLastPurchases(form);
    usePartyTax({ party: form.customer?.id ?? '', known, partyTax, setLines });
    return (
      <FormSheet
        kind={documentTypes.order.title}
        document={document}
        lastPrice={lastPrice}
        partyTax={partyTax}
        head={
          <>
            <PartyAndDay {...document} />
            <DateField
              {...field('dueOn')}
              label={words.expectedOn}
              optional
              value={form.dueOn}
              onChange={(dueOn) => change({ dueOn })}
            />
            <TextField
              {...field('reference')}
              label={words.reference}
              hint={words.referenceHint}
              optional
              maxLength={50}
              value={form.reference}
              onChange={(reference) => change({ reference })}
            />
          </>
        }
      />
    );
  },
  Counterfoil: unpostedCounterfoil({
    kind: 'order',
    begins: 'Draft',
    postsNothing: words.savingPostsNothing,
    becomes: words.becomes,
  }),
};

export const AddOrderPage = () => <AddDocumentPage of={editing} type="order" />;
export const EditOrderPage = () => <EditDocumentPage of={editing} />;
