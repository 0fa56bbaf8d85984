import { kindSpec } from '../../domain/documents/kinds.ts';
import { statusWordOf } from '../../domain/documents/status.ts';
import { atRate, isReadableAmount } from '../../domain/money.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import { digitsOf } from '../../domain/values/currency.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { owedByCustomers } from '../../domain/values/side-names.ts';
import { paySeveral as words } from '../../domain/words/payments.ts';
import { calledOf } from '../document/called.ts';
import { useBusiness } from '../frame/business.ts';
import { EffectsList } from '../kit/effects/EffectsList.tsx';
import { useLocale } from '../kit/locale.ts';
import { Stack } from '../kit/Stack.tsx';
import {
  type BankAndRateByCurrency,
  bankAndRateIn,
  owedOn,
  type PaymentOfSeveral,
  rateOf,
} from './pay-several.ts';
import type { Planned } from './several.ts';

interface PlannedPaymentProps {
  payment: PaymentOfSeveral;
  planned: readonly Planned<PostedView>[];
  byCurrency: BankAndRateByCurrency;
}

/** One of several payments: what it comes to, its share of each document, and what becomes of that. */
export function PlannedPayment({ payment, planned, byCurrency }: PlannedPaymentProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const { documents, currency, party, total } = payment;
  const labels = words.paySeveralWords[kindSpec(documents[0].kind).side ?? owedByCustomers];
  const name = labels.paymentOf({ party, total: formatMoney(total, currency, locale) });
  const rate = rateOf(payment, bankAndRateIn(byCurrency, currency), homeCurrency);
  const atHome =
    rate !== null && isReadableAmount(rate)
      ? [
          {
            label: words.inCurrency({ currency: homeCurrency }),
            amount: formatMoney(atRate(total, rate, digitsOf(homeCurrency)), homeCurrency, locale),
          },
        ]
      : [];
  const changes = documents.flatMap((document) => {
    const effects = planned.find((one) => one.document === document)?.effects;
    const own = effects?.status.find(({ number }) => number === document.number);
    if (!own) return [];
    const wordOf = (status: string) => statusWordOf({ ...document, status });
    return [
      {
        label: calledOf(document),
        from: own.from === null ? null : wordOf(own.from),
        to: wordOf(own.to),
      },
    ];
  });
  return (
    <section aria-label={name}>
      <Stack>
        <h3>{name}</h3>
        <EffectsList
          groups={[
            {
              key: payment.id,
              rows: [
                ...documents.map((document) => ({
                  label: calledOf(document),
                  amount: formatMoney(owedOn(document), currency, locale),
                })),
                ...atHome,
              ],
            },
          ]}
          changes={changes}
        />
      </Stack>
    </section>
  );
}
