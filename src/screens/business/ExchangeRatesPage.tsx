import { rateCalls } from '../../api/calls/exchange-rate.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import type { Rate } from '../../domain/typed/exchange-rate.ts';
import { formatDay, formatDecimal } from '../../domain/values/format.ts';
import { exchangeRateWords, rateWords } from '../../domain/words/banks.ts';
import { displayed } from '../../domain/words/display-sentences.ts';
import { ratesAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { useLocale } from '../kit/locale.ts';
import { Loaded } from '../page/Loaded.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';
import { CurrencyCards } from './CurrencyCards.tsx';
import { FetchRatesCard } from './FetchRatesCard.tsx';
import { RateCard } from './RateCard.tsx';

const columns = (locale: string): Column<Rate>[] => [
  {
    key: 'pair',
    title: exchangeRateWords.currencies,
    cell: exchangeRateWords.pair,
    phone: 'lead',
  },
  { key: 'date', title: exchangeRateWords.from, cell: ({ date }) => formatDay(date, locale), phone: 'under' },
  {
    key: 'rate',
    title: exchangeRateWords.rate,
    figure: true,
    cell: ({ rate }) => formatDecimal(rate, locale),
    phone: 'figure',
  },
  {
    key: 'source',
    title: exchangeRateWords.source,
    cell: ({ source }) => (source === 'typed' ? exchangeRateWords.typed : source),
    phone: 'state',
  },
];

const nameOf = ({ from, to, date }: Rate) => `${from} in ${to} from ${date}`;

/** What a foreign currency is worth at home, by day; a new document proposes the last rate before its date. */
export function ExchangeRatesPage() {
  const { id: businessId } = useBusiness();
  const mayChange = useMay()('settings.business');
  return (
    <Loaded
      query={useCall(rateCalls.listRates, { businessId })}
      back={{ label: exchangeRateWords.currencies, href: ratesAt }}
      failure={displayed(rateWords.notLoaded)}
    >
      {({ rates, provider, inUse }) => (
        <>
          <PageHead title={exchangeRateWords.currencies} />
          {mayChange && <CurrencyCards />}
          {mayChange && <RateCard />}
          {mayChange && <FetchRatesCard provider={provider} inUse={inUse} />}
          <RateTable rates={rates} mayChange={mayChange} />
        </>
      )}
    </Loaded>
  );
}

function RateTable({ rates, mayChange }: { rates: readonly Rate[]; mayChange: boolean }) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const run = usePlainAct();

  const keep = (rate: Rate) =>
    run(`rate.save ${rate.from} ${rate.to} ${rate.date} ${rate.rate}`, (intentKey) =>
      ask(rateCalls.saveRate, { businessId, ...rate }, { intentKey }),
    );
  const remove = (rate: Rate) => {
    const { from, to, date } = rate;
    return run(
      `rate.delete ${from} ${to} ${date}`,
      (intentKey) => ask(rateCalls.deleteRate, { businessId, from, to, date }, { intentKey }),
      () => void keep(rate),
    );
  };
  if (rates.length === 0) return <EmptyState sentence={exchangeRateWords.empty} />;
  return (
    <DataTable
      caption={exchangeRateWords.caption}
      columns={columns(locale)}
      rows={rates}
      keyOf={nameOf}
      nameOf={nameOf}
      {...(mayChange && {
        menuOf: (rate: Rate) => [
          { key: 'delete', label: exchangeRateWords.delete, danger: true, onPress: () => void remove(rate) },
        ],
      })}
    />
  );
}
