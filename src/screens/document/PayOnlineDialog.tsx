import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { once } from '../../api/client/intent.ts';
import { openPaymentPage, type PaidOnline, waysToPay } from '../../api/documents/payments.ts';
import { payOnline as words } from '../../domain/online-payment/online-payments.words.ts';
import type { PayMethod } from '../../domain/payment-provider/pay-method.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { type PaymentPage, payOnlineFlow } from '../../machines/payment-session/pay-online.flow.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { copyText } from '../kit/copy-text.ts';
import { FlowDialog } from '../kit/dialogs/FlowDialog.tsx';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { inspected } from '../kit/inspected.ts';
import { leaveFor } from '../kit/leave-for.ts';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { toast } from '../kit/notices/toast.ts';
import { Stack } from '../kit/Stack.tsx';
import { expectPaymentReturn } from './payment-return.ts';

interface PayOnlineDialogProps {
  subject: PaidOnline;
  title: string;
  lead: string;
  /** The page's link is handed on: it is shown first, with what else can be done. */
  sharesLink?: boolean;
  onDone: () => void;
  onClose: () => void;
}

const methods: Record<PayMethod, string> = {
  card: words.card,
  flutterwave: 'Flutterwave',
  paypal: 'PayPal',
  paystack: 'Paystack',
};

/** Asks for the provider's page under one key per way to pay, kept until it answered. */
const openPage = async (subject: PaidOnline, method: PayMethod): Promise<PaymentPage> => {
  const { message, ...page } = await once(`payment.open ${subject.documentId} ${method}`, (intentKey) =>
    openPaymentPage(subject, method, intentKey),
  );
  if (page.link === null) toast.failure(message);
  return page;
};

const copy = async (link: string): Promise<void> => {
  try {
    await copyText(link);
    toast.success(words.linkCopied);
  } catch (problem) {
    toast.refusal(problem);
  }
};

/** Opens a payment page at the provider: the way to pay, then there; or its link to hand on, then what else can be done. */
export function PayOnlineDialog({
  subject,
  title,
  lead,
  sharesLink = false,
  onDone,
  onClose,
}: PayOnlineDialogProps) {
  const locale = useLocale();
  const [state, dispatch] = useMachine(
    payOnlineFlow.provide({
      actors: {
        findMethods: fromPromise(() => waysToPay(subject)),
        openPage: fromPromise(({ input }: { input: { method: PayMethod } }) =>
          openPage(subject, input.method),
        ),
      },
    }),
    { ...inspected(), input: { shares: sharesLink } },
  );
  const { method, ways, tests, reasons, page, problem } = state.context;
  const leave = () => {
    toast.success(words.redirecting);
    expectPaymentReturn();
    leaveFor(page!.link!);
    onDone();
  };
  useFlowEnd(state.value, { leaving: leave, returned: onClose, closed: onClose });
  const showing = state.hasTag('showing');
  const goThere = { label: words.goToPage, press: () => dispatch({ type: 'page.open' }) };
  const pick = (picked: string) => dispatch({ type: 'method.pick', method: picked as PayMethod });
  return (
    <FlowDialog
      title={title}
      lead={
        state.hasTag('none')
          ? undefined
          : showing
            ? words.requestedOnPage({ amount: formatMoney(page!.amount, page!.currency, locale) })
            : lead
      }
      steps={[words.step]}
      current={0}
      act={
        showing
          ? { label: words.copyLink, onPress: () => void copy(page!.link!) }
          : state.hasTag('none')
            ? null
            : { label: goThere.label, onPress: goThere.press, pending: state.hasTag('busy') }
      }
      held={state.hasTag('busy')}
      keep={dialogWords.close}
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      <Stack>
        {problem && (
          <ErrorSummary attempt={1} problems={[{ text: problem.message }]} title={words.cannotBePaid} />
        )}
        {reasons.length > 0 && (
          <Notice>
            {reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </Notice>
        )}
        {tests.includes(method) && !state.hasTag('none') && <Notice>{words.noMoneyMoves}</Notice>}
        {showing && <TextField label={words.paymentLink} value={page!.link!} onChange={() => {}} readOnly />}
        {state.hasTag('picking') && (
          <ChoiceField
            label={words.method}
            value={method}
            onChange={pick}
            choices={ways.map((value) => ({
              value,
              label: tests.includes(value) ? words.inTest({ method: methods[value] }) : methods[value],
            }))}
          />
        )}
        {state.hasTag('choosing') && sharesLink && (
          <div>
            <Button onClick={() => dispatch({ type: 'link.get' })}>{words.showLink}</Button>
          </div>
        )}
        {showing && (
          <div>
            <Button onClick={goThere.press}>{goThere.label}</Button>
          </div>
        )}
      </Stack>
    </FlowDialog>
  );
}
