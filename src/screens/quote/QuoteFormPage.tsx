import { nextQuote, quoteView, saveQuote } from '../../api/documents/quotes.ts';
import { quoteProblems } from '../../domain/quote/problems.ts';
import type { QuoteView } from '../../domain/quote/view.ts';
import { quotePage as words } from '../../domain/words/quotes.ts';
import { AddDocumentPage, type DocumentEditing, EditDocumentPage } from '../document/DocumentForms.tsx';
import { blankDocument, draftOfForm, formOfDocument } from '../document/document-form.ts';
import { FormSheet } from '../document/FormSheet.tsx';
import { PartyAndDay } from '../document/PartyAndDay.tsx';
import { documentFaults, typedOf } from '../document/typed-form.ts';
import { unpostedCounterfoil } from '../document/unposted-counterfoil.tsx';
import type { DocumentForm } from '../document/use-document-form.ts';
import { WithFiles } from '../document/use-form-files.tsx';
import { ValidUntilField } from '../quote-answer/ValidUntilField.tsx';
import { actsOf } from './quote-acts.ts';

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
  acts: ({ standing }, may) => actsOf(standing, may),
  saves: ({ document }) => [
    { name: 'save', label: document ? words.save : words.saveQuote, issuing: false, complete: true },
  ],
  save: (context, form, { type, homeCurrency, edited }) =>
    saveQuote(context, { ...draftOfForm(form, type, homeCurrency), dueOn: form.dueOn || null }, edited),
  WithFiles,
  Sheet: ({ form: document }) => (
    <FormSheet
      kind="Quote"
      eachOnce
      document={document}
      head={
        <>
          <PartyAndDay {...document} />
          <ValidUntilField {...document} />
        </>
      }
    />
  ),
  Counterfoil: unpostedCounterfoil({
    kind: 'quote',
    begins: 'Open',
    postsNothing: words.savingPostsNothing,
    becomes: words.becomes,
  }),
};

export const AddQuotePage = () => <AddDocumentPage of={editing} type="quote" />;
export const EditQuotePage = () => <EditDocumentPage of={editing} />;
