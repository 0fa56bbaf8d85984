import { once } from '../../api/client/intent.ts';
import { payAdvance } from '../../api/commands/orders.ts';
import { formatDecimal, formatMoney } from '../../domain/format.ts';
import { isReadableAmount } from '../../domain/money.ts';
import { advanceable } from '../../domain/order/facts.ts';
import type { OrderView } from '../../domain/order/view.ts';
import { exceedsOwed } from '../../domain/payment/taking.ts';
import { payOpeningWords } from '../../domain/words/contact-opening.ts';
import * as words from '../../domain/words/order-advance.ts';
import { note } from '../../domain/words/record-payment.ts';
import { BankField } from '../document/BankField.tsx';
import { calledBy } from '../document/called.ts';
import { TakingDialog } from '../document/TakingDialog.tsx';
import { useTaking } from '../document/use-taking.ts';
import { DateField } from '../kit/DateField.tsx';
import { useLocale } from '../kit/locale.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { NumberField } from '../kit/NumberField.tsx';
import { PaymentModeField } from '../kit/PaymentModeField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { TextField } from '../kit/TextField.tsx';
import { toast } from '../kit/toast.ts';
import { rateForm } from '../kit/use-number-text.ts';
import { useBusiness } from '../shell/business.ts';

interface PayAheadDialogProps {
  order: OrderView;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Money paid for an order before its bill: all that it comes to proposed, and no more than that. */
export function PayAheadDialog({ order, onDone, onClose }: PayAheadDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { currency } = order;
  const most = advanceable(order.standing.facts);
  const foreign = currency !== homeCurrency;
  const payment = useTaking({
    kind: 'opening',
    owing: [{ id: order.id, currency, owed: most }],
    draft: { mode: order.lastPaymentMode ?? 2, onDay: order.today, rate: order.lacksRate ? '' : order.rate },
    record: async ({ draft }) => {
      const answer = await once(`advance.record ${order.id} ${order.version}`, (intentKey) =>
        payAdvance({ businessId, intentKey }, order.id, draft, foreign),
      );
      toast.success(answer.message);
    },
    onDone,
    onClose,
  });
  const { change, field, taking } = payment;
  const { amount, rate, mode, bankId, onDay, memo } = taking.draft;
  const money = (value: string) => formatMoney(value, currency, locale);

  return (
    <TakingDialog
      title={words.title({ order: calledBy(order) })}
      lead={words.lead({ party: order.to.name, most: money(most) })}
      label={payOpeningWords.record(isReadableAmount(amount) ? money(amount) : null)}
      payment={payment}
    >
      <Columns>
        <MoneyField
          {...field('amount', exceedsOwed(taking) ? words.tooMuch({ most: money(most) }) : undefined)}
          label={payOpeningWords.ofRole.vendor.amount}
          currency={currency}
          value={amount}
          onChange={(next) => change({ amount: next })}
        />
        {foreign && (
          <NumberField
            {...field('rate')}
            label={payOpeningWords.exchangeRate}
            hint={words.rateHint({
              homeCurrency,
              currency,
              rate: order.lacksRate ? null : formatDecimal(order.rate, locale),
            })}
            unit={homeCurrency}
            form={rateForm(locale)}
            value={rate}
            onChange={(next) => change({ rate: next })}
          />
        )}
        <PaymentModeField
          label={payOpeningWords.paidBy}
          value={mode}
          onChange={(next) => change({ mode: next })}
        />
      </Columns>
      <BankField
        {...field('bankId')}
        mode={mode}
        value={bankId}
        onChange={(next) => change({ bankId: next })}
      />
      <DateField
        {...field('onDay')}
        label={payOpeningWords.ofRole.vendor.onDay}
        value={onDay}
        onChange={(next) => change({ onDay: next })}
        max={order.today}
      />
      <TextField
        label={note}
        optional
        maxLength={500}
        value={memo}
        onChange={(next) => change({ memo: next })}
      />
    </TakingDialog>
  );
}
