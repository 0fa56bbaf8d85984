import type { ReactNode } from 'react';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import type { DocumentView } from '../../domain/documents/view.ts';
import { formatAmount } from '../../domain/values/format.ts';
import { documentForm } from '../../domain/words/documents.ts';
import { Counterfoil } from '../kit/counterfoil/Counterfoil.tsx';
import { CounterfoilSection } from '../kit/counterfoil/CounterfoilSection.tsx';
import { useLocale } from '../kit/locale.ts';
import { totalsOfForm } from './lines.ts';
import type { DocumentForm } from './use-document-form.ts';

interface Unposted {
  kind: DocumentKind;
  /** The status a new one gets. */
  begins: string;
  /** Why nothing is posted by saving it. */
  postsNothing: string;
  becomes: (of: { number: string }) => string;
}

interface UnpostedProps {
  form: DocumentForm;
  number: string | null;
  document: DocumentView | null;
}

/** Makes what is beside the form of a kind that posts nothing: the total so far, and that saving changes no books. */
export const unpostedCounterfoil = ({ kind, begins, postsNothing, becomes }: Unposted) => {
  /** One element for good, which no key draws again. */
  const whatSavingDoes: ReactNode = (
    <CounterfoilSection title={documentForm.whatSavingWillDo}>
      <p>{postsNothing}</p>
    </CounterfoilSection>
  );
  return ({ form, number, document }: UnpostedProps) => {
    const locale = useLocale();
    return (
      <Counterfoil
        header={{
          ...kindSpec(kind).statusWords[document?.status ?? begins]!,
          amount: formatAmount(totalsOfForm(form).total, form.currency, locale),
          currency: form.currency,
          sentence: document?.number ?? becomes({ number: number ?? '' }),
        }}
      >
        {whatSavingDoes}
      </Counterfoil>
    );
  };
};
