import { chakra } from '@chakra-ui/react';
import { Table } from '@chakra-ui/react/table';
import { type MouseEvent, type ReactNode, useCallback, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { listTable as words } from '../../../domain/words/lists.ts';
import { RowMenu } from '../menus/RowMenu.tsx';
import type { MenuAct } from '../menus/RowMenuList.tsx';
import { useMoves } from '../use-moves.ts';
import { useRowKeys } from '../use-row-keys.ts';
import { BulkBar } from './BulkBar.tsx';
import { tableRecipe } from './table-style.ts';

type PhonePlace = 'lead' | 'figure' | 'under' | 'state' | 'none';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Money and quantities: at the right, digits under digits. */
  figure?: boolean;
  /** Where the cell stands in a row's card on a phone, by the row where it depends on it; left out, it is not shown there. */
  phone?: PhonePlace | ((row: Row) => PhonePlace);
  width?: string;
  /** The first to go where there is little room. */
  minor?: boolean;
  /** It holds the link of its row; where no column says so, the first does. */
  opens?: boolean;
}

/** A line over the rows it holds: what they are, and what they come to by the columns' keys. */
export interface Heading {
  key: string;
  name: string;
  /** 2 for one within another. */
  level: 1 | 2;
  figures: Readonly<Record<string, ReactNode>>;
}

interface DataTableProps<Row> {
  /** What the table lists, for people who hear it: "Sales". */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What a row is called: its number. Names its checkbox, its link and its menu. */
  nameOf: (row: Row) => string;
  /** Where a row opens; one column holds the link, the whole row answers a press. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** The headings that begin with a row. */
  headingsOf?: ((row: Row) => readonly Heading[]) | undefined;
  /** The row is looked at (pointer or focus): time to fetch what it opens. */
  onIntent?: ((row: Row) => void) | undefined;
  menuOf?: ((row: Row) => readonly MenuAct[]) | undefined;
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Rows an act is under way for: pending, until it is done. */
  moving?: ReadonlySet<string> | undefined;
  /** It has few columns, and keeps them where there is less room. */
  few?: boolean | undefined;
  /** Older rows stay, dimmed, while the next page is on its way. */
  stale?: boolean;
}

/** What the table measures its room by. */
const Room = chakra('div', { base: { containerType: 'inline-size' } });

/** A dense table of plain cells inside one styled root; j and k walk the rows, x selects, Enter opens, e edits. On a phone each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    keyOf,
    nameOf,
    hrefOf,
    headingsOf,
    onIntent,
    menuOf,
    selected,
    onSelect,
    moving,
    stale = false,
    few = false,
  } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [, navigate] = useLocation();

  const opening = Math.max(
    0,
    columns.findIndex(({ opens }) => opens),
  );
  const selects = selected !== undefined && onSelect !== undefined;
  const chosen = rows.filter((row) => selected?.has(keyOf(row))).length;

  function toggle(key: string) {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    onSelect?.(next);
  }

  function toggleAll() {
    const next = new Set(selected);
    for (const row of rows) {
      if (chosen === rows.length) next.delete(keyOf(row));
      else next.add(keyOf(row));
    }
    onSelect?.(next);
  }

  function openRow(event: MouseEvent, row: Row) {
    const { target, currentTarget } = event;
    // A press in the row's menu is heard here too, though the menu lies elsewhere on the page.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    const onControl = target.closest('a, button, input, label');
    const marksText = (window.getSelection()?.toString() ?? '') !== '';
    if (hrefOf && !onControl && !marksText) navigate(hrefOf(row));
  }

  useMoves(useCallback(({ moveRows }) => (body.current ? moveRows(body.current) : undefined), []));
  useRowKeys(body, {
    x: (index) => {
      const row = rows[index];
      if (row && selects) toggle(keyOf(row));
    },
    e: (index) => {
      const row = rows[index];
      const edit = row && menuOf?.(row).find((act) => act.key === 'edit');
      if (edit && !edit.refused) edit.onPress();
    },
  });

  return (
    <Room>
      <Table.Root
        native
        recipe={tableRecipe}
        data-few={few || undefined}
        data-stale={stale || undefined}
        data-opens={hrefOf ? true : undefined}
        aria-busy={stale}
      >
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {selects && (
              <th className="select" scope="col">
                <Tick
                  name={words.selectAll}
                  checked={rows.length > 0 && chosen === rows.length}
                  some={chosen > 0 && chosen < rows.length}
                  onChange={toggleAll}
                />
              </th>
            )}
            {columns.map(({ key, title, figure, width, minor }) => (
              <th
                key={key}
                scope="col"
                className={figure ? 'figure' : undefined}
                style={{ width }}
                data-minor={minor || undefined}
              >
                {title}
              </th>
            ))}
            {menuOf && (
              <th className="menu" scope="col">
                <span className="unseen">{words.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.flatMap((row) => [
            ...(headingsOf?.(row) ?? []).map((heading) => (
              <HeadingRow
                key={`heading ${heading.key}`}
                heading={heading}
                columns={columns}
                before={selects}
                after={menuOf !== undefined}
              />
            )),
            <tr
              key={keyOf(row)}
              data-selected={selected?.has(keyOf(row)) || undefined}
              aria-busy={moving?.has(keyOf(row)) || undefined}
              onClick={(event) => openRow(event, row)}
              onPointerEnter={onIntent && (() => onIntent(row))}
              onFocus={onIntent && (() => onIntent(row))}
            >
              {selects && (
                <td className="select">
                  <Tick
                    name={words.select({ record: nameOf(row) })}
                    checked={selected.has(keyOf(row))}
                    onChange={() => toggle(keyOf(row))}
                  />
                </td>
              )}
              {columns.map(({ key, cell, figure, phone, minor }, index) => (
                <td
                  key={key}
                  className={figure ? 'figure' : undefined}
                  data-phone={(typeof phone === 'function' ? phone(row) : phone) ?? 'none'}
                  data-minor={minor || undefined}
                >
                  {hrefOf && index === opening ? (
                    <Link href={hrefOf(row)} className="opens">
                      {cell(row)}
                    </Link>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
              {menuOf && (
                <td className="menu">
                  {menuOf(row).length > 0 && <RowMenu name={nameOf(row)} acts={menuOf(row)} />}
                </td>
              )}
            </tr>,
          ])}
        </tbody>
      </Table.Root>
    </Room>
  );
}

interface HeadingRowProps<Row> {
  heading: Heading;
  columns: readonly Column<Row>[];
  /** A column of checkboxes is before the others, and one of menus after them. */
  before: boolean;
  after: boolean;
}

/** A heading lies over the columns before the first figure; its own figures are over those of its rows. */
function HeadingRow<Row>({ heading, columns, before, after }: HeadingRowProps<Row>) {
  const { name, level, figures } = heading;
  const first = columns.findIndex(({ figure }) => figure);
  const [lead, rest] = [columns.slice(0, first), columns.slice(first)];
  return (
    <tr data-level={level}>
      {before && <td className="select" />}
      <th scope="row" colSpan={lead.length}>
        {name}
      </th>
      {rest.map(({ key, phone, minor }) => (
        <td
          key={key}
          className="figure"
          data-phone={phone === 'figure' ? 'figure' : 'none'}
          data-minor={minor || undefined}
        >
          {figures[key]}
        </td>
      ))}
      {after && <td className="menu" />}
    </tr>
  );
}

function Tick(props: { name: string; checked: boolean; some?: boolean; onChange: () => void }) {
  const { name, checked, some = false, onChange } = props;
  return (
    <label className="tick" onPointerEnter={BulkBar.intend} onFocus={BulkBar.intend}>
      <input
        type="checkbox"
        aria-label={name}
        checked={checked}
        onChange={onChange}
        ref={(box) => {
          if (box) box.indeterminate = some;
        }}
      />
    </label>
  );
}
