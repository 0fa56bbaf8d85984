import { chakra } from '@chakra-ui/react';
import type { PlanInterval, Terms } from '../../domain/billing/billing.ts';
import type { PlanChoice } from '../../domain/billing/plan-choice.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { planPrices as priceWords, changePlanWords as words } from '../../domain/words/plan-pages.ts';

import { Button } from '../kit/buttons/Button.tsx';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useLocale } from '../kit/locale.ts';
import { type PriceView, priceIn, wholePrice } from './billing-view.ts';

const Coupon = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    fontSize: '14px',
    '& > p > span': { display: 'block', color: 'quiet' },
  },
});

/** The most people a plan can be bought for. */
const MOST = 1000;

/** The people as typed: how many, or why they can't be. All of them where nothing bounds them, or there are no further ones. */
export const seatsIn = (
  text: string,
  price: PriceView,
): { seats: number | null; problem?: undefined } | { seats?: undefined; problem: string } => {
  if (price.seats === null || price.seatPrice === null) return { seats: price.seats };
  const seats = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  if (seats < price.seats || seats > MOST) return { problem: words.peopleMissing(price.seats) };
  return { seats };
};

interface PlanChoiceFieldsProps {
  choice: PlanChoice;
  prices: readonly PriceView[];
  currency: string;
  seats: { text: string; onChange: (text: string) => void; problem: string | undefined };
  onChoose: (change: Partial<Terms>) => void;
  coupon: {
    /** Its code is being typed. */
    isAsking: boolean;
    isBusy: boolean;
    code: string;
    /** What the one in use does. */
    sentence: string;
    problem: string | undefined;
    onOpen: () => void;
    onType: (code: string) => void;
    onRemove: () => void;
  };
}

/** How a plan is paid, for how many people, and with which coupon. */
export function PlanChoiceFields({
  choice,
  prices,
  currency,
  seats,
  onChoose,
  coupon,
}: PlanChoiceFieldsProps) {
  const locale = useLocale();
  const price = priceIn({ prices, interval: choice.interval, currency }, choice.plan);
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const intervals = (['month', 'year'] as const).flatMap((interval) => {
    const one = priceIn({ prices, interval, currency }, choice.plan);
    return one ? [{ interval, amount: one.amount }] : [];
  });
  return (
    <>
      <ChoiceField
        label={priceWords.howToPay}
        beside
        value={choice.interval}
        onChange={(interval) => onChoose({ interval: interval as PlanInterval })}
        choices={intervals.map(({ interval, amount }) => ({
          value: interval,
          label: priceWords.interval[interval],
          meaning: `${money(amount)} ${priceWords.every[interval]}`,
        }))}
      />
      {price?.seatPrice ? (
        <TextField
          id="plan-seats"
          label={words.people}
          inputMode="numeric"
          autoComplete="off"
          hint={`${words.included(price.seats ?? 0)} ${words.further({ price: money(price.seatPrice), interval: choice.interval })}`}
          value={seats.text}
          onChange={seats.onChange}
          {...(seats.problem && { problem: seats.problem })}
        />
      ) : (
        <p>{price?.seats === null ? words.anyNumber : words.included(price?.seats ?? 1)}</p>
      )}
      {price && (
        <p>
          {words.wholePrice({ price: money(wholePrice(price, choice.seats)), interval: choice.interval })}
        </p>
      )}
      {coupon.isAsking ? (
        <TextField
          id="plan-coupon"
          label={words.coupon}
          hint={words.couponHint}
          autoComplete="off"
          autoFocus
          maxLength={60}
          value={coupon.code}
          onChange={coupon.onType}
          {...(coupon.problem && { problem: coupon.problem })}
        />
      ) : choice.coupon ? (
        <Coupon>
          <p>
            {words.hasCoupon({ code: choice.coupon.toUpperCase() })}
            <span>{coupon.sentence}</span>
          </p>
          <Button onClick={coupon.onRemove} disabled={coupon.isBusy}>
            {words.removeCoupon}
          </Button>
        </Coupon>
      ) : (
        <div>
          <Button onClick={coupon.onOpen} disabled={coupon.isBusy}>
            {words.addCoupon}
          </Button>
        </div>
      )}
    </>
  );
}
