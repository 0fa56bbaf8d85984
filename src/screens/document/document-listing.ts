import type { ComponentType } from 'react';
import type { Asks } from '../../api/client/asks.ts';
import type {
  DocumentListFilter,
  ListDays,
  ListedPage,
  TabCounts,
} from '../../api/documents/document-list.ts';
import type { May, PermissionKey } from '../../domain/access/permissions.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import type { DocumentRow } from '../../domain/documents/view.ts';
import type { Column } from '../kit/lists/DataTable.tsx';
import type { DatesValues } from '../page/DatesFilter.tsx';
import type { AvailableActs } from './allowed-acts.ts';
import type { BulkCommand } from './use-bulk.ts';

/** What the list of one kind has of its own. */
export interface DocumentListing<Row extends DocumentRow> {
  kind: DocumentKind;
  list: (businessId: string, filter: DocumentListFilter) => Asks<ListedPage<Row>>;
  counts: (businessId: string, days: ListDays) => Asks<TabCounts>;
  /** One of them as its page asks for it, by what its address calls it. */
  view: (businessId: string, called: string) => Asks<unknown>;
  /** What is listed stands for: shown while there is nothing. */
  empty: { name: string; sentence: string };
  /** Columns of its own, after the other party's. */
  columns?: Column<Row>[];
  bulk: (businessId: string, onDeleted: () => void) => BulkCommand<Row>[];
  actsOf: (row: Row, may: May) => AvailableActs<string>;
  /** What is listed as a file, or those of it that are picked: where it is fetched from. */
  file?: (
    businessId: string,
    filter: DocumentListFilter & { ids?: string[] },
  ) => Promise<{ url: string; name: string }>;
  /** They can be narrowed to a location, where there are several. Source: answers-2.md, Q44. */
  byLocation?: true;
  /** What all rows come to, above them for those who may see it. */
  summary?: { permission: PermissionKey; of: ComponentType<DatesValues> };
}
