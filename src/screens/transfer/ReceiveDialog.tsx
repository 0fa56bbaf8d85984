import { transferCalls } from '../../api/calls/transfer.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { compare } from '../../domain/money.ts';
import type { StockCause } from '../../domain/stock/stock-change.ts';
import type { Rest } from '../../domain/transfer/transfer.ts';
import { formatDecimal } from '../../domain/values/format.ts';
import { stockChange } from '../../domain/words/stock.ts';
import { transferPages } from '../../domain/words/transfers.ts';
import { useBusiness } from '../frame/business.ts';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { QuantityField } from '../kit/fields/QuantityField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { numberProblem, quantityForm } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { Columns } from '../kit/Stack.tsx';
import { CardDialog } from '../page/CardDialog.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { ActEffects } from './ActEffects.tsx';
import { MoveEffectsRegion } from './MoveEffectsRegion.tsx';
import {
  type ArrivalForm,
  type Arriving,
  arrivalFaults,
  arrivalOf,
  wholeArrivalForm,
} from './transfer-form.ts';
import { useMoveStock, useTypedGoods } from './use-move-stock.ts';

interface ReceiveDialogProps {
  /** Marking takes in all that was sent, and asks for the day alone. */
  act: 'mark' | 'receive';
  /** Without its lines where it is marked. */
  transfer: Arriving;
  onDone: () => void;
  onClose: () => void;
}

const labelsOf = (act: 'mark' | 'receive', number: string) =>
  act === 'mark'
    ? {
        ...transferPages.transferWords.acts.mark,
        title: transferPages.transferWords.acts.mark.title(number),
        save: transferPages.transferWords.mark,
      }
    : {
        title: transferPages.transferWords.receiveTitle(number),
        lead: transferPages.transferWords.receiveLead,
        wait: transferPages.transferWords.receiveWait,
        save: transferPages.transferWords.receiveSave,
      };

const rests = [
  { value: 'back', label: transferPages.transferWords.restBack },
  { value: 'written-down', label: transferPages.transferWords.restWrittenDown },
];
const reasons = Object.entries(stockChange.causes).map(([value, label]) => ({ value, label }));

/** Takes in what was sent: all of it, or what arrived of each item, and then asks what becomes of the rest where less did. */
export function ReceiveDialog(props: ReceiveDialogProps) {
  const { id: businessId } = useBusiness();
  const today = useCall(transferCalls.nextTransferNumber, { businessId }).data?.today;
  return today && <Receiving {...props} today={today} />;
}

function Receiving({ act, transfer, today, onDone, onClose }: ReceiveDialogProps & { today: string }) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const card = useCardForm<ArrivalForm>({
    noun: act === 'mark' ? 'arrival-of-all' : 'arrival',
    opened: null,
    madeOf: transfer.id,
    initial: wholeArrivalForm(transfer, today),
    check: (form) => arrivalFaults(transfer, form, today, locale).faults,
  });
  const { form, field, change } = card;
  const set = (index: number, patch: Partial<ArrivalForm['lines'][number]>) =>
    change({ lines: form.lines.map((line, at) => (at === index ? { ...line, ...patch } : line)) });
  const named = (name: string) => ({ id: `arrival-${name}`, problem: card.problemOf(name) });
  const isShort = (received: string, sent: string) =>
    received !== '' && !numberProblem(received, quantityForm(locale)) && compare(received, sent) < 0;

  async function save(): Promise<boolean> {
    const one = { businessId, id: transfer.id, arrivedOn: form.arrivedOn };
    const answer = await card.save((intentKey) =>
      act === 'mark'
        ? ask(transferCalls.markTransferred, one, { intentKey })
        : ask(transferCalls.receivePart, { ...one, lines: arrivalOf(form).lines }, { intentKey }),
    );
    return answer !== null;
  }
  const { faults, restOpen } = arrivalFaults(transfer, form, today, locale);
  const arrival = card.ready && faults.length === 0 ? arrivalOf(form) : null;
  const [state, dispatch] = useMoveStock(
    { types: 'arrival', typed: null },
    {
      preview: async (typed, signal) => {
        const one = { businessId, id: transfer.id, act };
        const arrived = typed.of === 'arrival' && {
          arrivedOn: typed.arrival.onDay,
          ...(act === 'receive' && { lines: typed.arrival.lines }),
        };
        return {
          of: 'acting',
          acting: await ask(transferCalls.previewTransferAct, { ...one, ...arrived }, { signal }),
        };
      },
      commit: save,
    },
  );
  useTypedGoods(state, arrival, restOpen ? 'rest' : 'receiving', () =>
    dispatch({ type: 'arrival.type', arrival, restOpen }),
  );
  useFlowEnd(state.value, { sent: onDone, left: onClose });
  const { effects } = state.context;
  const { title, lead, wait, save: saves } = labelsOf(act, transfer.number);
  return (
    <CardDialog
      title={title}
      lead={lead}
      card={card}
      save={saves}
      // What is missing is marked beside its field.
      onSave={async () => (arrival ? dispatch({ type: 'act.confirm' }) : void (await save()))}
      waits={state.hasTag('planning')}
      onClose={() => dispatch({ type: 'flow.close' })}
    >
      <DateField {...field('arrivedOn')} label={transferPages.transferWords.arrivalDay} />
      {transfer.lines.map(({ productId, name, quantity }, index) => {
        const line = form.lines[index]!;
        return (
          <Columns key={productId}>
            <QuantityField
              {...named(`lines.${index}.received`)}
              label={transferPages.transferWords.arrivedOf(name, formatDecimal(quantity, locale))}
              value={line.received}
              onChange={(received) => set(index, { received })}
            />
            {isShort(line.received, quantity) && (
              <SelectField
                {...named(`lines.${index}.rest`)}
                label={transferPages.transferWords.restOf(name)}
                value={line.rest}
                options={rests}
                placeholder={transferPages.transferWords.chooseRest}
                onChange={(rest) => set(index, { rest: rest as Rest })}
              />
            )}
            {isShort(line.received, quantity) && line.rest === 'written-down' && (
              <SelectField
                {...named(`lines.${index}.cause`)}
                label={transferPages.transferWords.reasonOf(name)}
                value={line.cause}
                options={reasons}
                onChange={(cause) => set(index, { cause: cause as StockCause })}
              />
            )}
          </Columns>
        );
      })}
      <MoveEffectsRegion state={state} onRetry={() => dispatch({ type: 'act.retry' })} wait={wait}>
        {effects?.of === 'acting' && !state.hasTag('typing') && (
          <ActEffects effects={effects.acting} source={transfer.source} destination={transfer.destination} />
        )}
      </MoveEffectsRegion>
    </CardDialog>
  );
}
