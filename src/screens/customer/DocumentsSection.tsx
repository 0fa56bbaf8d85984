import { useQuery } from '@tanstack/react-query';
import type { Asks } from '../../api/queries/asks.ts';
import { customerInvoices } from '../../api/queries/customers.ts';
import type { ContactListFilter, ListedPage } from '../../api/queries/document-list.ts';
import { quotesOfCustomer } from '../../api/queries/quotes.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import type { ListChoice } from '../../domain/documents/kind-spec.ts';
import { documentTypes, kindSpec } from '../../domain/documents/kinds.ts';
import type { DocumentRow } from '../../domain/documents/view.ts';
import { formatDay } from '../../domain/format.ts';
import { customerDocumentWords } from '../../domain/words/customer-view.ts';
import { calledOf } from '../document/called.ts';
import { amountsOf } from '../document/list-columns.tsx';
import { statusBadge } from '../document/status-badge.tsx';
import type { Column } from '../kit/DataTable.tsx';
import { FilterChoice, Filters } from '../kit/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { SearchField } from '../kit/SearchField.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { viewDocumentAt } from '../shell/addresses.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { SectionList } from './SectionList.tsx';

/** What a customer's list of one kind of document has of its own. */
interface DocumentSection {
  kind: DocumentKind;
  caption: string;
  list: (businessId: string, customerId: string, filter: ContactListFilter) => Asks<ListedPage<DocumentRow>>;
  /** What is said while there is none. */
  nothing: string;
}

const invoices: DocumentSection = {
  kind: 'invoice',
  caption: customerDocumentWords.invoicesAndReceipts,
  list: customerInvoices,
  nothing: customerDocumentWords.noInvoices,
};

const quotes: DocumentSection = {
  kind: 'quote',
  caption: customerDocumentWords.quotes,
  list: quotesOfCustomer,
  nothing: customerDocumentWords.noQuotes,
};

/** The choices that a contact's own list has. */
const ofContact = (choices: readonly ListChoice[]) => choices.filter(({ ofAllOnly }) => !ofAllOnly);

const dueColumn = (locale: string): Column<DocumentRow> => ({
  key: 'due',
  title: customerDocumentWords.due,
  cell: ({ dueOn }) => (dueOn ? formatDay(dueOn, locale) : '—'),
  minor: true,
});

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
  const { types, listed } = kindSpec(of.kind);
  const opens = types.some((type) => may(`${documentTypes[type].permissions}.view`));
  return (
    <SectionList
      caption={of.caption}
      found={{ rows: data?.rows, total: data?.total ?? 0, ...query }}
      columns={[
        { key: 'number', title: customerDocumentWords.number, cell: calledOf, phone: 'lead' },
        {
          key: 'issued',
          title: listed.issued,
          cell: (row) => formatDay(row.issuedOn, locale),
          phone: 'under',
        },
        ...(types.some((type) => documentTypes[type].hasDueDay) ? [dueColumn(locale)] : []),
        { key: 'status', title: customerDocumentWords.status, cell: statusBadge, phone: 'state' },
        ...amountsOf(of.kind, locale, homeCurrency),
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
          options={ofContact(listed.tabs).map((tab) =>
            tab.value ? tab : { ...tab, label: customerDocumentWords.allStatuses },
          )}
          onChange={(next) => narrow({ status: next })}
        />
        <FilterChoice
          label={customerDocumentWords.order}
          value={sort}
          options={ofContact(listed.sorts)}
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
