import { chakra } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { openingBalanceCalls } from '../../api/calls/opening-balances.ts';
import { ask } from '../../api/client/ask.ts';
import { queryOf, useCall } from '../../api/client/query.ts';
import { isDay } from '../../domain/values/is-day.ts';
import { openingBalanceWords as words } from '../../domain/words/opening-balances.ts';
import { accountsAt, viewEntryAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { moneyForm } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { CardFormPage } from '../page/CardFormPage.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { OpeningFiles, UnplacedRows } from './OpeningFiles.tsx';
import { OpeningGrid } from './OpeningGrid.tsx';
import { OpeningPreview } from './OpeningPreview.tsx';
import {
  equityOf,
  type OpeningForm,
  type OpeningView,
  openingProblems,
  sentOpening,
} from './opening-form.ts';

const back = { label: words.chart, href: accountsAt };

const Tools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '2.5',
    '& > div:first-of-type': { flex: '1 1 200px', maxWidth: '260px' },
  },
});

/** The trial balance a business begins with, as of the day its records are opened on. */
export function OpeningBalancesPage() {
  const { id } = useBusiness();
  return (
    <Loaded query={useCall(openingBalanceCalls.getOpeningBalances, { businessId: id })} back={back}>
      {(first) => <Form first={first} />}
    </Loaded>
  );
}

/** What the books have on the day that is typed; on the one before until that is known. */
function useViewOn(onDay: string, first: OpeningView): OpeningView {
  const { id: businessId } = useBusiness();
  const { data } = useQuery({
    ...queryOf(openingBalanceCalls.getOpeningBalances, { businessId, onDay }),
    enabled: isDay(onDay),
    placeholderData: keepPreviousData,
  });
  return data ?? first;
}

function Form({ first }: { first: OpeningView }) {
  const { id: businessId, homeCurrency } = useBusiness();
  const [, navigate] = useLocation();
  const numbers = moneyForm(homeCurrency, useLocale());
  const card = useCardForm<OpeningForm>({
    noun: 'opening',
    opened: null,
    initial: { onDay: first.onDay, cells: {}, unplaced: [] },
    check: (form) => openingProblems(form, view, numbers),
  });
  const { form, change } = card;
  const view = useViewOn(form.onDay, first);
  const sent = { businessId, ...sentOpening(form, view) };
  const isWhole = card.ready && openingProblems(form, view, numbers).length === 0;

  async function save() {
    const answer = await card.save((intentKey) =>
      ask(openingBalanceCalls.postOpeningBalances, sent, { intentKey }),
    );
    if (answer) navigate(viewEntryAt(answer.id));
  }
  return (
    <CardFormPage
      title={words.title}
      back={back}
      card={card}
      save={view.current ? words.replace : words.save}
      onSave={() => void save()}
      onDiscard={() => navigate(accountsAt)}
      beside={
        <OpeningPreview
          view={view}
          equity={equityOf(form, view)}
          planOf={() =>
            isWhole && card.dirty
              ? {
                  typed: JSON.stringify(sent),
                  ask: () => ask(openingBalanceCalls.previewOpeningBalances, sent),
                }
              : null
          }
        />
      }
    >
      <p>{words.lead}</p>
      <Tools>
        <DateField {...card.field('onDay')} label={words.onDay} max={view.today} />
        <OpeningFiles form={form} view={view} onChange={change} />
      </Tools>
      <UnplacedRows form={form} view={view} onChange={change} />
      <OpeningGrid form={form} view={view} onChange={change} problemOf={card.problemOf} />
      <p className="quiet">{words.pasteHint}</p>
    </CardFormPage>
  );
}
