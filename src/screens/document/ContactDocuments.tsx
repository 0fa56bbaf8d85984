import { useQuery } from '@tanstack/react-query';
import type { Asks } from '../../api/client/asks.ts';
import type { ContactListFilter, ListedPage } from '../../api/documents/document-list.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import type { ListChoice } from '../../domain/documents/kind-spec.ts';
import { documentTypes, kindSpec } from '../../domain/documents/kinds.ts';
import type { DocumentRow } from '../../domain/documents/view.ts';
import { formatDay } from '../../domain/values/format.ts';
import { contactDocuments as words } from '../../domain/words/contacts.ts';
import { viewDocumentAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import type { Column } from '../kit/lists/DataTable.tsx';
import { FilterChoice, Filters } from '../kit/lists/Filters.tsx';
import { SearchField } from '../kit/lists/SearchField.tsx';
import { useLocale } from '../kit/locale.ts';
import { SectionList } from '../page/SectionList.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { calledOf } from './called.ts';
import { amountsOf } from './list-columns.tsx';
import { statusBadge } from './status-badge.tsx';

/** What a contact's list of one kind of document has of its own. */
export interface DocumentSection {
  kind: DocumentKind;
  caption: string;
  list: (businessId: string, contactId: string, filter: ContactListFilter) => Asks<ListedPage<DocumentRow>>;
  /** What is said while there is none. */
  nothing: string;
}

/** The choices that a contact's own list has. */
const ofContact = (choices: readonly ListChoice[]) => choices.filter(({ ofAllOnly }) => !ofAllOnly);

const dueColumn = (locale: string): Column<DocumentRow> => ({
  key: 'due',
  title: words.due,
  cell: ({ dueOn }) => (dueOn ? formatDay(dueOn, locale) : '—'),
  minor: true,
});

interface ContactDocumentsProps {
  of: DocumentSection;
  contactId: string;
}

/** A contact's documents of one kind, narrowed by status and text. */
export function ContactDocuments({ of, contactId }: ContactDocumentsProps) {
  const { id, homeCurrency } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const address = useListAddress({
    client: '',
    vendor: '',
    section: '',
    status: '',
    sort: 'issue_date desc',
  });
  const { values, narrow, page } = address;
  const { status, search, sort } = values;
  const { data, ...query } = useQuery(of.list(id, contactId, { page, status, search, sort }));
  const { types, listed } = kindSpec(of.kind);
  const opens = types.some((type) => may(`${documentTypes[type].permissions}.view`));
  return (
    <SectionList
      caption={of.caption}
      found={{ rows: data?.rows, total: data?.total ?? 0, ...query }}
      columns={[
        { key: 'number', title: words.number, cell: calledOf, phone: 'lead' },
        {
          key: 'issued',
          title: listed.issued,
          cell: (row) => formatDay(row.issuedOn, locale),
          phone: 'under',
        },
        ...(types.some((type) => documentTypes[type].hasDueDay) ? [dueColumn(locale)] : []),
        { key: 'status', title: words.status, cell: statusBadge, phone: 'state' },
        ...amountsOf(of.kind, locale, homeCurrency),
      ]}
      keyOf={(row) => row.id}
      nameOf={calledOf}
      hrefOf={opens ? (row) => viewDocumentAt(row.subtype, row.id) : undefined}
      page={page}
      hrefOfPage={address.hrefOfPage}
      nothing={status || search ? words.noMatch : of.nothing}
    >
      <Filters>
        <SearchField label={words.searchNumberItem} value={address.typed} onChange={address.search} />
        <FilterChoice
          label={words.status}
          value={status}
          options={ofContact(listed.tabs).map((tab) =>
            tab.value ? tab : { ...tab, label: words.allStatuses },
          )}
          onChange={(next) => narrow({ status: next })}
        />
        <FilterChoice
          label={words.order}
          value={sort}
          options={ofContact(listed.sorts)}
          onChange={(next) => narrow({ sort: next })}
        />
      </Filters>
    </SectionList>
  );
}
