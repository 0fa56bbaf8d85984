import { saveQuote } from '../../api/commands/quotes.ts';
import { nextQuote, quoteView } from '../../api/queries/quotes.ts';
import { formatAmount } from '../../domain/format.ts';
import { quoteProblems } from '../../domain/quote/problems.ts';
import type { QuoteView } from '../../domain/quote/view.ts';
import * as words from '../../domain/words/quote-page.ts';
import { quoteStatus } from '../../domain/words/quote-status.ts';
import { AddDocumentPage, type DocumentEditing, EditDocumentPage } from '../document/DocumentForms.tsx';
import { blankDocument, draftOfForm, formOfDocument } from '../document/document-form.ts';
import { FormSheet } from '../document/FormSheet.tsx';
import { totalsOfForm } from '../document/lines.ts';
import { PartyAndDay } from '../document/PartyAndDay.tsx';
import { documentFaults, typedOf } from '../document/typed-form.ts';
import type { DocumentForm } from '../document/use-document-form.ts';
import { Counterfoil } from '../kit/Counterfoil.tsx';
import { CounterfoilSection } from '../kit/CounterfoilSection.tsx';
import { useLocale } from '../kit/locale.ts';

/** One element for good, which no key draws again. */
const whatSavingDoes = (
  <CounterfoilSection title={words.whatSavingWillDo}>
    <p>{words.savingPostsNothing}</p>
  </CounterfoilSection>
);

const editing: DocumentEditing<QuoteView, DocumentForm> = {
  kind: 'quote',
  view: quoteView,
  next: nextQuote,
  blank: blankDocument,
  formOf: formOfDocument,
  faultsOf: (form, type, _, locale) =>
    documentFaults(form, type, locale, () => quoteProblems(typedOf(form, { subtype: type }))),
  saves: ({ document }) => [
    { name: 'save', label: document ? words.save : words.saveQuote, issuing: false, complete: true },
  ],
  save: (asked, form, { type, homeCurrency, edited }) =>
    saveQuote(asked, draftOfForm(form, type, homeCurrency), edited),
  Sheet: ({ form }) => <FormSheet kind="Quote" eachOnce document={form} head={<PartyAndDay {...form} />} />,
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
