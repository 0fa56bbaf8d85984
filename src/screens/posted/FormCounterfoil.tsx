import { lazy, type ReactNode, Suspense } from 'react';
import { type HomeSums, homeSumsOf } from '../../domain/documents/home-sums.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { statusWordOf } from '../../domain/documents/status.ts';
import { isPositive, plus } from '../../domain/money.ts';
import { creditPlacement } from '../../domain/posted/credit-state.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import { digitsOf } from '../../domain/values/currency.ts';
import { formatAmount } from '../../domain/values/format.ts';
import { creditStateWords, postedForm as words } from '../../domain/words/posted.ts';
import { totalsOfForm } from '../document/lines.ts';
import { rateOf } from '../document/money-form.ts';
import type { PlanOfTyping } from '../document/TypedPlan.tsx';
import type { DocumentForm } from '../document/use-document-form.ts';
import { useBusiness } from '../frame/business.ts';
import { Counterfoil } from '../kit/counterfoil/Counterfoil.tsx';
import { CounterfoilSection } from '../kit/counterfoil/CounterfoilSection.tsx';
import { useLocale } from '../kit/locale.ts';
import { Stack } from '../kit/Stack.tsx';
import { wordsOfKind } from './posted-words.ts';
import type { FormPosting } from './WhenIssued.tsx';

const WhenIssued = lazy(async () => ({ default: (await import('./WhenIssued.tsx')).WhenIssued }));

interface FormCounterfoilProps {
  kind: DocumentKind;
  form: DocumentForm;
  document: PostedView | null;
  /** Its own, or the one it is likely to get. */
  number: string | null;
  /** What issuing will post, account by account. */
  postings: (sums: HomeSums) => readonly FormPosting[];
  /** What is typed, for the server to plan. */
  plan: PlanOfTyping;
  /** Shows what saving an edit will do. */
  effects: ReactNode;
  /** What the law asks of its paper; left out for a paper of somebody else. */
  law?: ReactNode;
  /** How much of that is missing. */
  missing?: number;
}

/** Beside the form: the total so far, and what saving and issuing will do. */
export function FormCounterfoil(props: FormCounterfoilProps) {
  const { kind, form, document, number, postings, plan, effects, law, missing = 0 } = props;
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const labels = wordsOfKind(kind);
  const { currency } = form;
  const totals = totalsOfForm(form);
  const posts = isPositive(totals.total);
  const credited = document && creditPlacement(document).inPlace;
  const status = credited
    ? creditStateWords[credited]
    : document
      ? statusWordOf(document)
      : kindSpec(kind).statusWords.Draft!;
  const sums =
    currency === homeCurrency
      ? { ...totals, tax: plus(totals.tax, totals.shippingTax) }
      : homeSumsOf(totals, rateOf(form), digitsOf(homeCurrency));
  return (
    <Counterfoil
      header={{
        ...status,
        ...(missing > 0 && { beside: { word: words.missing({ count: missing }), tone: 'waiting' } as const }),
        amount: formatAmount(totals.total, currency, locale),
        currency,
        sentence: document?.number ?? (number ? labels.becomes({ number }) : labels.getsNumber),
      }}
    >
      {law}
      <CounterfoilSection title={words.whatSavingWillDo}>
        {document && document.standing.facts.settled !== '0' ? (
          <p>{words.settledPostsNothing}</p>
        ) : document?.number ? (
          <Stack>
            <p>{words.postedAnew}</p>
            {effects}
          </Stack>
        ) : (
          <p>{words.draftPostsNothing}</p>
        )}
      </CounterfoilSection>
      {posts && !document?.number && (
        <CounterfoilSection
          title={currency === homeCurrency ? labels.whenIssued : labels.whenIssuedIn({ homeCurrency })}
        >
          <Suspense>
            <WhenIssued
              kind={kind}
              plan={plan}
              party={form.customer?.name ?? ''}
              onDay={form.issuedOn}
              currency={homeCurrency}
              postings={postings(sums)}
            />
          </Suspense>
        </CounterfoilSection>
      )}
    </Counterfoil>
  );
}
