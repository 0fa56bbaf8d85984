import { useLocation, useSearch } from 'wouter';
import { transferCalls } from '../../api/calls/transfer.ts';
import { useCall } from '../../api/client/query.ts';
import { minus } from '../../domain/money.ts';
import { transferRankings } from '../../domain/next-step/card-rankings.ts';
import { transferSituations } from '../../domain/next-step/situation.ts';
import type { TransferLine, TransferView } from '../../domain/transfer/transfer.ts';
import { formatDay, formatDecimal } from '../../domain/values/format.ts';
import { stockChange } from '../../domain/words/stock.ts';
import { transferPages } from '../../domain/words/transfers.ts';
import { historyPath } from '../document/history-path.ts';
import { nextOf } from '../document/next-acts.ts';
import { useActs } from '../document/use-acts.ts';
import { viewItemAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { editTransferAt, transfersAt, viewTransferAt } from '../frame/transfer-addresses.ts';
import { Counterfoil } from '../kit/counterfoil/Counterfoil.tsx';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { type Detail, DetailList } from '../kit/lists/DetailList.tsx';
import { useLocale } from '../kit/locale.ts';
import { CardViewPage } from '../page/CardViewPage.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { transferOf } from './both-ends.ts';
import { MoveDialog } from './move-dialog.ts';
import { ReceiveDialog } from './receive-dialog.ts';
import { actsOf, commandsOf, type PlainAct, type TransferAct } from './transfer-acts.ts';

const back = { label: transferPages.transferWords.title, href: transfersAt };

/** The transfer named in the address by `transfer`. */
export function TransferViewPage() {
  const requestedId = new URLSearchParams(useSearch()).get('transfer') ?? '';
  const { id: businessId } = useBusiness();
  const found = useCall(transferCalls.getTransfer, { businessId, id: requestedId });
  return (
    <Loaded query={found} back={back}>
      {(transfer) => <Content key={transfer.id} transfer={transferOf(transfer)} />}
    </Loaded>
  );
}

const detailsOf = (transfer: TransferView, locale: string): Detail[] => [
  { label: transferPages.transferWords.source, value: transfer.source },
  { label: transferPages.transferWords.destination, value: transfer.destination },
  { label: transferPages.transferWords.leftOn, value: formatDay(transfer.onDay, locale) },
  {
    label: transferPages.transferWords.arrivedOn,
    value: transfer.arrivedOn && formatDay(transfer.arrivedOn, locale),
  },
  { label: transferPages.transferWords.notes, value: transfer.notes, wide: true },
];

/** What became of what did not arrive. */
const restOf = ({ quantity, received, rest, cause }: TransferLine, locale: string): string => {
  if (received === null || rest === null) return '';
  const missing = formatDecimal(minus(quantity, received), locale);
  return rest === 'back'
    ? transferPages.transferWords.wentBack(missing)
    : transferPages.transferWords.writtenDown(missing, cause ? stockChange.causes[cause] : '');
};

const columns = (locale: string, hasArrived: boolean): Column<TransferLine>[] => [
  { key: 'item', title: transferPages.transferWords.item, cell: ({ name }) => name, phone: 'lead' },
  {
    key: 'sent',
    title: hasArrived ? transferPages.transferWords.sent : transferPages.transferWords.quantity,
    figure: true,
    cell: ({ quantity }) => formatDecimal(quantity, locale),
    phone: hasArrived ? 'none' : 'figure',
  },
  ...(hasArrived
    ? [
        {
          key: 'received',
          title: transferPages.transferWords.received,
          figure: true,
          cell: ({ received }: TransferLine) => formatDecimal(received ?? '0', locale),
          phone: 'figure' as const,
        },
        {
          key: 'rest',
          title: transferPages.transferWords.rest,
          cell: (line: TransferLine) => restOf(line, locale),
          phone: 'under' as const,
        },
      ]
    : []),
];

function Content({ transfer }: { transfer: TransferView }) {
  const { id: businessId, homeCurrency } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const { open, settling, show, close, done } = useActs<'mark' | 'receive' | PlainAct>();
  const { allowed, refused } = actsOf(transfer, may);
  const { word, tone, sentence } = transferPages.transferStatuses[transfer.status];
  const { reverses, reversedBy } = transfer;

  function press(name: TransferAct) {
    if (name === 'edit') return navigate(editTransferAt(transfer.id));
    show(name);
  }
  async function commit(name: PlainAct, onDay: string) {
    const leadsTo = await commandsOf(transfer, businessId)[name](onDay);
    if (leadsTo) navigate(leadsTo);
  }
  const other = (label: string, one: TransferView['reverses']) =>
    one ? [{ label, value: one.number, href: viewTransferAt(one.id) }] : [];
  return (
    <CardViewPage
      title={transferPages.transferWords.viewTitle(transfer.number)}
      back={back}
      addHref={may('inventory.updateStock') ? editTransferAt() : undefined}
      details={<DetailList label={transferPages.transferWords.details} rows={detailsOf(transfer, locale)} />}
      section={
        <DataTable
          caption={transferPages.transferWords.items}
          columns={columns(locale, transfer.arrivedOn !== null)}
          rows={transfer.lines}
          keyOf={({ productId }) => productId}
          nameOf={({ name }) => name}
          hrefOf={may('inventory.view') ? ({ productId }) => viewItemAt(productId) : undefined}
          few
        />
      }
      counterfoil={
        <Counterfoil
          header={{ word, tone, sentence, settling }}
          next={nextOf(transferRankings, transferSituations[transfer.status], allowed, press)}
          refused={refused.map(({ name, label, reason }) => ({ key: name, label, reason }))}
          happened={historyPath(transfer.history, {
            wordOf: ({ act }) => transferPages.transferWords.happened[act] ?? act,
            next: allowed.some(({ name }) => name === 'mark')
              ? transferPages.transferStatuses.Transferred.word
              : null,
            currency: homeCurrency,
            locale,
          })}
          related={[
            ...other(transferPages.transferWords.reverses, reverses),
            ...other(transferPages.transferWords.reversedBy, reversedBy),
          ]}
        />
      }
    >
      {(open === 'receive' || open === 'mark') && (
        <ReceiveDialog
          act={open}
          transfer={open === 'mark' ? { ...transfer, lines: [] } : transfer}
          onDone={done}
          onClose={close}
        />
      )}
      {(open === 'cancel' || open === 'reverse') && (
        <MoveDialog
          act={open}
          transfer={transfer}
          commit={(onDay) => commit(open, onDay)}
          onDone={done}
          onClose={close}
        />
      )}
    </CardViewPage>
  );
}
