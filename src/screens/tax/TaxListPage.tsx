import { type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { taxCalls } from '../../api/calls/tax.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import type { Tax } from '../../domain/tax/tax.ts';
import { usualTaxes } from '../../domain/tax/usual-taxes.ts';
import { formatDecimal } from '../../domain/values/format.ts';
import { tax as taxWords } from '../../domain/words/taxes.ts';
import { TaxDialog } from '../document/TaxDialog.tsx';
import { taxAt, taxesAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { useLocale } from '../kit/locale.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { usePageKeys } from '../kit/use-row-keys.ts';
import { Loaded } from '../page/Loaded.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';
import { DeleteTaxDialog } from './DeleteTaxDialog.tsx';
import { useActivateTax } from './use-activate-tax.ts';

const standing = ({ active, used }: Tax) => {
  if (!active) return <StatusBadge tone="stopped" word={taxWords.taxListWords.deactivated} />;
  return used ? (
    <StatusBadge tone="settled" word={taxWords.taxListWords.inUse} />
  ) : (
    <StatusBadge tone="draft" word={taxWords.taxListWords.notUsed} />
  );
};

const columns = (locale: string): Column<Tax>[] => [
  { key: 'name', title: taxWords.taxListWords.name, cell: (row) => row.name, phone: 'lead' },
  {
    key: 'percentage',
    title: taxWords.taxListWords.percentage,
    figure: true,
    cell: (row) => `${formatDecimal(row.percent, locale)}%`,
    phone: 'figure',
  },
  {
    key: 'kind',
    title: taxWords.taxListWords.kind,
    cell: (row) => taxWords.kindWords[row.kind],
    phone: 'under',
  },
  {
    key: 'deductible',
    title: taxWords.taxListWords.deductible,
    figure: true,
    cell: (row) => `${formatDecimal(row.deductible, locale)}%`,
  },
  { key: 'status', title: taxWords.taxListWords.status, cell: standing, phone: 'state' },
];

/** Taxes by name; the one named in the address stands open over them. */
export function TaxListPage() {
  const { id } = useBusiness();
  return (
    <Loaded
      query={useCall(taxCalls.listTaxes, { businessId: id })}
      back={{ label: taxWords.taxListWords.taxes, href: taxesAt }}
    >
      {(taxes) => <TaxList taxes={taxes} />}
    </Loaded>
  );
}

/** Nothing here yet: the country's usual rates in one press, where it has any. */
function NoTaxes({ add }: { add: ReactNode }) {
  const { id: businessId, country } = useBusiness();
  const locale = useLocale();
  const run = usePlainAct();
  const usual = usualTaxes(country);
  if (usual.length === 0) return <EmptyState sentence={taxWords.taxListWords.empty} act={add} />;
  const percents = usual.map(({ percent }) => `${formatDecimal(percent, locale)}%`).join(', ');
  const addAll = () =>
    run('tax.add usual', (intentKey) => ask(taxCalls.addUsualTaxes, { businessId }, { intentKey }));
  return (
    <EmptyState
      sentence={taxWords.usualWords.lead}
      act={
        <>
          <Button look="primary" onClick={() => void addAll()}>
            {taxWords.usualWords.add(percents)}
          </Button>
          <ButtonLink look="ghost" href={taxAt()}>
            {taxWords.taxListWords.newTax}
          </ButtonLink>
        </>
      }
    />
  );
}

function TaxList({ taxes }: { taxes: readonly Tax[] }) {
  const [, navigate] = useLocation();
  const locale = useLocale();
  const requestedId = new URLSearchParams(useSearch()).get('tax');
  const [deleting, setDeleting] = useState<Tax | null>(null);
  const activate = useActivateTax();
  const opened = requestedId === 'new' ? null : taxes.find(({ id }) => id === requestedId);
  const close = () => navigate(taxesAt);
  const add = (
    <ButtonLink look="primary" href={taxAt()} shortcut="n">
      {taxWords.taxListWords.newTax}
    </ButtonLink>
  );
  usePageKeys({ n: () => navigate(taxAt()) });

  const menuOf = (tax: Tax) => [
    { key: 'edit', label: taxWords.taxListWords.edit, onPress: () => navigate(taxAt(tax.id)) },
    tax.active
      ? { key: 'delete', label: taxWords.taxListWords.delete, danger: true, onPress: () => setDeleting(tax) }
      : { key: 'activate', label: taxWords.taxListWords.activate, onPress: () => void activate(tax.id) },
  ];

  return (
    <>
      <PageHead title={taxWords.taxListWords.taxes}>{taxes.length > 0 && add}</PageHead>
      {taxes.length > 0 ? (
        <DataTable
          caption={taxWords.taxListWords.taxes}
          columns={columns(locale)}
          rows={taxes}
          keyOf={(tax) => tax.id}
          nameOf={(tax) => tax.name}
          hrefOf={(tax) => taxAt(tax.id)}
          menuOf={menuOf}
        />
      ) : (
        <NoTaxes add={add} />
      )}
      {opened !== undefined && <TaxDialog key={requestedId} tax={opened} onClose={close} />}
      {deleting && (
        <DeleteTaxDialog tax={deleting} onDone={() => setDeleting(null)} onClose={() => setDeleting(null)} />
      )}
    </>
  );
}
