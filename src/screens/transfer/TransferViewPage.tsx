import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { transferView } from '../../api/queries/transfers.ts';
import { formatDay, formatDecimal } from '../../domain/format.ts';
import { minus } from '../../domain/money.ts';
import { transferRankings } from '../../domain/next-step/card-rankings.ts';
import { transferSituations } from '../../domain/next-step/situation.ts';
import type { TransferLine, TransferView } from '../../domain/transfer/transfer.ts';
import { causes } from '../../domain/words/stock-change.ts';
import { transferStatuses, transferWords as words } from '../../domain/words/transfer-pages.ts';
import { nextOf } from '../document/next-acts.ts';
import { pathTaken } from '../document/path-taken.ts';
import { useActs } from '../document/use-acts.ts';
import { Counterfoil } from '../kit/Counterfoil.tsx';
import { type Column, DataTable } from '../kit/DataTable.tsx';
import { type Detail, DetailList } from '../kit/DetailList.tsx';
import { useLocale } from '../kit/locale.ts';
import { CardViewPage } from '../page/CardViewPage.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { viewItemAt } from '../shell/addresses.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { editTransferAt, transfersAt, viewTransferAt } from '../shell/transfer-addresses.ts';
import { MoveDialog } from './move-dialog.ts';
import { ReceiveDialog } from './receive-dialog.ts';
import { actsOf, commandsOf, type PlainAct, type TransferAct } from './transfer-acts.ts';

const back = { label: words.title, href: transfersAt };

/** The transfer named in the address by `transfer`. */
export function TransferViewPage() {
  const asked = new URLSearchParams(useSearch()).get('transfer') ?? '';
  const { id } = useBusiness();
  return (
    <Loaded query={useQuery<TransferView>(transferView(id, asked))} back={back}>
      {(transfer) => <Shown key={transfer.id} transfer={transfer} />}
    </Loaded>
  );
}

const detailsOf = (transfer: TransferView, locale: string): Detail[] => [
  { label: words.source, value: transfer.source },
  { label: words.destination, value: transfer.destination },
  { label: words.leftOn, value: formatDay(transfer.onDay, locale) },
  { label: words.arrivedOn, value: transfer.arrivedOn && formatDay(transfer.arrivedOn, locale) },
  { label: words.notes, value: transfer.notes, wide: true },
];

/** What became of what did not arrive. */
const restOf = ({ quantity, received, rest, cause }: TransferLine, locale: string): string => {
  if (received === null || rest === null) return '';
  const missing = formatDecimal(minus(quantity, received), locale);
  return rest === 'back' ? words.wentBack(missing) : words.writtenDown(missing, cause ? causes[cause] : '');
};

const columns = (locale: string, hasArrived: boolean): Column<TransferLine>[] => [
  { key: 'item', title: words.item, cell: ({ name }) => name, phone: 'lead' },
  {
    key: 'sent',
    title: hasArrived ? words.sent : words.quantity,
    figure: true,
    cell: ({ quantity }) => formatDecimal(quantity, locale),
    phone: hasArrived ? 'none' : 'figure',
  },
  ...(hasArrived
    ? [
        {
          key: 'received',
          title: words.received,
          figure: true,
          cell: ({ received }: TransferLine) => formatDecimal(received ?? '0', locale),
          phone: 'figure' as const,
        },
        {
          key: 'rest',
          title: words.rest,
          cell: (line: TransferLine) => restOf(line, locale),
          phone: 'under' as const,
        },
      ]
    : []),
];

function Shown({ transfer }: { transfer: TransferView }) {
  const { id: businessId, homeCurrency } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const { open, settling, show, close, done } = useActs<'mark' | 'receive' | PlainAct>();
  const { allowed, refused } = actsOf(transfer, may);
  const { word, tone, sentence } = transferStatuses[transfer.status];
  const { reverses, reversedBy } = transfer;

  function press(name: TransferAct) {
    if (name === 'edit') return navigate(editTransferAt(transfer.id));
    show(name);
  }
  async function commit(name: PlainAct) {
    const leadsTo = await commandsOf(transfer, businessId)[name]();
    if (leadsTo) navigate(leadsTo);
  }
  const other = (label: string, one: TransferView['reverses']) =>
    one ? [{ label, value: one.number, href: viewTransferAt(one.id) }] : [];
  return (
    <CardViewPage
      title={transfer.number}
      back={back}
      addHref={may('inventory.updateStock') ? editTransferAt() : undefined}
      details={<DetailList label={words.details} rows={detailsOf(transfer, locale)} />}
      section={
        <DataTable
          caption={words.items}
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
          happened={pathTaken(transfer.history, {
            wordOf: ({ act }) => words.happened[act] ?? act,
            next: allowed.some(({ name }) => name === 'mark') ? transferStatuses.Transferred.word : null,
            currency: homeCurrency,
            locale,
          })}
          related={[...other(words.reverses, reverses), ...other(words.reversedBy, reversedBy)]}
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
          commit={() => commit(open)}
          onDone={done}
          onClose={close}
        />
      )}
    </CardViewPage>
  );
}
