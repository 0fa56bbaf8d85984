import { saveOrder } from '../../api/commands/orders.ts';
import { nextOrder, orderView } from '../../api/queries/orders.ts';
import { documentTypes } from '../../domain/documents/kinds.ts';
import { formatAmount } from '../../domain/format.ts';
import { orderProblems } from '../../domain/order/problems.ts';
import type { OrderView } from '../../domain/order/view.ts';
import * as words from '../../domain/words/order-page.ts';
import { orderStatus } from '../../domain/words/order-status.ts';
import { orderLifecycle } from '../../machines/order/order.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { AddDocumentPage, type DocumentEditing, EditDocumentPage } from '../document/DocumentForms.tsx';
import { blankDocument, draftOfForm, formOfDocument } from '../document/document-form.ts';
import { FormSheet } from '../document/FormSheet.tsx';
import { totalsOfForm } from '../document/lines.ts';
import { PartyAndDay } from '../document/PartyAndDay.tsx';
import { documentFaults, typedOf } from '../document/typed-form.ts';
import type { DocumentForm } from '../document/use-document-form.ts';
import { WithFiles } from '../document/use-form-files.tsx';
import { useLastPurchases } from '../document/use-last-purchases.ts';
import { Counterfoil } from '../kit/Counterfoil.tsx';
import { CounterfoilSection } from '../kit/CounterfoilSection.tsx';
import { DateField } from '../kit/DateField.tsx';
import { useLocale } from '../kit/locale.ts';
import { TextField } from '../kit/TextField.tsx';

/** What the form of an order holds. */
interface OrderForm extends DocumentForm {
  reference: string;
  /** When it is expected; empty while nobody said. */
  dueOn: string;
}

/** One element for good, which no key draws again. */
const whatSavingDoes = (
  <CounterfoilSection title={words.whatSavingWillDo}>
    <p>{words.savingPostsNothing}</p>
  </CounterfoilSection>
);

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
  saves: ({ document }) =>
    document && !allows(orderLifecycle, document.standing, { type: 'order.issue' })
      ? [{ name: 'save', label: words.save, issuing: false, complete: true }]
      : [
          { name: 'draft', label: words.saveDraft, issuing: false, complete: true },
          { name: 'issue', label: words.issueIt, issuing: true, complete: true },
        ],
  save: (asked, form, { type, homeCurrency, issuing, edited }) =>
    saveOrder(
      asked,
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
    const { form, change, field } = document;
    const { lastPrice } = useLastPurchases(form);
    return (
      <FormSheet
        kind={documentTypes.order.title}
        document={document}
        lastPrice={lastPrice}
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
  Counterfoil: ({ form, number, document }) => {
    const locale = useLocale();
    return (
      <Counterfoil
        standing={{
          ...orderStatus[document?.status ?? 'Draft']!,
          amount: formatAmount(totalsOfForm(form).total, form.currency, locale),
          currency: form.currency,
          sentence: document?.number ?? words.becomes({ number: number ?? '' }),
        }}
      >
        {whatSavingDoes}
      </Counterfoil>
    );
  },
};

export const AddOrderPage = () => <AddDocumentPage of={editing} type="order" />;
export const EditOrderPage = () => <EditDocumentPage of={editing} />;
