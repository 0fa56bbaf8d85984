import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'wouter';
import { siteStorage } from '../../api/client/storage.ts';
import { type PlanFlag, planHas } from '../../domain/access/plans.ts';
import { type ReportGroup, reportGroups } from '../../domain/report/report-head.ts';
import { headOf, type ReportName, reportNames } from '../../domain/report/reports.ts';
import { exportBooksWords } from '../../domain/words/books-export.ts';
import { pageTitles, shell as shellWords } from '../../domain/words/frame.ts';
import { reportDirectoryWords as words } from '../../domain/words/statements.ts';
import { exportBooksAt, yearEndAt } from '../frame/addresses.ts';
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
    '& li > button[aria-haspopup=menu]': { padding: '4px 10px', borderRadius: '6px' },
    '& a small': { display: 'block', fontSize: '12.5px', color: 'quiet' },
    '& a:hover': { color: 'accent', textDecoration: 'underline' },
    '& a svg': { display: 'inline', marginInlineStart: '6px', verticalAlign: '-1px', color: 'quiet' },
  },
});

const kept = 'report-favourites';
const isListed = (name: ReportName): boolean => headOf(name).group !== undefined;

/** Pages that are no reports, each listed with those of a group; whoever sees reports sees them. */
const pagesBeside: readonly { group: ReportGroup; title: string; href: string; flag: PlanFlag }[] = [
  { group: 'accounting', title: pageTitles.yearEnd, href: yearEndAt(), flag: 'accounting' },
  { group: 'accounting', title: exportBooksWords.title, href: exportBooksAt, flag: 'accounting' },
];

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
  const saved = useSavedReports().filter(({ name, report }) =>
    `${name} ${headOf(report).title}`.toLowerCase().includes(search),
  );
  const groups = [
    { title: words.favourites, names: found.filter((name) => favourites.names.includes(name)), pages: [] },
    ...reportGroups.map((group) => ({
      title: words.groups[group],
      names: found.filter((name) => headOf(name).group === group),
      pages: pagesBeside.filter((page) => page.group === group && page.title.toLowerCase().includes(search)),
    })),
  ].filter(({ names, pages }) => names.length + pages.length > 0);
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
        {groups.map(({ title, names, pages }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {names.map((name) => (
                <Entry
                  key={name}
                  name={name}
                  locked={!hasFlag(plan, name)}
                  favourite={favourites.names.includes(name)}
                  onToggle={() => favourites.toggle(name)}
                />
              ))}
              {pages.map(({ title: name, href, flag }) => (
                <li key={href}>
                  <EntryLink title={name} href={href} locked={!planHas(plan, flag)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Groups>
    </>
  );
}

const hasFlag = (plan: Parameters<typeof planHas>[0], name: ReportName): boolean => {
  const { flag } = headOf(name);
  return flag === undefined || planHas(plan, flag);
};

interface EntryProps {
  name: ReportName;
  locked: boolean;
  favourite: boolean;
  onToggle: () => void;
}

const EntryLink = ({ title, href, locked }: { title: string; href: string; locked: boolean }) => (
  <Link href={href}>
    {title}
    {locked && (
      <>
        <span className="unseen">{shellWords.notInPlan}</span>
        <Icon name="lock" size={13} />
      </>
    )}
  </Link>
);

const Entry = ({ name, locked, favourite, onToggle }: EntryProps) => {
  const { title, page } = headOf(name);
  return (
    <li>
      <EntryLink title={title} href={page} locked={locked} />
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
