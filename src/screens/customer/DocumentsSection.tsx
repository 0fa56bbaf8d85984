import { useQuery } from '@tanstack/react-query';
import type { Asks } from '../../api/queries/asks.ts';
import { customerInvoices } from '../../api/queries/customers.ts';
import type { ContactListFilter, ListedPage } from '../../api/queries/document-list.ts';
import { quotesOfCustomer } from '../../api/queries/quotes.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { documentTypes, kindSpec } from '../../domain/documents/kinds.ts';
import type { DocumentRow } from '../../domain/documents/view.ts';
import { formatDay } from '../../domain/format.ts';
import { customerDocumentWords } from '../../domain/words/customer-view.ts';
import { amountColumns, totalColumn } from '../document/amount-columns.tsx';
import { calledOf } from '../document/called.ts';
import { statusBadge } from '../document/status-badge.tsx';
import type { Column } from '../kit/DataTable.tsx';
import { FilterChoice, Filters } from '../kit/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { SearchField } from '../kit/SearchField.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { viewDocumentAt } from '../shell/addresses.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { invoiceSorts, quoteSorts, quoteStatuses, statusChoices } from './customer-tabs.ts';
import { SectionList } from './SectionList.tsx';

type Choices = readonly { value: string; label: string }[];
type Columns = (locale: string, homeCurrency: string) => Column<DocumentRow>[];

/** What a customer's list of one kind of document has of its own. */
interface DocumentSection {
  kind: DocumentKind;
  caption: string;
  list: (businessId: string, customerId: string, filter: ContactListFilter) => Asks<ListedPage<DocumentRow>>;
  /** What the day of issue is called. */
  issued: string;
  columns: Columns;
  /** The columns of amounts, the last. */
  amounts: Columns;
  statuses: Choices;
  sorts: Choices;
  /** What is said while there is none. */
  nothing: string;
}

const invoices: DocumentSection = {
  kind: 'invoice',
  caption: customerDocumentWords.invoicesAndReceipts,
  list: customerInvoices,
  issued: 'Issued',
  columns: (locale) => [
    {
      key: 'due',
      title: customerDocumentWords.due,
      cell: ({ dueOn }) => (dueOn ? formatDay(dueOn, locale) : '—'),
      minor: true,
    },
  ],
  amounts: amountColumns,
  statuses: statusChoices,
  sorts: invoiceSorts,
  nothing: customerDocumentWords.noInvoices,
};

const quotes: DocumentSection = {
  kind: 'quote',
  caption: customerDocumentWords.quotes,
  list: quotesOfCustomer,
  issued: customerDocumentWords.dateCreated,
  columns: () => [],
  amounts: (locale, homeCurrency) => [totalColumn(locale, homeCurrency)],
  statuses: quoteStatuses,
  sorts: quoteSorts,
  nothing: customerDocumentWords.noQuotes,
};

interface DocumentsSectionProps {
  of: DocumentSection;
  customerId: string;
}

/** A customer's documents of one kind, narrowed by status and text. */
function DocumentsSection({ of, customerId }: DocumentsSectionProps) {
  const { id, homeCurrency } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const address = useListAddress({ client: '', section: '', status: '', sort: 'issue_date desc' });
  const { values, narrow, page } = address;
  const { status, search, sort } = values;
  const { data, ...query } = useQuery(of.list(id, customerId, { page, status, search, sort }));
  const opens = kindSpec(of.kind).types.some((type) => may(`${documentTypes[type].permissions}.view`));
  return (
    <SectionList
      caption={of.caption}
      found={{ rows: data?.rows, total: data?.total ?? 0, ...query }}
      columns={[
        { key: 'number', title: customerDocumentWords.number, cell: calledOf, phone: 'lead' },
        { key: 'issued', title: of.issued, cell: (row) => formatDay(row.issuedOn, locale), phone: 'under' },
        ...of.columns(locale, homeCurrency),
        { key: 'status', title: customerDocumentWords.status, cell: statusBadge, phone: 'state' },
        ...of.amounts(locale, homeCurrency),
      ]}
      keyOf={(row) => row.id}
      nameOf={calledOf}
      hrefOf={opens ? (row) => viewDocumentAt(row.subtype, row.id) : undefined}
      page={page}
      hrefOfPage={address.hrefOfPage}
      nothing={status || search ? customerDocumentWords.noMatch : of.nothing}
    >
      <Filters>
        <SearchField
          label={customerDocumentWords.searchNumberItem}
          value={address.typed}
          onChange={address.search}
        />
        <FilterChoice
          label={customerDocumentWords.status}
          value={status}
          options={of.statuses}
          onChange={(next) => narrow({ status: next })}
        />
        <FilterChoice
          label={customerDocumentWords.order}
          value={sort}
          options={of.sorts}
          onChange={(next) => narrow({ sort: next })}
        />
      </Filters>
    </SectionList>
  );
}

export const InvoicesSection = ({ customerId }: { customerId: string }) => (
  <DocumentsSection of={invoices} customerId={customerId} />
);
export const QuotesSection = ({ customerId }: { customerId: string }) => (
  <DocumentsSection of={quotes} customerId={customerId} />
);
