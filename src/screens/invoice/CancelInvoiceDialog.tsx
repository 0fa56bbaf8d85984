import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { cancelInvoices, previewCancellation } from '../../api/commands/invoices.ts';
import { formatDay, formatMoney } from '../../domain/format.ts';
import type { PaymentsChoice } from '../../domain/invoice/cancel.ts';
import type { InvoiceView } from '../../domain/invoice/view.ts';
import { isPositive } from '../../domain/money.ts';
import * as words from '../../domain/words/cancel-invoice.ts';
import * as dialogWords from '../../domain/words/dialog.ts';
import { invoiceStatus } from '../../domain/words/invoice.ts';
import * as acts from '../../domain/words/invoice-acts.ts';
import { type CancelChoices, cancelInvoiceFlow } from '../../machines/invoice/cancel-invoice.flow.ts';
import { tellOne } from '../document/plain-commands.ts';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { FlowDialog } from '../kit/FlowDialog.tsx';
import { inspected } from '../kit/inspected.ts';
import { useLocale } from '../kit/locale.ts';
import { ShownEffects } from '../kit/ShownEffects.tsx';
import { Stack } from '../kit/Stack.tsx';
import { useFlowEnd } from '../kit/use-flow-end.ts';
import { useBusiness } from '../shell/business.ts';
import { GoodsQuestion, PaymentsQuestion } from './CancelChoices.tsx';

interface CancelInvoiceDialogProps {
  invoice: InvoiceView;
  onDone: () => void;
  onClose: () => void;
}

/** Cancels an invoice: what becomes of its payments, whether its goods came back, then what this will do, then the act. */
export function CancelInvoiceDialog({ invoice, onDone, onClose }: CancelInvoiceDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const noun = invoice.subtype;
  const paid = formatMoney(invoice.paid, invoice.currency, locale);
  const [state, dispatch] = useMachine(
    cancelInvoiceFlow.provide({
      actors: {
        preview: fromPromise(({ input }: { input: CancelChoices }) =>
          previewCancellation(businessId, invoice.id, input),
        ),
        cancel: fromPromise(async ({ input }: { input: CancelChoices }) => {
          await tellOne(`invoice.cancel ${invoice.id}`, (intentKey) =>
            cancelInvoices({ businessId, intentKey }, [invoice.id], input),
          );
        }),
      },
    }),
    { ...inspected(), input: { hasPayments: isPositive(invoice.paid), hasGoods: invoice.goodsLeft } },
  );
  const { payments, goods, effects, problem, hasPayments, hasGoods } = state.context;

  useFlowEnd(state.value, { cancelled: onDone, kept: onClose });

  const choosing = state.hasTag('payments');
  const returning = state.hasTag('goods');
  const asks = state.hasTag('asking');
  const planned = state.hasTag('planned');
  const steps = [
    ...(hasPayments ? [words.paymentsStep] : []),
    ...(hasGoods ? [words.goodsStep] : []),
    dialogWords.whatThisWillDo,
  ];
  const step = choosing ? words.paymentsStep : returning ? words.goodsStep : dialogWords.whatThisWillDo;
  const named = !hasPayments
    ? acts.cancel({ documents: noun })
    : payments === 'credit'
      ? words.cancelAndKeep({ paid })
      : words.cancelAndRefund({ paid });
  const label = asks ? words.next : state.hasTag('refused') ? dialogWords.tryAgain : named;
  return (
    <FlowDialog
      title={words.cancelNumbered({ document: noun, number: invoice.number ?? '' })}
      lead={leadOf(asks, hasPayments, payments, paid, invoice.to.name)}
      steps={steps}
      current={steps.indexOf(step)}
      act={{
        label,
        onPress: () => dispatch({ type: asks || state.hasTag('refused') ? 'step.next' : 'cancel.confirm' }),
        pending: state.hasTag('busy'),
      }}
      held={state.hasTag('held')}
      onBack={steps.indexOf(step) > 0 ? () => dispatch({ type: 'step.back' }) : undefined}
      keep={words.keep({ document: noun })}
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      {choosing && (
        <PaymentsQuestion
          paid={paid}
          value={payments}
          onChange={(value) => dispatch({ type: 'choice.pick', payments: value })}
        />
      )}
      {returning && (
        <GoodsQuestion value={goods} onChange={(value) => dispatch({ type: 'goods.pick', goods: value })} />
      )}
      {state.hasTag('refused') && (
        <ErrorSummary
          attempt={1}
          problems={[{ text: problem?.message ?? '' }]}
          title={dialogWords.cannotBeDone}
        />
      )}
      {effects && planned && (
        <Stack>
          <ShownEffects
            effects={effects}
            currency={homeCurrency}
            statusOf={(status) => invoiceStatus[status]!}
          />
          <p className="quiet">{words.reversedOn({ day: formatDay(invoice.today, locale, 'long') })}</p>
        </Stack>
      )}
    </FlowDialog>
  );
}

const leadOf = (
  asks: boolean,
  hasPayments: boolean,
  payments: PaymentsChoice,
  paid: string,
  customer: string,
) => {
  if (asks || !hasPayments) return words.noLongerOwes({ customer });
  return payments === 'credit' ? words.keepsAsCredit({ customer, paid }) : words.getsBack({ customer, paid });
};
