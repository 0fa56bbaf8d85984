import { useQuery } from '@tanstack/react-query';
import type { OursAnswer } from '../../api/calls/call.ts';
import { revaluationCalls } from '../../api/calls/revaluation.ts';
import { ask } from '../../api/client/ask.ts';
import { queryOf } from '../../api/client/query.ts';
import { atClosing, type ClosingRate } from '../../domain/journal-entry/revaluation.ts';
import { isReadableAmount, sum } from '../../domain/money.ts';
import { digitsOf } from '../../domain/values/currency.ts';
import { formatAmount, formatDay, formatMoney } from '../../domain/values/format.ts';
import { isDay } from '../../domain/values/is-day.ts';
import { revaluationWords as words } from '../../domain/words/revaluation.ts';
import { useBusiness } from '../frame/business.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { DateField } from '../kit/fields/DateField.tsx';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { numberProblem, rateForm } from '../kit/fields/use-number-text.ts';
import { FiguresTable } from '../kit/lists/EntryTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { CardDialog } from '../page/CardDialog.tsx';
import { useCardForm } from '../page/use-card-form.ts';

interface RevaluationDialogProps {
  /** The day that is proposed. */
  onDay: string;
  onClose: () => void;
}

interface RevaluationForm {
  onDay: string;
  /** Typed over those that are kept, by currency. */
  rates: Readonly<Record<string, string>>;
  withSurplus: boolean;
}

type Standing = OursAnswer<typeof revaluationCalls.revaluation>;

/** Foreign balances of a day at its rates, and what differs: it is posted, and reversed the day after. */
export function RevaluationDialog({ onDay, onClose }: RevaluationDialogProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const card = useCardForm<RevaluationForm>({
    noun: 'revaluation',
    opened: null,
    madeOf: onDay,
    initial: { onDay, rates: {}, withSurplus: false },
    check: ({ rates }) =>
      Object.entries(rates).flatMap(([currency, rate]) => {
        const message = numberProblem(rate, rateForm(locale));
        return message ? [{ field: `rates.${currency}`, message }] : [];
      }),
  });
  const { form, field, change } = card;
  const query = queryOf(revaluationCalls.revaluation, { businessId, onDay: form.onDay });
  const asked = useQuery({ ...query, enabled: isDay(form.onDay) }).data;
  const rateOf = ({ currency, rate }: ClosingRate): string => form.rates[currency] ?? rate ?? '';
  const rates = (asked?.rates ?? []).map((known) => ({ ...known, rate: rateOf(known) || null }));
  return (
    <CardDialog
      title={words.title}
      lead={words.lead}
      save={words.save}
      card={card}
      waits={!asked}
      onSave={async () => {
        const answer = await card.save((intentKey) =>
          ask(
            revaluationCalls.revalue,
            {
              businessId,
              onDay: form.onDay,
              withSurplus: form.withSurplus,
              rates: rates.map(({ currency, rate }) => ({ currency, rate })),
            },
            { intentKey },
          ),
        );
        if (answer) onClose();
      }}
      onClose={onClose}
    >
      <DateField
        {...field('onDay')}
        onChange={(day) => change({ onDay: day, rates: {} })}
        label={words.day}
        hint={words.dayHint}
      />
      {asked?.balances.some(({ isSurplus }) => isSurplus) && (
        <CheckField
          id="revaluation-withSurplus"
          label={words.surplus}
          checked={form.withSurplus}
          onChange={(withSurplus) => change({ withSurplus })}
        />
      )}
      {rates.map(({ currency, rate, onDay: keptOn }, index) => (
        <Rate
          key={currency}
          currency={currency}
          value={rate ?? ''}
          keptOn={keptOn}
          id={`revaluation-rates.${index}.rate`}
          problem={card.problemOf(`rates.${index}.rate`) ?? card.problemOf(`rates.${currency}`)}
          onChange={(typed) => change({ rates: { ...form.rates, [currency]: typed } })}
        />
      ))}
      {asked && <Balances asked={asked} rates={rates} withSurplus={form.withSurplus} />}
    </CardDialog>
  );
}

interface RateProps {
  currency: string;
  value: string;
  keptOn: string | null;
  id: string;
  problem: string | undefined;
  onChange: (rate: string) => void;
}

function Rate({ currency, keptOn, ...field }: RateProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  return (
    <NumberField
      {...field}
      label={words.rate(currency, homeCurrency)}
      hint={keptOn ? words.rateOf(formatDay(keptOn, locale)) : words.noRate}
      form={rateForm(locale)}
    />
  );
}

interface BalancesProps {
  asked: Standing;
  rates: readonly ClosingRate[];
  withSurplus: boolean;
}

/** What stands in each currency, and by how much it differs at the rates that are typed. */
function Balances({ asked, rates, withSurplus }: BalancesProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const readable = rates.filter(({ rate }) => rate !== null && isReadableAmount(rate));
  const rows = asked.balances
    .filter(({ isSurplus }) => withSurplus || !isSurplus)
    .map((balance) => ({ ...balance, at: atClosing(balance, readable, digitsOf(homeCurrency)) }));
  if (rows.length === 0) return <Notice>{words.none}</Notice>;
  const total = sum(rows.map(({ at }) => at?.difference ?? '0'));
  const numbers = asked.standing.map(({ number }) => String(number)).join(', ');
  return (
    <>
      {numbers && <Notice>{words.standing(numbers)}</Notice>}
      <FiguresTable>
        <caption>{words.balancesOf}</caption>
        <thead>
          <tr>
            <th scope="col">{words.account}</th>
            <th scope="col">{words.home}</th>
            <th scope="col">{words.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ accountId, account, currency, own, home, at }) => (
            <tr key={`${accountId} ${currency}`}>
              <th scope="row">
                {account} <small>{formatMoney(own, currency, locale)}</small>
              </th>
              <td>{formatAmount(home, homeCurrency, locale)}</td>
              <td>{at ? formatAmount(at.difference, homeCurrency, locale) : '–'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td />
            <td>{formatAmount(total, homeCurrency, locale)}</td>
          </tr>
        </tfoot>
      </FiguresTable>
    </>
  );
}
