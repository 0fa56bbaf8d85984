import { Fragment, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { PageHead } from '../frame/PageHead.tsx';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import type { MenuAct } from '../kit/menus/RowMenuList.tsx';
import { usePageKeys } from '../kit/use-row-keys.ts';

interface CardListProps<Row> {
  /** The parameter of the address that names one: `tax`. */
  noun: string;
  /** What is listed: "Taxes". */
  title: string;
  rows: readonly Row[];
  /** The address of the list, and of the form over it: of a new card's form where none is named. */
  listAt: string;
  formAt: (id?: string) => string;
  /** Named by what it adds: "New tax". */
  add: string;
  /** What the empty list says, and a button that adds the usual ones, before the one that adds one. */
  empty: { sentence: string; usual?: ReactNode };
  /** The rows as a table; left out where they are drawn otherwise. */
  table?: {
    columns: readonly Column<Row>[];
    nameOf: (row: Row) => string;
    menuOf: (row: Row) => readonly MenuAct[];
  };
  /** The form of the one that the address names, or of a new one; left out where it has a page of its own. */
  form?: (opened: Row | null, close: () => void) => ReactNode;
  /** Shown below the table: links, and the dialogs of the acts. */
  children?: ReactNode;
}

/** A list of cards: its title, a button that adds one (or the key `n`), its table, and over it the form of the card the address names. */
export function CardList<Row extends { id: string }>(props: CardListProps<Row>) {
  const { noun, title, rows, listAt, formAt, empty, table, form } = props;
  const [, navigate] = useLocation();
  const requestedId = new URLSearchParams(useSearch()).get(noun);
  const opened = requestedId === 'new' ? null : rows.find(({ id }) => id === requestedId);
  usePageKeys({ n: () => navigate(formAt()) });
  const add = (
    <ButtonLink look={rows.length === 0 && empty.usual ? 'ghost' : 'primary'} href={formAt()} shortcut="n">
      {props.add}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={title}>{rows.length > 0 && add}</PageHead>
      {rows.length === 0 && (
        <EmptyState
          sentence={empty.sentence}
          act={
            <>
              {empty.usual}
              {add}
            </>
          }
        />
      )}
      {rows.length > 0 && table && (
        <DataTable
          {...table}
          caption={title}
          rows={rows}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => formAt(id)}
        />
      )}
      {props.children}
      {opened !== undefined && (
        <Fragment key={requestedId}>{form?.(opened, () => navigate(listAt))}</Fragment>
      )}
    </>
  );
}
