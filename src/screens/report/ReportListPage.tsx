import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'wouter';
import { siteStorage } from '../../api/client/storage.ts';
import { type Plan, type PlanFlag, planHas } from '../../domain/access/plans.ts';
import { type ReportGroup, reportGroups } from '../../domain/report/report-head.ts';
import { headOf, type ReportName, reportNames } from '../../domain/report/reports.ts';
import { exportBooksWords } from '../../domain/words/books-export.ts';
import { shell as shellWords } from '../../domain/words/frame.ts';
import { reportDirectoryWords as words } from '../../domain/words/statements.ts';
import { exportBooksAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { Button } from '../kit/buttons/Button.tsx';
import { useAddress } from '../kit/fields/use-address.ts';
import { Icon } from '../kit/Icon.tsx';
import { FilteredEmpty } from '../kit/lists/FilteredEmpty.tsx';
import { SearchField } from '../kit/lists/SearchField.tsx';
import { SavedReportGroup } from './SavedReportGroup.tsx';
import { useSavedReports } from './saved-reports.ts';

const Groups = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
    gap: '4',
    alignItems: 'start',
    marginTop: '4',
    '& section': {
      border: '1px solid {colors.line}',
      borderRadius: 'sheet',
      background: 'sheet',
      padding: '14px 16px',
    },
    '& h2': { fontSize: '14px', fontWeight: '600', marginBottom: '6px' },
    '& ul': { listStyle: 'none', margin: '0', padding: '0' },
    '& li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
    '& a': { flex: '1', padding: '7px 0', color: 'ink', textDecoration: 'none' },
    '& a small': { display: 'block', fontSize: '12.5px', color: 'quiet' },
    '& li > button[aria-haspopup=menu]': { padding: '4px 10px', borderRadius: '6px' },
    '& a:hover': { color: 'accent', textDecoration: 'underline' },
    '& a svg': { display: 'inline', marginInlineStart: '6px', verticalAlign: '-1px', color: 'quiet' },
  },
});

const kept = 'report-favourites';
/** What is listed with the reports of a group and is none. */
const further: Partial<Record<ReportGroup, { title: string; page: string; flag: PlanFlag }>> = {
  accounting: { title: exportBooksWords.title, page: exportBooksAt, flag: 'accounting' },
};

const isListed = (name: ReportName): boolean => headOf(name).group !== undefined;

/** The reports somebody marked in this browser. */
const useFavourites = () => {
  const [names, setNames] = useState<string[]>(() =>
    (siteStorage.get(kept) ?? '').split(',').filter(Boolean),
  );
  const toggle = (name: ReportName) => {
    const next = names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
    siteStorage.set(kept, next.join(','));
    setNames(next);
  };
  return { names, toggle };
};

/** Every report there is, by group: those saved first, then those marked as favourites. Source: finance-answers.md, Q79. */
export function ReportListPage() {
  const { plan } = useBusiness();
  const may = useMay();
  const { values, go } = useAddress({ search: '' });
  const favourites = useFavourites();
  const search = values.search.trim().toLowerCase();
  const found = reportNames.filter(
    (name) =>
      isListed(name) && may(headOf(name).permission) && headOf(name).title.toLowerCase().includes(search),
  );
  const furtherIn = (group: ReportGroup) => {
    const one = further[group];
    return one?.title.toLowerCase().includes(search) ? one : undefined;
  };
  const saved = useSavedReports().filter(({ name, report }) =>
    `${name} ${headOf(report).title}`.toLowerCase().includes(search),
  );
  const groups = [
    {
      title: words.favourites,
      names: found.filter((name) => favourites.names.includes(name)),
      further: undefined,
    },
    ...reportGroups.map((group) => ({
      title: words.groups[group],
      names: found.filter((name) => headOf(name).group === group),
      further: furtherIn(group),
    })),
  ].filter((group) => group.names.length > 0 || group.further);
  return (
    <>
      <PageHead title={words.title} />
      <SearchField label={words.search} value={values.search} onChange={(text) => go({ search: text })} />
      {groups.length === 0 && saved.length === 0 && (
        <FilteredEmpty
          sentence={words.none(values.search)}
          act={<Button onClick={() => go({ search: '' })}>{words.showAll}</Button>}
        />
      )}
      <Groups>
        <SavedReportGroup reports={saved} />
        {groups.map(({ title, names, further: other }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {names.map((name) => (
                <Entry
                  key={name}
                  name={name}
                  locked={!hasFlag(plan, headOf(name).flag)}
                  favourite={favourites.names.includes(name)}
                  onToggle={() => favourites.toggle(name)}
                />
              ))}
              {other && (
                <li>
                  <EntryLink title={other.title} page={other.page} locked={!hasFlag(plan, other.flag)} />
                </li>
              )}
            </ul>
          </section>
        ))}
      </Groups>
    </>
  );
}

const hasFlag = (plan: Plan, flag: PlanFlag | undefined): boolean =>
  flag === undefined || planHas(plan, flag);

/** Leads to a page, with a lock where the plan doesn't have it. */
const EntryLink = ({ title, page, locked }: { title: string; page: string; locked: boolean }) => (
  <Link href={page}>
    {title}
    {locked && (
      <>
        <span className="unseen">{shellWords.notInPlan}</span>
        <Icon name="lock" size={13} />
      </>
    )}
  </Link>
);

interface EntryProps {
  name: ReportName;
  locked: boolean;
  favourite: boolean;
  onToggle: () => void;
}

const Entry = ({ name, locked, favourite, onToggle }: EntryProps) => {
  const { title, page } = headOf(name);
  return (
    <li>
      <EntryLink title={title} page={page} locked={locked} />
      <Button
        look="ghost"
        aria-pressed={favourite}
        aria-label={favourite ? words.removeFavourite(title) : words.addFavourite(title)}
        onClick={onToggle}
      >
        {favourite ? '★' : '☆'}
      </Button>
    </li>
  );
};
