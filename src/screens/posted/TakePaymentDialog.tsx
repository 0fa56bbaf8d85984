import { useEffect } from 'react';
import { once } from '../../api/client/intent.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { plannedStatusOf } from '../../domain/documents/status.ts';
import { isZero, minus } from '../../domain/money.ts';
import type { PaymentDraft } from '../../domain/payment/taking.ts';
import { earlyDiscount } from '../../domain/posted/early-discount.ts';
import { owed } from '../../domain/posted/facts.ts';
import { settledBy } from '../../domain/posted/received.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import { earlyUntil } from '../../domain/typed/dated-discount.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { recordPayment as words } from '../../domain/words/payments.ts';
import { taxRelief as taxReliefWords } from '../../domain/words/posted.ts';
import { BankField } from '../document/BankField.tsx';
import { type TakingState, useTaking } from '../document/use-taking.ts';
import { useBusiness } from '../frame/business.ts';
import { FlowDialog } from '../kit/dialogs/FlowDialog.tsx';
import { EffectsView } from '../kit/effects/EffectsView.tsx';
import { DateField } from '../kit/fields/DateField.tsx';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { PaymentModeField } from '../kit/fields/PaymentModeField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { toast } from '../kit/notices/toast.ts';
import { Stack } from '../kit/Stack.tsx';
import { BankChargeField } from './BankChargeField.tsx';
import { type EarlyDiscount, EarlyDiscountField } from './EarlyDiscountField.tsx';
import { ForeignPaymentFields } from './ForeignPaymentFields.tsx';
import type { PostedDialogProps } from './posted-commands.ts';
import { wordsOfKind } from './posted-words.ts';

/** Records a payment; a surplus asks whether it stays with whoever it was paid to. */
export function TakePaymentDialog({ document, commands, onDone, onClose }: PostedDialogProps) {
  useEffect(EffectsView.intend, []);
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { currency } = document;
  const labels = wordsOfKind(document.kind);
  const foreign = currency !== homeCurrency;
  const rest = owed(document.standing.facts);
  const early = discountOn(document);
  const payment = useTaking({
    kind: 'document',
    owing: [{ id: document.id, currency, owed: rest, ...(early && { discount: early.discount }) }],
    draft: firstDraft(document),
    preview: (typed) => commands.previewPayment(businessId, document.id, typed, foreign),
    record: async (typed) => {
      const answer = await once(`payment.record ${document.id}`, (intentKey) =>
        commands.recordPayment({ businessId, intentKey }, document.id, typed, foreign),
      );
      toast.success(answer.message);
    },
    onDone,
    onClose,
  });
  const { problems, field, isAsking: asking, isPlanned: planned, isBusy, change, dispatch } = payment;
  const { draft, effects } = payment.taking;
  const money = (amount: string) => formatMoney(amount, currency, locale);

  const surplus = asking ? money(minus(settledBy(draft, { owed: rest, currency }, homeCurrency), rest)) : '';
  return (
    <FlowDialog
      title={words.title({ document: document.number ?? '' })}
      lead={
        asking
          ? words.moreThanOwed({ surplus, owed: money(rest) })
          : labels.owedBy({ owed: money(rest), party: document.to.name })
      }
      steps={draft.discount ? [words.step, dialogWords.whatThisWillDo] : [words.step]}
      current={planned ? 1 : 0}
      act={{ ...acts(payment, labels.keepSurplus({ surplus })), pending: isBusy }}
      held={payment.isHeld}
      onBack={
        asking || planned ? () => dispatch({ type: asking ? 'surplus.correct' : 'plan.back' }) : undefined
      }
      keep={dialogWords.close}
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      {asking ? (
        <p>{labels.surplusExplained({ party: document.to.name })}</p>
      ) : planned && effects ? (
        <EffectsView effects={effects} currency={homeCurrency} statusOf={plannedStatusOf(document)} />
      ) : (
        <Stack>
          <ErrorSummary attempt={problems.length} problems={problems} />
          {early && (
            <EarlyDiscountField
              {...early}
              amount={money(early.discount)}
              checked={draft.discount}
              paidOn={draft.onDay}
              onChange={() => dispatch({ type: 'discount.switch' })}
              relief={reliefOf(document)}
              taxRelief={draft.taxRelief}
              onRelief={(taxRelief) => change({ taxRelief })}
            />
          )}
          <MoneyField
            {...field('amount')}
            label={words.amount}
            currency={draft.inHome ? homeCurrency : currency}
            value={draft.amount}
            onChange={(amount) => change({ amount })}
          />
          {foreign && (
            <ForeignPaymentFields
              document={document}
              homeCurrency={homeCurrency}
              draft={draft}
              rate={field('rate')}
              onSwitch={() => dispatch({ type: 'currency.switch' })}
              onRate={(rate) => change({ rate })}
            />
          )}
          <PaymentModeField label={words.paidBy} value={draft.mode} onChange={(mode) => change({ mode })} />
          <BankField
            {...field('bankId')}
            mode={draft.mode}
            value={draft.bankId}
            onChange={(bankId) => change({ bankId })}
          />
          <BankChargeField
            {...field('bankCharge')}
            mode={draft.mode}
            currency={draft.inHome ? homeCurrency : currency}
            value={draft.bankCharge}
            onChange={(bankCharge) => change({ bankCharge })}
          />
          <DateField
            {...field('onDay')}
            label={words.paidOn}
            value={draft.onDay}
            max={document.today}
            onChange={(onDay) => change({ onDay })}
          />
          <TextField
            label={words.reference}
            optional
            maxLength={500}
            value={draft.memo}
            onChange={(memo) => change({ memo })}
          />
        </Stack>
      )}
    </FlowDialog>
  );
}

/** The act of the step the payment is in. */
const acts = ({ taking, isAsking, isPlanned, dispatch }: TakingState, keepSurplus: string) => {
  if (isAsking) return { label: keepSurplus, onPress: () => dispatch({ type: 'surplus.keep' }) };
  if (isPlanned) return { label: words.record, onPress: () => dispatch({ type: 'payment.confirm' }) };
  const label = taking.draft.discount ? words.next : words.record;
  return { label, onPress: () => dispatch({ type: 'payment.submit' }) };
};

/** What is off a document for paying early, and until when; null where nothing is. */
const discountOn = (document: PostedView): EarlyDiscount | null => {
  const { earlyPercent = null, earlyDays = null, issuedOn, currency } = document;
  const discount = earlyDiscount({ earlyPercent }, owed(document.standing.facts), currency);
  const until = earlyUntil({ earlyPercent, earlyDays, issuedOn });
  return discount && until ? { percent: earlyPercent ?? '', discount, until } : null;
};

/** What is said of the tax in a discount on a document; null where it has no tax. */
const reliefOf = ({ kind, tax, shippingTax }: PostedView) =>
  isZero(tax) && isZero(shippingTax) ? null : taxReliefWords.ofSide[kindSpec(kind).side ?? 'receivable'];

/** At the document's own rate, today, the way of the last payment; its discount is proposed until its last day. */
const firstDraft = (document: PostedView): Partial<PaymentDraft> => ({
  discount: document.today <= (discountOn(document)?.until ?? ''),
  rate: document.rate,
  mode: document.lastPaymentMode ?? 1,
  onDay: document.today,
});
