import { Redirect, useLocation, useSearch } from 'wouter';
import { locationCalls } from '../../api/calls/location.ts';
import { transferCalls } from '../../api/calls/transfer.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import type { LocationChoice } from '../../domain/location/location.ts';
import type { TransferView, TypedTransfer } from '../../domain/transfer/transfer.ts';
import { transferPages } from '../../domain/words/transfers.ts';
import { allows } from '../../machines/standing.ts';
import { transferLifecycle } from '../../machines/transfer/transfer.lifecycle.ts';
import { useBusiness } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { locationsAt, transfersAt, viewTransferAt } from '../frame/transfer-addresses.ts';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { useLocale } from '../kit/locale.ts';
import { Columns } from '../kit/Stack.tsx';
import { CardFormPage } from '../page/CardFormPage.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { transferOf, withEnds } from './both-ends.ts';
import { SendingEffects } from './SendingEffects.tsx';
import { TransferLines } from './TransferLines.tsx';
import {
  blankTransfer,
  type TransferForm,
  transferFaults,
  transferFormOf,
  typedOf,
} from './transfer-form.ts';
import { useMoveStock, useTypedGoods } from './use-move-stock.ts';

const back = { label: transferPages.transferWords.title, href: transfersAt };

/** As many items as are fetched with the page. */
const mostAtOnce = '1000';

/** The form of the transfer named in the address by `transfer`, or of a new one. One that can’t change any more is shown instead. */
export function TransferFormPage() {
  const requestedId = new URLSearchParams(useSearch()).get('transfer');
  return requestedId ? <EditTransfer key={requestedId} id={requestedId} /> : <NewTransfer />;
}

function NewTransfer() {
  const { id } = useBusiness();
  const next = useCall(transferCalls.nextTransferNumber, { businessId: id });
  return (
    <Loaded query={useCall(locationCalls.chooseLocations, { businessId: id })} back={back}>
      {(locations) =>
        locations.length < 2 ? (
          <>
            <PageHead title={transferPages.transferWords.title} back={back} />
            <EmptyState
              sentence={transferPages.transferWords.needsLocations}
              act={
                <ButtonLink look="primary" href={locationsAt}>
                  {transferPages.transferWords.toLocations}
                </ButtonLink>
              }
            />
          </>
        ) : (
          <Loaded query={next} back={back}>
            {({ number, today }) => (
              <Form
                initial={blankTransfer(locations[0]?.id ?? '', today)}
                transfer={null}
                title={transferPages.transferWords.newTitle(number)}
                locations={locations}
                today={today}
              />
            )}
          </Loaded>
        )
      }
    </Loaded>
  );
}

function EditTransfer({ id: requestedId }: { id: string }) {
  const { id } = useBusiness();
  const locations = useCall(locationCalls.chooseLocations, { businessId: id }).data ?? [];
  const next = useCall(transferCalls.nextTransferNumber, { businessId: id });
  const found = useCall(transferCalls.getTransfer, { businessId: id, id: requestedId });
  return (
    <Loaded query={found} back={back}>
      {(transfer) =>
        allows(transferLifecycle, transfer.standing, { type: 'transfer.update' }) ? (
          <Loaded query={next} back={back}>
            {({ today }) => (
              <Form
                initial={transferFormOf(transferOf(transfer))}
                transfer={transferOf(transfer)}
                title={transferPages.transferWords.editTitle(transfer.number)}
                locations={locations}
                today={today}
              />
            )}
          </Loaded>
        ) : (
          <Redirect to={viewTransferAt(requestedId)} replace />
        )
      }
    </Loaded>
  );
}

interface FormProps {
  initial: TransferForm;
  /** The one that is edited; null for a new one. */
  transfer: TransferView | null;
  title: string;
  locations: readonly LocationChoice[];
  today: string;
}

function Form({ initial, transfer, title, locations, today }: FormProps) {
  const { id: businessId } = useBusiness();
  const [, navigate] = useLocation();
  const locale = useLocale();
  const names = Object.fromEntries(locations.map(({ id, name }) => [id, name]));
  const card = useCardForm({
    noun: 'transfer',
    opened: transfer,
    initial,
    check: (form: TransferForm) => transferFaults(form, today, locale),
    names: { sourceId: names, destinationId: names },
  });
  const { form, field, change } = card;
  const { data: there } = useCall(
    transferCalls.itemsAtLocation,
    {
      businessId,
      locationId: form.sourceId,
      destinationId: form.destinationId || undefined,
      limit: mostAtOnce,
    },
    { enabled: form.sourceId !== '' },
  );
  const options = locations.map(({ id, name }) => ({ value: id, label: name }));
  // A location that was taken out of use since stays chosen where it is.
  const withKept = (id: string | undefined, name: string | undefined) =>
    id && name && !(id in names) ? [...options, { value: id, label: name }] : options;
  const taken = Object.fromEntries(
    (transfer?.lines ?? []).map(({ productId, quantity }) => [productId, quantity]),
  );

  const sent = (typed: TypedTransfer) => ({ businessId, ...withEnds(typed) });
  async function save(): Promise<boolean> {
    const answer = await card.save((intentKey, version) =>
      transfer
        ? ask(
            transferCalls.updateTransfer,
            { ...sent(typedOf(form)), id: transfer.id, version },
            { intentKey },
          )
        : ask(transferCalls.createTransfer, sent(typedOf(form)), { intentKey }),
    );
    if (answer) navigate(viewTransferAt(answer.id));
    return answer !== null;
  }
  const isWhole = card.ready && transferFaults(form, today, locale).length === 0;
  const goods = isWhole ? typedOf(form) : null;
  const [state, dispatch] = useMoveStock(
    { types: 'goods', typed: null },
    {
      preview: async (typed, signal) => {
        if (typed.of !== 'goods') throw new Error('Goods that are sent are typed.');
        const goods = { ...sent(typed.goods), id: transfer?.id ?? null };
        return { of: 'sending', sending: await ask(transferCalls.previewTransfer, goods, { signal }) };
      },
      commit: save,
    },
  );
  useFlowEnd(state.value, {
    left: () => navigate(transfer ? viewTransferAt(transfer.id) : transfersAt),
  });
  useTypedGoods(state, goods, 'picking', () => dispatch({ type: 'goods.type', goods }));
  return (
    <CardFormPage
      title={title}
      back={back}
      card={card}
      save={transfer ? transferPages.transferWords.saveChanges : transferPages.transferWords.save}
      // What is missing is marked beside its field.
      onSave={() => (goods ? dispatch({ type: 'act.confirm' }) : void save())}
      onDiscard={() => dispatch({ type: 'flow.close' })}
    >
      <Columns>
        {transfer ? (
          <SelectField
            {...field('sourceId')}
            label={transferPages.transferWords.source}
            options={[{ value: transfer.sourceId, label: transfer.source }]}
          />
        ) : (
          <SelectField
            {...field('sourceId')}
            label={transferPages.transferWords.source}
            placeholder={transferPages.transferWords.chooseLocation}
            options={options}
          />
        )}
        <SelectField
          {...field('destinationId')}
          label={transferPages.transferWords.destination}
          placeholder={transferPages.transferWords.chooseLocation}
          options={withKept(transfer?.destinationId, transfer?.destination).filter(
            ({ value }) => value !== form.sourceId,
          )}
        />
        <DateField {...field('onDay')} label={transferPages.transferWords.onDay} />
      </Columns>
      <TransferLines
        form={form}
        available={there?.rows ?? []}
        taken={taken}
        problemOf={card.problemOf}
        onChange={(lines) => change({ lines })}
      />
      <SendingEffects
        state={state}
        onRetry={() => dispatch({ type: 'act.retry' })}
        source={names[form.sourceId] ?? transfer?.source ?? ''}
        destination={names[form.destinationId] ?? transfer?.destination ?? ''}
      />
      <LongTextField {...field('notes')} label={transferPages.transferWords.notes} rows={2} optional />
    </CardFormPage>
  );
}
