import { chakra } from '@chakra-ui/react';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { fromPromise } from 'xstate';
import { once } from '../../api/client/intent.ts';
import { billOrder, previewBilling } from '../../api/documents/orders.ts';
import { plannedStatusOf } from '../../domain/documents/status.ts';
import { leftOf } from '../../domain/order/facts.ts';
import type { OrderView } from '../../domain/order/view.ts';
import { formatDecimal } from '../../domain/values/format.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { orderBilling as words } from '../../domain/words/orders.ts';
import {
  type BilledChoice,
  billOrderFlow,
  canBill,
  overLines,
} from '../../machines/order/bill-order.flow.ts';
import { calledBy, calledIn } from '../document/called.ts';
import { viewDocumentAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefreshAll } from '../frame/use-refresh.ts';
import { FlowDialog } from '../kit/dialogs/FlowDialog.tsx';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import { EffectsView } from '../kit/effects/EffectsView.tsx';
import { QuantityField } from '../kit/fields/QuantityField.tsx';
import { inspected } from '../kit/inspected.ts';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { toast } from '../kit/notices/toast.ts';
import { Stack } from '../kit/Stack.tsx';

const Lines = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    maxHeight: '40dvh',
    overflowY: 'auto',
    // The outline of a field in use stands outside it.
    padding: '1',
    margin: '-1',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '1fr minmax(120px, 35%)',
      gap: '3',
      alignItems: 'center',
    },
    '& small': { display: 'block', fontSize: '13px', color: 'quiet' },
  },
});

interface BillOrderDialogProps {
  order: OrderView;
  onDone: () => Promise<void>;
  onClose: () => void;
}

const steps = [words.quantities, dialogWords.whatThisWillDo];

/** Makes a draft of a bill of an order: how many of each line, what is left proposed, then what this will do; leads to the bill. */
export function BillOrderDialog({ order, onDone, onClose }: BillOrderDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const refreshAll = useRefreshAll();
  const lines = order.lines.map(({ quantity: ordered, ...line }) => ({
    ...line,
    ordered,
    left: leftOf({ ...line, ordered }),
  }));
  useEffect(EffectsView.intend, []);
  const [state, dispatch] = useMachine(
    billOrderFlow.provide({
      actors: {
        preview: fromPromise(({ input }: { input: BilledChoice }) =>
          previewBilling(businessId, order.id, input),
        ),
        bill: fromPromise(async ({ input }: { input: BilledChoice }) => {
          const bill = await once(
            `order.bill ${order.id} ${order.version} ${JSON.stringify(input)}`,
            (intentKey) => billOrder({ businessId, intentKey }, order.id, input),
          );
          toast.success(bill.message);
          await onDone();
          navigate(viewDocumentAt('bill', calledIn({ ...bill, subtype: 'bill' })));
        }),
      },
    }),
    { ...inspected(), input: { lines } },
  );
  const { context } = state;
  const { typed, effects, problem } = context;
  useFlowEnd(state.value, { billed: onClose, left: onClose });
  // What the server objects to, or answered in vain, happened since the page was fetched.
  useEffect(() => {
    if (problem) void refreshAll();
  }, [problem, refreshAll]);

  const choosing = state.hasTag('choosing');
  const over = state.hasTag('over');
  const refused = state.hasTag('refused');
  const planned = state.hasTag('planned') && effects;
  const [label, event] = choosing
    ? ([words.next, 'step.next'] as const)
    : over
      ? ([words.billMore, 'over.confirm'] as const)
      : refused
        ? ([dialogWords.tryAgain, 'step.next'] as const)
        : ([words.create, 'bill.confirm'] as const);
  const faultOf = (index: number) =>
    problem?.fields.find(({ field }) => field === `lines.${index}.quantity`)?.message;
  const tooMany = overLines(context);
  // What the server says of a line counts: somebody may have billed of it meanwhile.
  const overText = problem
    ? problem.fields.map(({ message }) => message)
    : lines
        .filter(({ id }) => tooMany.includes(id))
        .map(({ name, left }) => words.moreThanLeft({ name, left: formatDecimal(left, locale) }));

  return (
    <FlowDialog
      title={words.title({ order: calledBy(order) })}
      lead={words.lead({ party: order.to.name })}
      steps={steps}
      current={choosing || over ? 0 : 1}
      act={{
        label,
        onPress: () => dispatch({ type: event }),
        pending: state.hasTag('busy'),
        disabled: choosing && !canBill(context),
      }}
      held={state.hasTag('held')}
      onBack={!choosing && !state.hasTag('busy') ? () => dispatch({ type: 'step.back' }) : undefined}
      keep={words.notNow}
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      {choosing && (
        <Lines>
          {lines.map(({ id, name, ordered, billed, left }, index) => (
            <div key={id}>
              <span>
                {name}
                <small>
                  {words.ofLine({
                    ordered: formatDecimal(ordered, locale),
                    billed: formatDecimal(billed, locale),
                    left: formatDecimal(left, locale),
                  })}
                </small>
              </span>
              <QuantityField
                id={`bill-order-${index}`}
                problem={faultOf(index)}
                label={words.toBill}
                about={name}
                value={typed[id] ?? left}
                onChange={(quantity) => dispatch({ type: 'quantity.type', id, quantity })}
              />
            </div>
          ))}
        </Lines>
      )}
      {over && (
        <Stack>
          {overText.map((sentence) => (
            <Notice key={sentence}>{sentence}</Notice>
          ))}
        </Stack>
      )}
      {refused && (
        <ErrorSummary
          attempt={1}
          problems={[{ text: problem?.message ?? '' }]}
          title={dialogWords.cannotBeDone}
        />
      )}
      {planned && (
        <Stack>
          {planned.status.length === 0 && <p>{words.draftStands}</p>}
          <EffectsView
            effects={planned}
            currency={homeCurrency}
            statusOf={plannedStatusOf({ kind: 'order' })}
          />
        </Stack>
      )}
    </FlowDialog>
  );
}
