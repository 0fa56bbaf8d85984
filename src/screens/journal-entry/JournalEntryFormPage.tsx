import { useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { journalEntryCalls } from '../../api/calls/journal-entry.ts';
import { ledgerAccountCalls } from '../../api/calls/ledger-account.ts';
import { yearEndCalls } from '../../api/calls/year-end.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { firstOfMonth, oneMonthAfter } from '../../domain/day.ts';
import { journalEntryFormWords as words } from '../../domain/journal-entry/journal-entries.words.ts';
import { isYearEndMove, type YearEndMove } from '../../domain/journal-entry/year-end.ts';
import { isDay } from '../../domain/values/is-day.ts';
import { CurrencyRate } from '../document/CurrencyFields.tsx';
import { TaxesProvider } from '../document/Taxes.tsx';
import { failedUploads } from '../document/uploads.ts';
import { useFormFiles } from '../document/use-form-files.tsx';
import { journalAt, viewEntryAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { DateField } from '../kit/fields/DateField.tsx';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useLocale } from '../kit/locale.ts';
import { Columns } from '../kit/Stack.tsx';
import { CardFormPage } from '../page/CardFormPage.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { copiedForm } from './copied-form.ts';
import { EntryLines } from './EntryLines.tsx';
import { EntryPreview } from './EntryPreview.tsx';
import {
  blankEntry,
  choosable,
  type EntryAccount,
  type EntryForm,
  entryFaults,
  sentEntry,
  typedOf,
} from './journal-entry-form.ts';
import { openingMoved } from './opening-moved.ts';
import { useEnterEntry, useTypedEntry } from './use-enter-entry.ts';
import { yearEndForm } from './year-end-form.ts';

const back = { label: words.journal, href: journalAt() };

/** The form of a new journal entry; of one like another, where the address names it by `copy`, or of one that is `prepared`, for a year's end where it names a `year`. */
export function JournalEntryFormPage() {
  const params = new URLSearchParams(useSearch());
  const copyOf = params.get('copy');
  const prepared = params.get('prepared');
  const year = params.get('year');
  const { id, homeCurrency } = useBusiness();
  const next = useCall(journalEntryCalls.nextEntryNumber, { businessId: id });
  const accounts = useCall(ledgerAccountCalls.listAccounts, { businessId: id });
  return (
    <Loaded query={next} back={back}>
      {({ number, today }) => (
        <Loaded query={accounts} back={back}>
          {(all) => (
            <TaxesProvider>
              {copyOf ? (
                <Copied key={copyOf} id={copyOf} number={number} today={today} accounts={choosable(all)} />
              ) : year && isYearEndMove(prepared) ? (
                <OfYearEnd
                  key={`${prepared} ${year}`}
                  move={prepared}
                  year={year}
                  target={params.get('target') ?? ''}
                  number={number}
                  accounts={choosable(all)}
                />
              ) : (
                <Form
                  initial={
                    prepared === 'opening'
                      ? openingMoved(all, homeCurrency, today)
                      : blankEntry(homeCurrency, today)
                  }
                  madeOf={null}
                  number={number}
                  accounts={choosable(all)}
                />
              )}
            </TaxesProvider>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface FormProps {
  initial: EntryForm;
  /** The entry it is a copy of, or the year's end it is prepared for; null for neither. */
  madeOf: string | null;
  number: number;
  accounts: readonly EntryAccount[];
}

function Copied({
  id,
  today,
  ...props
}: Omit<FormProps, 'initial' | 'madeOf'> & { id: string; today: string }) {
  const { id: businessId, homeCurrency } = useBusiness();
  return (
    <Loaded query={useCall(journalEntryCalls.getJournalEntry, { businessId, id })} back={back}>
      {(entry) => <Form {...props} initial={copiedForm(entry, homeCurrency, today)} madeOf={id} />}
    </Loaded>
  );
}

interface OfYearEndProps extends Omit<FormProps, 'initial' | 'madeOf'> {
  move: YearEndMove;
  year: string;
  target: string;
}

function OfYearEnd({ move, year, target, ...props }: OfYearEndProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  return (
    <Loaded query={useCall(yearEndCalls.yearEnd, { businessId, year })} back={back}>
      {(found) => (
        <Form
          {...props}
          initial={yearEndForm(found, move, target, homeCurrency)}
          madeOf={`year-end ${year} ${move} ${target}`}
        />
      )}
    </Loaded>
  );
}

function Form({ initial, madeOf, number, accounts }: FormProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const [, navigate] = useLocation();
  const locale = useLocale();
  const card = useCardForm({
    noun: 'entry',
    opened: null,
    initial,
    madeOf,
    check: (form: EntryForm) => entryFaults(form, homeCurrency, locale),
  });
  const { form, field, change } = card;
  const latest = useRef(form);
  latest.current = form;

  async function save(): Promise<boolean> {
    const missing = await failedUploads(card.name);
    const { attachments, ...typing } = latest.current;
    const sent = {
      businessId,
      ...sentEntry(typedOf({ ...typing, attachments }, homeCurrency), homeCurrency),
      attachments: attachments?.files.map(({ id }) => id),
    };
    const answer = await card.save(
      (intentKey) => ask(journalEntryCalls.addJournalEntry, sent, { intentKey }),
      missing,
    );
    if (answer) navigate(viewEntryAt(answer.id));
    return answer !== null;
  }
  const isWhole = card.ready && entryFaults(form, homeCurrency, locale).length === 0;
  const typed = isWhole ? typedOf(form, homeCurrency) : null;
  const [state, dispatch] = useEnterEntry({
    preview: (entry, signal) =>
      ask(
        journalEntryCalls.previewJournalEntry,
        { businessId, ...sentEntry(entry, homeCurrency) },
        { signal },
      ),
    commit: save,
  });
  useFlowEnd(state.value, { left: () => navigate(journalAt()) });
  useTypedEntry(state, typed, () => dispatch({ type: 'entry.type', entry: typed }));

  // What the server says of a line while it plans stands beside that line already.
  const planned = new Map(
    (state.hasTag('refused') ? (state.context.problem?.fields ?? []) : []).map((one) => [
      one.field,
      one.message,
    ]),
  );
  const problemOf = (name: string) => card.problemOf(name) ?? planned.get(name);
  const named = <Name extends keyof EntryForm & string>(name: Name) => ({
    ...field(name),
    problem: problemOf(name),
  });
  const files = useFormFiles({
    id: 'entry-attachments',
    problem: problemOf('attachments'),
    form: card.name,
    files: form.attachments?.files ?? [],
    onSet: (make) => change({ attachments: { files: make(latest.current.attachments?.files ?? []) } }),
  });
  const nextFirst = () =>
    firstOfMonth(oneMonthAfter(isDay(form.onDay) ? firstOfMonth(form.onDay) : initial.onDay));
  return (
    <CardFormPage
      title={words.title}
      back={back}
      card={card}
      save={words.save}
      // What is missing is marked beside its field.
      onSave={() => (typed ? dispatch({ type: 'act.confirm' }) : void save())}
      onDiscard={() => dispatch({ type: 'flow.close' })}
      beside={
        <>
          {files.pane}
          <EntryPreview state={state} number={number} onRetry={() => dispatch({ type: 'act.retry' })} />
        </>
      }
    >
      <Columns>
        <DateField {...named('onDay')} label={words.onDay} />
        <TextField {...named('reference')} label={words.reference} optional />
      </Columns>
      <CurrencyRate
        form={form}
        field={(name) => ({ id: `entry-${name}`, problem: problemOf(name) })}
        change={change}
      />
      <EntryLines
        lines={form.lines}
        accounts={accounts}
        currency={form.currency}
        problemOf={problemOf}
        onChange={(lines) => change({ lines })}
      />
      <LongTextField {...named('memo')} label={words.memo} rows={2} optional />
      {files.field}
      <CheckField
        id="entry-reversed"
        label={words.reversed}
        checked={form.reversed}
        onChange={(reversed) =>
          change({ reversed, reverseOn: reversed ? form.reverseOn || nextFirst() : form.reverseOn })
        }
      />
      {form.reversed && (
        <DateField {...named('reverseOn')} label={words.reverseOn} hint={words.reversedHint} />
      )}
    </CardFormPage>
  );
}
