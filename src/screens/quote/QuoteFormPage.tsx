import { saveQuote } from '../../api/commands/quotes.ts';
import { nextQuote, quoteView } from '../../api/queries/quotes.ts';
import { formatAmount } from '../../domain/format.ts';
import { quoteProblems } from '../../domain/quote/problems.ts';
import type { QuoteView } from '../../domain/quote/view.ts';
import { validUntilHint, validUntilLabel } from '../../domain/words/quote-answer.ts';
import * as words from '../../domain/words/quote-page.ts';
import { quoteStatus } from '../../domain/words/quote-status.ts';
import { AddDocumentPage, type DocumentEditing, EditDocumentPage } from '../document/DocumentForms.tsx';
import { blankDocument, draftOfForm, formOfDocument } from '../document/document-form.ts';
import { FormSheet } from '../document/FormSheet.tsx';
import { totalsOfForm } from '../document/lines.ts';
import { PartyAndDay } from '../document/PartyAndDay.tsx';
import { documentFaults, typedOf } from '../document/typed-form.ts';
import type { DocumentForm } from '../document/use-document-form.ts';
import { WithFiles } from '../document/use-form-files.tsx';
import { Counterfoil } from '../kit/Counterfoil.tsx';
import { CounterfoilSection } from '../kit/CounterfoilSection.tsx';
import { DateField } from '../kit/DateField.tsx';
import { useLocale } from '../kit/locale.ts';

/** One element for good, which no key draws again. */
const whatSavingDoes = (
  <CounterfoilSection title={words.whatSavingWillDo}>
    <p>{words.savingPostsNothing}</p>
  </CounterfoilSection>
);

/** What the form of a quote holds. */
interface QuoteForm extends DocumentForm {
  /** The last day on which it can be accepted; empty where it has none. */
  dueOn: string;
}

const editing: DocumentEditing<QuoteView, QuoteForm> = {
  kind: 'quote',
  view: quoteView,
  next: nextQuote,
  blank: (today, business) => ({ ...blankDocument(today, business), dueOn: '' }),
  formOf: (quote, homeCurrency) => ({ ...formOfDocument(quote, homeCurrency), dueOn: quote.dueOn ?? '' }),
  faultsOf: (form, type, _, locale) =>
    documentFaults(form, type, locale, () =>
      quoteProblems(typedOf(form, { subtype: type, dueOn: form.dueOn || null })),
    ),
  saves: ({ document }) => [
    { name: 'save', label: document ? words.save : words.saveQuote, issuing: false, complete: true },
  ],
  save: (asked, form, { type, homeCurrency, edited }) =>
    saveQuote(asked, { ...draftOfForm(form, type, homeCurrency), dueOn: form.dueOn || null }, edited),
  WithFiles,
  Sheet: ({ form: document }) => {
    const { form, change, field } = document;
    return (
      <FormSheet
        kind="Quote"
        eachOnce
        document={document}
        head={
          <>
            <PartyAndDay {...document} />
            <DateField
              {...field('dueOn')}
              label={validUntilLabel}
              hint={validUntilHint}
              optional
              value={form.dueOn}
              onChange={(dueOn) => change({ dueOn })}
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
          ...quoteStatus[document?.status ?? 'Open']!,
          amount: formatAmount(totalsOfForm(form).total, form.currency, locale),
          currency: form.currency,
          sentence: document ? document.number : words.becomes({ number: number ?? '' }),
        }}
      >
        {whatSavingDoes}
      </Counterfoil>
    );
  },
};

export const AddQuotePage = () => <AddDocumentPage of={editing} type="quote" />;
export const EditQuotePage = () => <EditDocumentPage of={editing} />;
