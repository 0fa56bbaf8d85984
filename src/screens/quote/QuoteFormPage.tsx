import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { send } from '../../api/client/client.ts';
import { quoteCalls } from '../../api/contract/quote.ts';
import { nextQuoteNumber, type QuoteView, quoteView } from '../../api/queries/quotes.ts';
import { formatAmount } from '../../domain/format.ts';
import { quoteStatus } from '../../domain/words/quote.ts';
import { CustomerField } from '../document/CustomerField.tsx';
import { DocumentFormPage } from '../document/DocumentFormPage.tsx';
import { FormSheet } from '../document/FormSheet.tsx';
import { IssueDayField } from '../document/IssueDayField.tsx';
import { LoadedForm } from '../document/LoadedForm.tsx';
import { totalsOfForm } from '../document/lines.ts';
import { type FormPart, sameParts } from '../document/same-parts.ts';
import { madeOutTo, useAskedCustomer } from '../document/use-asked-customer.ts';
import { type DocumentForm, useDocumentForm } from '../document/use-document-form.ts';
import { Counterfoil } from '../kit/Counterfoil.tsx';
import { CounterfoilSection } from '../kit/CounterfoilSection.tsx';
import { useLocale } from '../kit/locale.ts';
import { documentListAt, viewDocumentAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { blankForm, bodyOf, faultsOf, formOf } from './quote-form.ts';

const back = { label: 'Quotes', href: documentListAt('quote') };

/** A new quote begins on the business's own day, which the server knows and a device's clock may not. */
export function AddQuotePage() {
  const business = useBusiness();
  const { settled, customer } = useAskedCustomer();
  return (
    <LoadedForm query={useQuery(nextQuoteNumber(business.id))} back={back}>
      {({ today, QuoteNo }) =>
        settled && (
          <FormPage
            key={customer?.id}
            initial={madeOutTo(blankForm(today, business), customer, business.homeCurrency)}
            quote={null}
            number={QuoteNo}
            asFor={customer?.id}
          />
        )
      }
    </LoadedForm>
  );
}

/** The editor of the quote named in the address. */
export function EditQuotePage() {
  const asked = new URLSearchParams(useSearch()).get('quoteId') ?? '';
  const { id } = useBusiness();
  return (
    <LoadedForm query={useQuery(quoteView(id, asked))} back={back}>
      {(quote) => (
        <FormPage key={quote.QuoteID} initial={formOf(quote)} quote={quote} number={quote.QuoteNo} />
      )}
    </LoadedForm>
  );
}

interface FormPageProps {
  initial: DocumentForm;
  quote: QuoteView | null;
  /** Its number, or the one it is likely to get. */
  number: string;
  /** The customer a new one was asked for. */
  asFor?: string | undefined;
}

/** Who a quote is for and its day. */
const QuoteHead = memo(
  ({ name, form, field, change }: FormPart) => (
    <>
      <CustomerField
        {...field('customer')}
        picked={form.customer}
        onPick={(customer) => change({ customer })}
        form={name}
      />
      <IssueDayField
        {...field('issuedOn')}
        label="Date"
        value={form.issuedOn}
        onChange={(issuedOn) => change({ issuedOn })}
      />
    </>
  ),
  sameParts('customer', 'issuedOn'),
);

/** One element for good, which no key draws again. */
const whatSavingDoes = (
  <CounterfoilSection title="What saving will do">
    <p>A quote posts nothing and moves no stock. It can be changed until it is converted.</p>
  </CounterfoilSection>
);

function FormPage({ initial, quote, number, asFor }: FormPageProps) {
  const business = useBusiness();
  const locale = useLocale();
  const opened = quote && { id: quote.QuoteID, version: quote.version };
  const document = useDocumentForm({ noun: 'quote', opened, initial, asFor });
  const { form } = document;
  const { currency } = form;

  async function save() {
    const body = bodyOf(form, business);
    const found = faultsOf(form, locale);
    const answer = await document.save('save', found, (intentKey, version) =>
      quote
        ? send(quoteCalls.updateQuote, { body: { ...body, QuoteID: quote.QuoteID, version }, intentKey })
        : send(quoteCalls.createQuote, { body, intentKey }),
    );
    if (answer) navigate(viewDocumentAt('quote', answer.data.QuoteID));
  }

  return (
    <DocumentFormPage
      title={quote ? `Edit quote ${quote.QuoteNo}` : 'New quote'}
      back={back}
      document={document}
      isNew={quote === null}
      sheet={<FormSheet kind="Quote" eachOnce document={document} head={<QuoteHead {...document} />} />}
      counterfoil={
        <Counterfoil
          standing={{
            ...quoteStatus[quote?.StatusName ?? 'Open']!,
            amount: formatAmount(totalsOfForm(form).total, currency, locale),
            currency,
            sentence: quote ? number : `becomes ${number} when saved`,
          }}
        >
          {whatSavingDoes}
        </Counterfoil>
      }
      saves={[{ name: 'save', label: quote ? 'Save' : 'Save quote', onPress: save }]}
      onLeave={() => navigate(quote ? viewDocumentAt('quote', quote.QuoteID) : documentListAt('quote'))}
    />
  );
}
