import type { ReactNode } from 'react';
import { dialog } from '../../domain/words/frame.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { FilteredEmpty } from '../kit/lists/FilteredEmpty.tsx';
import { ListFoot } from '../kit/lists/ListFoot.tsx';
import { Pager } from '../kit/lists/Pager.tsx';
import type { MenuAct } from '../kit/menus/RowMenuList.tsx';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';

interface SectionListProps<Row> {
  caption: string;
  found: {
    rows: readonly Row[] | undefined;
    total: number;
    error: Error | null;
    refetch: () => void;
    isPlaceholderData: boolean;
  };
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  hrefOf?: ((row: Row) => string) | undefined;
  menuOf?: ((row: Row) => readonly MenuAct[]) | undefined;
  page: number;
  hrefOfPage: (page: number) => string;
  /** What is said while there is nothing. */
  nothing: string;
  /** Above the rows: filters, or what they come to. */
  children?: ReactNode;
}

/** A list within a card's page: its rows and pages, a word while there is none, and why when it can't be had; its filters stay. */
export function SectionList<Row>(props: SectionListProps<Row>) {
  const { caption, found, page, hrefOfPage, nothing, children, ...table } = props;
  const { rows, total, error, refetch, isPlaceholderData } = found;
  if (error)
    return (
      <>
        {children}
        <FilteredEmpty sentence={error.message} act={<Button onClick={refetch}>{dialog.tryAgain}</Button>} />
      </>
    );
  return (
    <>
      {children}
      {!rows && <SkeletonRows cells={table.columns.length} />}
      {rows?.length === 0 && <FilteredEmpty sentence={nothing} />}
      {rows && rows.length > 0 && (
        <DataTable {...table} few caption={caption} rows={rows} stale={isPlaceholderData} />
      )}
      {rows && (
        <ListFoot>
          <Pager page={page} total={total} hrefOf={hrefOfPage} stale={isPlaceholderData} />
        </ListFoot>
      )}
    </>
  );
}
