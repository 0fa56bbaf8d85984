import { type ReactNode, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { listPage as words } from '../../domain/words/lists.ts';
import type { Problem } from '../../machines/problem.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { rememberList } from '../frame/way-back.ts';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { BulkBar } from '../kit/lists/BulkBar.tsx';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { FilteredEmpty } from '../kit/lists/FilteredEmpty.tsx';
import { Filters } from '../kit/lists/Filters.tsx';
import { ListFoot } from '../kit/lists/ListFoot.tsx';
import { Pager } from '../kit/lists/Pager.tsx';
import { SearchField } from '../kit/lists/SearchField.tsx';
import type { BulkAct } from '../kit/lists/SelectionBar.tsx';
import { type Tab, Tabs } from '../kit/lists/Tabs.tsx';
import { useLocale } from '../kit/locale.ts';
import type { MenuAct } from '../kit/menus/RowMenuList.tsx';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { usePageKeys } from '../kit/use-row-keys.ts';
import type { ListAddress } from './use-list-address.ts';

/** A page of rows as a list's query answers it. */
export interface Found<Row> {
  data: { rows: readonly Row[]; total: number } | undefined;
  error: Error | null;
  refetch: () => void;
  /** Older rows are shown while these are on their way. */
  isPlaceholderData: boolean;
}

/** The rows picked by their boxes, and what can be done with them at once. */
export interface Selection {
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  acts: readonly BulkAct[];
  /** How many are picked in all, where those of other pages stay so; of this page where it is left out. */
  count?: number;
  /** Rows an act is under way for: shown as pending. */
  moving: ReadonlySet<string>;
  /** Rows that leave the list at once, because their act changes no books; they come back when it is refused. */
  leaving: ReadonlySet<string>;
  /** The question of an act that asks before it is carried out. */
  dialog?: ReactNode;
}

interface ListPageProps<Row> {
  /** What is listed: "Customers". Names the page and the table. */
  title: string;
  href: string;
  /** The page it belongs to, where it's none of the navigation's own. */
  back?: { label: string; href: string };
  address: ListAddress;
  found: Found<Row>;
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  /** Where a row opens; left out where the role may not open it. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** A row is looked at: time to fetch what it opens. */
  onIntent?: ((row: Row) => void) | undefined;
  /** A turn of the page is looked at: time to fetch that page. */
  onPageIntent?: ((page: number) => void) | undefined;
  menuOf?: ((row: Row) => readonly MenuAct[]) | undefined;
  /** What can be searched for: "Search name, email, phone". Left out where there is nothing to search among. */
  searches?: string | false;
  /** Makes a new one, by `n` too; `first` is what it is called while there is none. Absent where the role may not, `elsewhere` what must come first. */
  add: { label: string; href: string; first?: string; elsewhere?: boolean } | false;
  /** Further acts at the head, before the one that adds. */
  acts?: ReactNode;
  /** The name of the screen that stands while there is nothing, and its one sentence. Left out where there always is something. */
  empty?: { name: string; sentence: string };
  /** Something is under another tab, or it is not known yet: the list is not empty, whatever this tab shows. */
  begun?: boolean;
  /** What all rows come to, above them. */
  summary?: ReactNode;
  /** Statuses with their counts. */
  tabs?: readonly Tab[];
  /** Further filters beside the search: dates, choices. */
  filters?: ReactNode;
  selection?: Selection;
  /** Dialogs of the page. */
  children?: ReactNode;
}

/**
 * A list, as every subject has it: title, tabs with counts, one row of search and filters, a table whose whole row opens,
 * pages of ten, and a word of its own while it is empty or filtered to nothing. `n` makes a new one.
 */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { title, href, address, found, add, empty, begun = false, tabs, filters, selection } = props;
  const { data, error, refetch } = found;
  const locale = useLocale();
  const [path, navigate] = useLocation();
  const search = useSearch();
  // While its next page is on its way too; but nothing leads back to an address that can't be answered.
  const leadsBack = data !== undefined && !error;
  useEffect(() => {
    if (leadsBack) rememberList(href, search ? `${path}?${search}` : path);
    else if (error) rememberList(href, path);
  }, [href, path, search, leadsBack, error]);
  const key = add && !add.elsewhere ? 'n' : undefined;
  usePageKeys({ n: add && key ? () => navigate(add.href) : undefined });

  const none = data?.total === 0;
  const isEmpty = empty && none && !address.narrowed && !begun;
  const rows = data?.rows.filter((row) => !selection?.leaving.has(row.id)) ?? [];
  const chosen = data?.rows.filter((row) => selection?.selected.has(row.id)).length ?? 0;
  return (
    <>
      <PageHead
        title={title}
        count={isEmpty ? undefined : data?.total.toLocaleString(locale)}
        {...(props.back && { back: props.back })}
      >
        {props.acts}
        {add && !isEmpty && (
          <ButtonLink look="primary" href={add.href} shortcut={key}>
            {add.label}
          </ButtonLink>
        )}
      </PageHead>
      {isEmpty ? (
        <EmptyState
          {...empty}
          act={
            add && (
              <ButtonLink look="primary" href={add.href} shortcut={key}>
                {add.first ?? add.label}
              </ButtonLink>
            )
          }
        />
      ) : (
        <>
          {props.summary}
          {tabs && <Tabs label={words.statuses} tabs={tabs} />}
          {props.searches && (
            <Filters narrowed={isFiltered(search)}>
              <SearchField label={props.searches} value={address.typed} onChange={address.search} />
              {filters}
            </Filters>
          )}
          {!data && !error && <SkeletonRows cells={Math.min(7, props.columns.length)} />}
          {!data && error && <NotListed error={error} onRetry={refetch} onShowAll={address.showAll} />}
          {none && (
            <FilteredEmpty
              sentence={words.nothingMatches}
              act={<Button onClick={address.showAll}>{words.showEverything}</Button>}
            />
          )}
          {rows.length > 0 && (
            <DataTable
              caption={title}
              columns={props.columns}
              rows={rows}
              keyOf={(row) => row.id}
              nameOf={props.nameOf}
              hrefOf={props.hrefOf}
              onIntent={props.onIntent}
              menuOf={props.menuOf}
              selected={selection?.selected}
              onSelect={selection?.onSelect}
              moving={selection?.moving}
              stale={found.isPlaceholderData}
            />
          )}
          <ListFoot>
            {selection && (
              <BulkBar
                count={selection.count ?? chosen}
                acts={selection.acts}
                onClear={() => selection.onSelect(new Set())}
              />
            )}
            {data && (
              <Pager
                page={address.page}
                total={data.total}
                hrefOf={address.hrefOfPage}
                stale={found.isPlaceholderData}
                onIntent={props.onPageIntent}
              />
            )}
          </ListFoot>
        </>
      )}
      {selection?.dialog}
      {props.children}
    </>
  );
}

/** Whether an address narrows a list by more than its tabs and its search. */
const isFiltered = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some(
    (name) => !['page', 'search', 'status', 'sort'].includes(name),
  );

interface NotListedProps {
  error: Error & { kind?: Problem['kind'] };
  onRetry: () => void;
  onShowAll: () => void;
}

/** Why there are no rows, and the way on: filters nobody can read would be refused again. */
const NotListed = ({ error, onRetry, onShowAll }: NotListedProps) =>
  error.kind === 'invalid' ? (
    <FilteredEmpty
      sentence={error.message}
      act={<Button onClick={onShowAll}>{words.showEverything}</Button>}
    />
  ) : (
    <FilteredEmpty sentence={error.message} act={<Button onClick={onRetry}>{dialogWords.tryAgain}</Button>} />
  );
