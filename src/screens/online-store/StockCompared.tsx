import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import { onlineStoreCalls } from '../../api/calls/online-store.ts';
import { useCall } from '../../api/client/query.ts';
import { minus } from '../../domain/money.ts';
import type { ComparedLevel, ComparedStock } from '../../domain/online-store/compared-stock.ts';
import { storeStockWords as words } from '../../domain/online-store/online-store.words.ts';
import { formatDecimal } from '../../domain/values/format.ts';
import { useBusiness } from '../frame/business.ts';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { SearchField } from '../kit/lists/SearchField.tsx';
import { useLocale } from '../kit/locale.ts';
import { OnPhone } from '../kit/OnPhone.tsx';
import { Stack } from '../kit/Stack.tsx';

const Part = chakra('section', {
  base: { marginTop: '3', '& > h3': { marginBottom: '2.5', fontSize: '15px' } },
});

/** As many as are shown at once; there is a search where there are more. */
const firstRows = 10;

/** @param owner by whose levels the other side's are set; null where neither's are */
const useColumns = (owner: number | null): Column<ComparedLevel>[] => {
  const locale = useLocale();
  const figure = (value: string) => formatDecimal(value, locale);
  const signed = ({ there, here }: ComparedLevel) => {
    const difference = figure(minus(String(there), here));
    return there > Number(here) ? `+${difference}` : difference;
  };
  const formatted = ({ there, here }: ComparedLevel) => ({
    there: figure(String(there)),
    here: figure(here),
  });
  const becomes = (level: ComparedLevel) => (owner === null ? null : words.set[owner]?.(formatted(level)));
  const item = (level: ComparedLevel) =>
    owner === null ? (
      <>
        {level.name} <OnPhone>{words.both(formatted(level))}</OnPhone>
      </>
    ) : (
      level.name
    );
  return [
    { key: 'item', phone: 'lead', title: words.item, cell: item },
    { key: 'there', figure: true, title: words.there, cell: ({ there }) => figure(String(there)) },
    { key: 'here', figure: true, title: words.here, cell: ({ here }) => figure(here) },
    { key: 'difference', figure: true, phone: 'figure', title: words.difference, cell: signed },
    ...(owner === null
      ? []
      : [{ key: 'becomes', phone: 'under', title: words.becomes, cell: becomes } as const]),
  ];
};

/** The items with unlike levels: the first of them, and a search where there are more. */
function Unlike({ unlike, owner }: Pick<ComparedStock, 'unlike'> & { owner: number | null }) {
  const columns = useColumns(owner);
  const [search, setSearch] = useState('');
  const found = unlike.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const rest = found.length - firstRows;
  return (
    <>
      {unlike.length > firstRows && <SearchField label={words.search} value={search} onChange={setSearch} />}
      {found.length === 0 && <p className="quiet">{words.noneFound}</p>}
      {found.length > 0 && (
        <DataTable
          caption={words.title}
          columns={columns}
          rows={found.slice(0, firstRows)}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          few
        />
      )}
      {rest > 0 && <p className="quiet">{words.more({ n: rest })}</p>}
    </>
  );
}

/** What each choice does to them; of a store that is set up, what the new one does. */
function Choices({ n, owner, isSwitch }: { n: number; owner: number; isSwitch: boolean }) {
  if (isSwitch) return <p>{words.doesLater[owner]?.({ n })}</p>;
  return (
    <>
      {words.does.map((does, at) => (
        <p key={does({ n })}>
          {does({ n })} {at === owner && <strong>{words.chosen}</strong>}
        </p>
      ))}
      <p className="quiet">{words.change}</p>
    </>
  );
}

interface ComparedProps {
  stock: ComparedStock;
  owner: number;
  isSwitch: boolean;
}

function Compared({ stock, owner, isSwitch }: ComparedProps) {
  const { unlike, alike, unmatched, uncosted, cut, reason } = stock;
  if (reason !== null)
    return (
      <p>
        {reason} {isSwitch ? words.awayLater : words.away}
      </p>
    );
  // Only the store's levels are taken over once it's set up.
  const becomes = isSwitch && owner !== 1 ? null : owner;
  return (
    <>
      {unlike.length > 0 && <Unlike unlike={unlike} owner={becomes} />}
      {(unlike.length > 0 || isSwitch) && <Choices n={unlike.length} owner={owner} isSwitch={isSwitch} />}
      {alike > 0 && <p className="quiet">{words.alike({ n: alike })}</p>}
      {unmatched > 0 && <p className="quiet">{words.unmatched({ n: unmatched })}</p>}
      {uncosted > 0 && <p className="quiet">{words.uncosted({ n: uncosted })}</p>}
      {cut && <p className="quiet">{words.cut}</p>}
    </>
  );
}

// It's within the form of a step: what is searched for is no answer to it.
const staysHere = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/**
 * Both stocks side by side before a store is activated, and what becomes of them by whose levels count; or before another owner is saved.
 */
export function StockCompared({ owner, isSwitch = false }: { owner: number; isSwitch?: boolean }) {
  const { data } = useCall(onlineStoreCalls.compareStoreStock, { businessId: useBusiness().id });
  return (
    <Part aria-label={words.title} onKeyDown={staysHere}>
      <h3>{words.title}</h3>
      {!data && (
        <p className="quiet" role="status">
          {words.comparing}
        </p>
      )}
      {data && (
        <Stack>
          <Compared stock={data} owner={owner} isSwitch={isSwitch} />
        </Stack>
      )}
    </Part>
  );
}
