import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { auditTrailCalls } from '../../api/calls/audit-trail.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { useCall } from '../../api/client/query.ts';
import { type ActGroup, actGroups } from '../../domain/audit/act-groups.ts';
import { auditGroups, auditSubjects, auditTrail as words } from '../../domain/words/audit-trail.ts';
import { reportToolWords } from '../../domain/words/reports.ts';
import { auditTrailAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { FilterChoice } from '../kit/lists/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import { DatesFilter } from '../page/DatesFilter.tsx';
import { ListPage } from '../page/ListPage.tsx';
import { trailColumns, trailName } from '../page/TrailTable.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { AuditChainCard } from './AuditChainCard.tsx';

const filters = { dates: '', from: '', to: '', person: '', kind: '', act: '', subject: '' };
// A receipt is of the invoices, and who buys and sells is one kind.
const kinds = [
  { value: '', label: words.anything },
  ...Object.entries(auditSubjects)
    .filter(([kind]) => !['receipt', 'customer', 'vendor'].includes(kind))
    .map(([value, label]) => ({ value, label })),
];
const acts = [
  { value: '', label: words.anyAct },
  ...actGroups.map((group) => ({ value: group, label: auditGroups[group] })),
];
const pageSize = '10';

const Zone = chakra('p', { base: { marginBottom: '3', fontSize: '13px', color: 'quiet' } });

const groupOf = (text: string): ActGroup | undefined => actGroups.find((group) => group === text);

type Picked = Record<keyof typeof filters | 'search', string>;

/** What of the trail an address asks for; what it leaves open is left out. */
const askedFor = ({ dates, from, to, person, kind, act, subject, search }: Picked) => {
  const group = groupOf(act);
  return {
    ...(dates && dates !== 'custom' && { range: dates }),
    // All that ever happened to one thing, unless days are chosen.
    ...(subject && !dates && !from && !to && { range: 'alltime' }),
    ...(from && { from }),
    ...(to && { to }),
    ...(person && { person }),
    ...(kind && { subjectKind: kind }),
    ...(subject && { subjectId: subject }),
    ...(group && { group }),
    ...(search && { text: search }),
  };
};

/** The audit trail: every act by person, subject, kind of act, text and days, with its file. */
export function AuditTrailPage() {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const address = useListAddress(filters);
  const { values, narrow, page } = address;
  const asked = askedFor(values);
  const [making, setMaking] = useState(false);
  const found = useCall(auditTrailCalls.listEvents, {
    businessId,
    page: String(page),
    perPage: pageSize,
    ...asked,
  });
  const { data } = found;
  async function download() {
    setMaking(true);
    try {
      const { url, name } = await once(`audit-trail.export ${JSON.stringify(asked)}`, (intentKey) =>
        ask(auditTrailCalls.exportEvents, { businessId, ...asked }, { intentKey }),
      );
      fetchFile(url);
      toast.success(reportToolWords.downloading(name));
    } catch (problem) {
      toast.refusal(problem);
    } finally {
      setMaking(false);
    }
  }
  const people = [
    { value: '', label: words.anyone },
    ...(data?.people ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <ListPage
      title={words.title}
      href={auditTrailAt()}
      address={address}
      found={{ ...found, data: data && { rows: data.events, total: data.total } }}
      columns={trailColumns(locale, data?.timeZone ?? 'UTC')}
      nameOf={trailName}
      add={false}
      acts={
        <Button pending={making} onClick={() => void download()}>
          {reportToolWords.download('CSV')}
        </Button>
      }
      empty={{ name: words.title, sentence: words.empty }}
      searches={words.search}
      summary={data && <Zone>{words.zone(data.timeZone)}</Zone>}
      filters={
        <>
          <FilterChoice
            label={words.person}
            value={values.person}
            options={people}
            onChange={(person) => narrow({ person })}
          />
          <FilterChoice
            label={words.subject}
            value={values.kind}
            options={kinds}
            onChange={(kind) => narrow({ kind, subject: '' })}
          />
          <FilterChoice
            label={words.act}
            value={values.act}
            options={acts}
            onChange={(act) => narrow({ act })}
          />
          <DatesFilter values={values} {...(!values.subject && { usual: 'thisyear' })} onChange={narrow} />
          {values.subject && (
            <Button onClick={() => narrow({ subject: '', kind: '' })}>{words.ofOneSubject}</Button>
          )}
        </>
      }
    >
      <AuditChainCard />
    </ListPage>
  );
}
