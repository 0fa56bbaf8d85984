import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { send } from '../../api/client/client.ts';
import { invoiceCalls } from '../../api/contract/invoice.ts';
import { type InvoiceView, invoiceView, nextInvoiceNumber } from '../../api/queries/invoices.ts';
import { isDraft } from '../../domain/invoice/status.ts';
import { DocumentFormPage } from '../document/DocumentFormPage.tsx';
import { LoadedForm } from '../document/LoadedForm.tsx';
import { madeOutTo, useAskedCustomer } from '../document/use-asked-customer.ts';
import { useDocumentForm } from '../document/use-document-form.ts';
import { useLocale } from '../kit/locale.ts';
import { documentListAt, viewDocumentAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { FormCounterfoil } from './FormCounterfoil.tsx';
import { InvoiceFormSheet } from './InvoiceFormSheet.tsx';
import { blankForm, bodyOf, faultsOf, formOf, type InvoiceForm } from './invoice-form.ts';

const back = { label: 'Sales', href: documentListAt('invoice') };
type Kind = 'invoice' | 'receipt';

export const AddInvoicePage = () => <NewDocument kind="invoice" />;
export const AddReceiptPage = () => <NewDocument kind="receipt" />;

/** A new document begins on the business's own day, which the server knows and a device's clock may not. */
function NewDocument({ kind }: { kind: Kind }) {
  const business = useBusiness();
  const { settled, customer } = useAskedCustomer();
  return (
    <LoadedForm query={useQuery(nextInvoiceNumber(business.id, kind))} back={back}>
      {({ today }) =>
        settled && (
          <FormPage
            key={`${kind} ${customer?.id}`}
            kind={kind}
            initial={madeOutTo(blankForm(today, business), customer, business.homeCurrency)}
            invoice={null}
            asFor={customer?.id}
          />
        )
      }
    </LoadedForm>
  );
}

/** The editor of the document named in the address. */
export function EditInvoicePage() {
  const asked = new URLSearchParams(useSearch()).get('invoice') ?? '';
  const { id } = useBusiness();
  return (
    <LoadedForm query={useQuery(invoiceView(id, asked))} back={back}>
      {(invoice) => (
        <FormPage key={invoice.id} kind={invoice.invoicetype} initial={formOf(invoice)} invoice={invoice} />
      )}
    </LoadedForm>
  );
}

interface FormPageProps {
  kind: Kind;
  initial: InvoiceForm;
  invoice: InvoiceView | null;
  /** The customer a new one was asked for. */
  asFor?: string | undefined;
}

function FormPage({ kind, initial, invoice, asFor }: FormPageProps) {
  const business = useBusiness();
  const locale = useLocale();
  const document = useDocumentForm({ noun: kind, opened: invoice, initial, asFor });
  const { form } = document;
  const unissued = invoice === null || isDraft(invoice.standing.status);

  async function save(button: 'draft' | 'issue') {
    const issuing = button === 'issue' && unissued;
    const found = faultsOf(form, kind, issuing || !unissued, locale);
    const body = bodyOf(form, kind, business, issuing);
    const answer = await document.save(button, found, (intentKey, version) =>
      invoice
        ? send(invoiceCalls.updateInvoice, { body: { ...body, id: invoice.id, version }, intentKey })
        : send(invoiceCalls.createInvoice, { body, intentKey }),
    );
    if (answer) navigate(viewDocumentAt(kind, answer.data.invoicenumber ?? answer.data.id));
  }

  const issue = kind === 'receipt' ? 'Save receipt' : 'Issue invoice';
  return (
    <DocumentFormPage
      title={invoice ? `Edit ${kind} ${invoice.invoicenumber ?? 'draft'}` : `New ${kind}`}
      back={back}
      document={document}
      isNew={invoice === null}
      sheet={
        <InvoiceFormSheet
          {...{ document, kind }}
          locked={invoice !== null && invoice.standing.facts.settled !== '0'}
          isNew={invoice === null}
        />
      }
      counterfoil={<FormCounterfoil {...{ form, kind, invoice }} />}
      saves={[
        ...(unissued ? [{ name: 'draft', label: 'Save draft', onPress: () => save('draft') }] : []),
        { name: 'issue', label: unissued ? issue : 'Save', onPress: () => save('issue') },
      ]}
      onLeave={() =>
        navigate(
          invoice ? viewDocumentAt(kind, invoice.invoicenumber ?? invoice.id) : documentListAt('invoice'),
        )
      }
    />
  );
}
