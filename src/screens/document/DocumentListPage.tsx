import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { May } from '../../domain/access/permissions.ts';
import { creditStates } from '../../domain/documents/credited.ts';
import { documentTypes, kindSpec } from '../../domain/documents/kinds.ts';
import { documentPageRoutes } from '../../domain/documents/routes.ts';
import type { DocumentRow } from '../../domain/documents/view.ts';
import { documentTitles as titles, documentList as words } from '../../domain/words/documents.ts';
import { creditStateWords } from '../../domain/words/posted.ts';
import {
  addDocumentAt,
  documentListAt,
  editDocumentAt,
  printDocumentAt,
  viewDocumentAt,
} from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { usePrefetch } from '../frame/use-prefetch.ts';
import { FilterChoice } from '../kit/lists/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { DatesFilter } from '../page/DatesFilter.tsx';
import { DueFilter } from '../page/DueFilter.tsx';
import { ListPage } from '../page/ListPage.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { calledIn, calledOf, nounOf } from './called.ts';
import type { DocumentListing } from './document-listing.ts';
import { listColumns } from './list-columns.tsx';
import type { pickedActs } from './picked-acts.tsx';
import { useBulk } from './use-bulk.ts';

const DocumentFiles = lazy(() =>
  import('../page/DocumentFiles.tsx').then((file) => ({ default: file.DocumentFiles })),
);

/** As high as what it waits for, so that the list below does not move. */
const SummaryPlace = chakra('div', {
  base: {
    // The margin of cards with a note is within it too.
    display: 'flow-root',
    minHeight: '96px',
    '@media (max-width: 47.99rem)': { minHeight: '88px' },
    // Where days are chosen, the first card says which.
    '&[data-days]': { minHeight: '118px', '@media (max-width: 47.99rem)': { minHeight: '108px' } },
  },
});

const LocationFilter = lazy(() =>
  import('../page/LocationFilter.tsx').then((file) => ({ default: file.LocationFilter })),
);

/** What picked documents of every kind can be done with; fetched once the list is there, for nobody picks before. */
const usePickedActs = () => {
  const [acts, setActs] = useState<typeof pickedActs>();
  useEffect(() => void import('./picked-acts.tsx').then((file) => setActs(() => file.pickedActs)), []);
  return acts;
};

const filters = {
  status: '',
  type: '',
  dates: '',
  from: '',
  to: '',
  dueFrom: '',
  dueTo: '',
  location: '',
  credited: '',
};

/** What credit notes may have made of a document, as its badge says it. */
const credited = [
  { value: '', label: words.creditedOrNot },
  ...creditStates.map((value) => ({ value, label: creditStateWords[value].word })),
];

/** The spec of a kind: tabs with counts, one row of filters, all of it in the address. */
export function DocumentListPage<Row extends DocumentRow>({ of }: { of: DocumentListing<Row> }) {
  const { id, homeCurrency, multiLocation } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const prefetch = usePrefetch();
  const [, navigate] = useLocation();
  const { types, permissions, listed, posts } = kindSpec(of.kind);
  const [first, ...others] = types;
  const address = useListAddress({ ...filters, sort: listed.sorts[0]?.value ?? '' });
  const { values, narrow } = address;
  const { file, summary } = of;
  const found = useQuery(of.list(id, address.filter));
  const counts = useQuery(of.counts(id, values)).data;
  const bulk = of.bulk(id, () => narrow({ status: listed.deletedUnder }));
  const acts = usePickedActs()?.(of, id, address.filter);
  const mine = [...(acts?.before ?? []), ...bulk, ...(acts?.after ?? [])].filter(
    ({ permission = `${permissions}.delete` }) => may(permission),
  );
  const selection = useBulk(found.data?.rows ?? [], mine, calledOf);
  return (
    <ListPage
      title={documentPageRoutes[of.kind].list.title}
      href={documentListAt(of.kind)}
      address={address}
      found={found}
      columns={listColumns(of.kind, locale, homeCurrency, of.columns)}
      nameOf={calledOf}
      hrefOf={(row) => viewDocumentAt(row.subtype, calledIn(row))}
      onIntent={(row) => prefetch(of.view(id, calledIn(row)))}
      onPageIntent={(page) => prefetch(of.list(id, { ...address.filter, page }))}
      menuOf={(row) => [...menuOf(row, of, may, navigate), ...selection.actsFor(row)]}
      searches={words.searchOf(kindSpec(of.kind).contactRole ?? 'customer')}
      add={
        may(`${documentTypes[first].permissions}.add`) && {
          label: titles.newDocument({ document: nounOf(first) }),
          href: addDocumentAt(first),
          first: (kindSpec(of.kind).entered ? words.firstEntered : words.firstDocument)({
            document: nounOf(first),
          }),
        }
      }
      acts={
        <Suspense>
          <DocumentFiles
            kind={of.kind}
            make={
              file && !!found.data?.total && may(`${permissions}.export`) && (() => file(id, address.filter))
            }
            others={others.flatMap((type) =>
              may(`${documentTypes[type].permissions}.add`)
                ? [
                    {
                      key: type,
                      label: titles.newDocument({ document: nounOf(type) }),
                      onPress: () => navigate(addDocumentAt(type)),
                    },
                  ]
                : [],
            )}
          />
        </Suspense>
      }
      empty={of.empty}
      begun={counts?.deleted !== 0}
      summary={
        summary &&
        may(summary.permission) && (
          <SummaryPlace data-days={values.dates || undefined}>
            <Suspense>
              <summary.of {...values} />
            </Suspense>
          </SummaryPlace>
        )
      }
      tabs={listed.tabs.map(({ label, value: status }) => ({
        label,
        // Nobody counts them location by location, or by what was credited.
        count: values.location || values.credited ? undefined : counts?.[status]?.toLocaleString(locale),
        href: address.hrefWith({ status }),
        current: values.status === status,
        onIntent: () => prefetch(of.list(id, { ...address.filter, page: 1, status })),
      }))}
      filters={
        <>
          <DatesFilter values={values} onChange={narrow} />
          <DueFilter {...values} onChange={narrow} />
          {others.length > 0 && (
            <FilterChoice
              label={words.type}
              value={values.type}
              options={[
                { value: '', label: words.allTypes },
                ...types.map((type) => ({
                  value: documentTypes[type].several,
                  label: `${documentTypes[type].title}s`,
                })),
              ]}
              onChange={(type) => narrow({ type })}
            />
          )}
          {posts && (
            <FilterChoice
              label={words.credited}
              value={values.credited}
              options={credited}
              onChange={(state) => narrow({ credited: state })}
            />
          )}
          {of.byLocation && multiLocation && (
            <Suspense>
              <LocationFilter location={values.location} onChange={(location) => narrow({ location })} />
            </Suspense>
          )}
          <FilterChoice
            label={words.order}
            value={values.sort}
            options={listed.sorts}
            onChange={(sort) => narrow({ sort })}
          />
        </>
      }
      selection={selection}
    />
  );
}

/** A row's menu begins so; what shows first what it will do is on the document's own page. */
const menuOf = <Row extends DocumentRow>(
  row: Row,
  { kind, actsOf }: DocumentListing<Row>,
  may: May,
  navigate: (to: string) => void,
) => {
  const { allowed, refused } = actsOf(row, may);
  const editable = allowed.some((act) => act.name === 'edit');
  const reason = refused.find((act) => act.name === 'edit')?.reason;
  return [
    { key: 'open', label: words.open, onPress: () => navigate(viewDocumentAt(row.subtype, calledIn(row))) },
    ...(may(`${kindSpec(kind).permissions}.edit`)
      ? [
          {
            key: 'edit',
            label: words.edit,
            onPress: () => navigate(editDocumentAt(row.subtype, row.id)),
            refused: editable ? undefined : reason,
          },
        ]
      : []),
    {
      key: 'print',
      label: words.print,
      onPress: () => navigate(printDocumentAt(row.subtype, calledIn(row))),
    },
  ];
};
