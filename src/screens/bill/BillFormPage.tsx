import { type ComponentProps, useEffect } from 'react';
import { billView, nextBill, previewTypedBill, saveBill } from '../../api/documents/bills.ts';
import type { BillView } from '../../domain/bill/view.ts';
import type { HomeSums } from '../../domain/documents/home-sums.ts';
import { documentTypes } from '../../domain/documents/kinds.ts';
import { minus, negated } from '../../domain/money.ts';
import { billPage as words } from '../../domain/words/bills.ts';
import { approve } from '../../domain/words/posted.ts';
import { postedChart } from '../../machines/posted/posted.lifecycle.ts';
import { isOpenTo } from '../../machines/standing.ts';
import { ContactField } from '../document/ContactField.tsx';
import { AddDocumentPage, type DocumentEditing, EditDocumentPage } from '../document/DocumentForms.tsx';
import { Fixed, FormSheet } from '../document/FormSheet.tsx';
import { IssueDayField } from '../document/IssueDayField.tsx';
import { PurchaseAccountField } from '../document/PurchaseAccountField.tsx';
import type { DocumentFormState } from '../document/use-document-form.ts';
import { WithFiles } from '../document/use-form-files.tsx';
import { useLastPurchases } from '../document/use-last-purchases.ts';
import { usePartyTax } from '../document/use-party-tax.ts';
import { useBusiness } from '../frame/business.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useLocale } from '../kit/locale.ts';
import { DueField } from '../posted/DueField.tsx';
import { EditEffects } from '../posted/EditEffects.tsx';
import { editActOf } from '../posted/edit-act.ts';
import { FormCounterfoil } from '../posted/FormCounterfoil.tsx';
import { lockedBy } from '../posted/locked-by.ts';
import { type BillForm, blankForm, draftOf, faultsOf, formOf } from './bill-form.ts';
import { EarlyTermsFields } from './EarlyTermsFields.tsx';
import { LineAccountFields } from './LineAccountFields.tsx';

/** What approving will post, debits positive; what of the tax can't be claimed back counts as cost on approval. */
const postingsOf = ({ tax, total }: HomeSums) => [
  { account: words.goodsAndCosts, part: 'bought' as const, amount: minus(total, tax) },
  { account: words.taxPaid, part: 'taxBack' as const, amount: tax },
  { account: words.payable, part: 'owing' as const, amount: negated(total) },
];

interface BillFormSheetProps {
  document: DocumentFormState<BillForm>;
  /** As it is saved; null for a new one. */
  bill: BillView | null;
  /** Why its lines and money can’t change; left out while they can. */
  locked: string | undefined;
}

/** The bill as it is filled in. */
function BillFormSheet({ document, bill, locked }: BillFormSheetProps) {
  const { form, change, field, setLines } = document;
  const { lastPrice, partyTax, known, account: last, named, vendorAccount } = useLastPurchases(form);
  usePartyTax({ party: form.customer?.id ?? '', known, partyTax, setLines });
  const isNew = bill === null;
  const proposes = isNew && form.account === form.lastAccount && last !== form.lastAccount;
  // Its vendor's other bills stand on another account than what is proposed so far, and nobody chose one.
  useEffect(() => {
    if (proposes) change({ account: last, lastAccount: last });
  }, [proposes, last, change]);
  const { lastNamed } = form;
  useEffect(() => {
    if (isNew && JSON.stringify(named) !== JSON.stringify(lastNamed)) change({ lastNamed: named });
  }, [isNew, named, lastNamed, change]);
  const reference = field('reference');
  return (
    <FormSheet
      kind={documentTypes.bill.title}
      document={document}
      lastPrice={lastPrice}
      partyTax={partyTax}
      locked={locked}
      ofLines={<LineAccountFields document={document} bill={bill} vendorAccount={vendorAccount} />}
      head={
        <>
          <Fixed disabled={locked !== undefined}>
            <ContactField
              {...field('vendor')}
              contactRole="vendor"
              picked={form.customer}
              onPick={(customer) => change({ customer })}
              form={document.name}
            />
            <IssueDayField
              {...field('issuedOn')}
              label={words.billDate}
              value={form.issuedOn}
              onChange={(issuedOn) => change({ issuedOn })}
            />
          </Fixed>
          <DueField
            {...field('dueOn')}
            kind="bill"
            issuedOn={form.issuedOn}
            dueOn={form.dueOn}
            contactId={form.customer?.id}
            onChange={(dueOn) => change({ dueOn })}
          />
          <EarlyTermsFields form={form} field={field} onChange={change} />
          <TextField
            {...reference}
            label={words.reference}
            hint={words.referenceHint}
            optional
            maxLength={50}
            value={form.reference}
            onChange={(typed) => change({ reference: typed, confirmed: false })}
          />
          <Fixed disabled={locked !== undefined}>
            <PurchaseAccountField
              {...field('account')}
              label={words.account}
              hint={words.accountHint}
              otherwise={words.accountNone}
              value={form.account}
              onChange={(account) => change({ account })}
            />
          </Fixed>
          {(reference.problem !== undefined || form.confirmed) && (
            <CheckField
              label={words.anotherBill}
              checked={form.confirmed}
              onChange={(confirmed) => change({ confirmed })}
            />
          )}
        </>
      }
    />
  );
}

type Typed = ComponentProps<DocumentEditing<BillView, BillForm>['Counterfoil']>;

/** Beside the bill: what approving it or saving the edit will do. */
function BillCounterfoil(typed: Typed) {
  const { form, document } = typed;
  const { id, homeCurrency } = useBusiness();
  const locale = useLocale();
  const shouldAsk = (issuing: boolean) => {
    // Neither moves anything, and files are none of what is not saved yet.
    const draft = { ...draftOf(form, homeCurrency, issuing), notes: '', attachments: undefined };
    return { typed: JSON.stringify(draft), ask: () => previewTypedBill(id, draft, document) };
  };
  return (
    <FormCounterfoil
      kind="bill"
      {...typed}
      postings={postingsOf}
      plan={() => (faultsOf(form, true, locale).length > 0 ? null : shouldAsk(true))}
      effects={<EditEffects kind="bill" ask={() => shouldAsk(false).ask()} />}
    />
  );
}

const editing: DocumentEditing<BillView, BillForm> = {
  kind: 'bill',
  view: billView,
  next: nextBill,
  blank: blankForm,
  formOf,
  faultsOf: (form, _, complete, locale) => faultsOf(form, complete, locale),
  acts: editActOf('bill'),
  saves: ({ document }) =>
    document && !isOpenTo({ chart: postedChart }, document.standing, { type: 'document.issue' })
      ? [{ name: 'issue', label: words.save, issuing: false, complete: true }]
      : [
          { name: 'draft', label: words.saveDraft, issuing: false, complete: false },
          { name: 'issue', label: approve, issuing: true, complete: true },
        ],
  save: (context, form, { homeCurrency, issuing, edited }) =>
    saveBill(context, draftOf(form, homeCurrency, issuing), edited),
  WithFiles,
  Sheet: ({ form, document }) => (
    <BillFormSheet document={form} bill={document} locked={lockedBy(document)} />
  ),
  Counterfoil: BillCounterfoil,
};

export const AddBillPage = () => <AddDocumentPage of={editing} type="bill" />;
export const EditBillPage = () => <EditDocumentPage of={editing} />;
