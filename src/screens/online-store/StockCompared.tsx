import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { storeStock } from '../../api/queries/online-store.ts';
import { formatDecimal } from '../../domain/format.ts';
import { minus } from '../../domain/money.ts';
import type { ComparedLevel, ComparedStock } from '../../domain/online-store/compared-stock.ts';
import { storeStockWords as words } from '../../domain/words/store-stock.ts';
import { type Column, DataTable } from '../kit/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { SearchField } from '../kit/SearchField.tsx';
import { Stack } from '../kit/Stack.tsx';
import { styled } from '../kit/styled.ts';
import { useBusiness } from '../shell/business.ts';

const Part = styled('section', {
  base: { marginTop: '3', '& > h3': { marginBottom: '2.5', fontSize: '15px' } },
});

/** As many as are shown at once; there is a search where there are more. */
const shownAtOnce = 10;

const useColumns = (owner: number): Column<ComparedLevel>[] => {
  const locale = useLocale();
  const figure = (value: string) => formatDecimal(value, locale);
  const signed = ({ there, here }: ComparedLevel) => {
    const shown = figure(minus(String(there), here));
    return there > Number(here) ? `+${shown}` : shown;
  };
  const becomes = ({ there, here }: ComparedLevel) =>
    words.set[owner]?.({ there: figure(String(there)), here: figure(here) });
  return [
    { key: 'item', phone: 'lead', title: words.item, cell: ({ name }) => name },
    { key: 'there', figure: true, title: words.there, cell: ({ there }) => figure(String(there)) },
    { key: 'here', figure: true, title: words.here, cell: ({ here }) => figure(here) },
    { key: 'difference', figure: true, phone: 'figure', title: words.difference, cell: signed },
    { key: 'becomes', phone: 'under', title: words.becomes, cell: becomes },
  ];
};

/** The items with unlike levels: the first of them, and a search where there are more. */
function Unlike({ unlike, owner }: Pick<ComparedStock, 'unlike'> & { owner: number }) {
  const columns = useColumns(owner);
  const [sought, setSought] = useState('');
  const found = unlike.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  const rest = found.length - shownAtOnce;
  return (
    <>
      {unlike.length > shownAtOnce && (
        <SearchField label={words.search} value={sought} onChange={setSought} />
      )}
      {found.length === 0 && <p className="quiet">{words.noneFound}</p>}
      {found.length > 0 && (
        <DataTable
          caption={words.title}
          columns={columns}
          rows={found.slice(0, shownAtOnce)}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          few
        />
      )}
      {rest > 0 && <p className="quiet">{words.more({ n: rest })}</p>}
    </>
  );
}

/** What each choice does to them. */
function Choices({ n, owner }: { n: number; owner: number }) {
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

function Compared({ stock, owner }: { stock: ComparedStock; owner: number }) {
  const { unlike, alike, unmatched, cut, reason } = stock;
  if (reason !== null)
    return (
      <p>
        {reason} {words.away}
      </p>
    );
  return (
    <>
      {unlike.length > 0 && <Unlike unlike={unlike} owner={owner} />}
      {unlike.length > 0 && <Choices n={unlike.length} owner={owner} />}
      {alike > 0 && <p className="quiet">{words.alike({ n: alike })}</p>}
      {unmatched > 0 && <p className="quiet">{words.unmatched({ n: unmatched })}</p>}
      {cut && <p className="quiet">{words.cut}</p>}
    </>
  );
}

// It's within the form of a step: what is searched for is no answer to it.
const staysHere = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Both stocks side by side before a store is activated, and what becomes of them by whose levels count. */
export function StockCompared({ owner }: { owner: number }) {
  const { data } = useQuery(storeStock(useBusiness().id));
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
          <Compared stock={data} owner={owner} />
        </Stack>
      )}
    </Part>
  );
}
