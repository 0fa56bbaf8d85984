import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { taxList } from '../../api/queries/taxes.ts';
import { formatDecimal } from '../../domain/format.ts';
import type { Tax } from '../../domain/tax.ts';
import { ButtonLink } from '../kit/Button.tsx';
import { type Column, DataTable } from '../kit/DataTable.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { useLocale } from '../kit/locale.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { usePageKeys } from '../kit/use-row-keys.ts';
import { Loaded } from '../page/Loaded.tsx';
import { taxAt, taxesAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { DeleteTaxDialog } from './DeleteTaxDialog.tsx';
import { TaxDialog } from './TaxDialog.tsx';
import { useActivateTax } from './use-activate-tax.ts';

const standing = ({ active, used }: Tax) => {
  if (!active) return <StatusBadge tone="stopped" word="Deactivated" />;
  return used ? <StatusBadge tone="settled" word="In use" /> : <StatusBadge tone="draft" word="Not used" />;
};

const columns = (locale: string): Column<Tax>[] => [
  { key: 'name', title: 'Name', cell: (row) => row.name, phone: 'lead' },
  {
    key: 'percentage',
    title: 'Percentage',
    figure: true,
    cell: (row) => `${formatDecimal(row.percent, locale)}%`,
    phone: 'figure',
  },
  {
    key: 'recoverable',
    title: 'Recoverable',
    cell: (row) => (row.recoverable ? 'Recoverable' : 'Not recoverable'),
    phone: 'under',
  },
  { key: 'status', title: 'Status', cell: standing, phone: 'state' },
];

/** Taxes by name; the one named in the address stands open over them. */
export function TaxListPage() {
  const { id } = useBusiness();
  return (
    <Loaded query={useQuery(taxList(id))} back={{ label: 'Taxes', href: taxesAt }}>
      {(taxes) => <TaxList taxes={taxes} />}
    </Loaded>
  );
}

function TaxList({ taxes }: { taxes: readonly Tax[] }) {
  const [, navigate] = useLocation();
  const locale = useLocale();
  const asked = new URLSearchParams(useSearch()).get('tax');
  const [deleting, setDeleting] = useState<Tax | null>(null);
  const activate = useActivateTax();
  const opened = asked === 'new' ? null : taxes.find(({ id }) => id === asked);
  const close = () => navigate(taxesAt);
  const add = (
    <ButtonLink look="primary" href={taxAt()} shortcut="n">
      New tax
    </ButtonLink>
  );
  usePageKeys({ n: () => navigate(taxAt()) });

  const menuOf = (tax: Tax) => [
    { key: 'edit', label: 'Edit', onPress: () => navigate(taxAt(tax.id)) },
    tax.active
      ? { key: 'delete', label: 'Delete', danger: true, onPress: () => setDeleting(tax) }
      : { key: 'activate', label: 'Activate', onPress: () => void activate(tax.id) },
  ];

  return (
    <>
      <PageHead title="Taxes">{taxes.length > 0 && add}</PageHead>
      {taxes.length > 0 ? (
        <DataTable
          caption="Taxes"
          columns={columns(locale)}
          rows={taxes}
          keyOf={(tax) => tax.id}
          nameOf={(tax) => tax.name}
          hrefOf={(tax) => taxAt(tax.id)}
          menuOf={menuOf}
        />
      ) : (
        <EmptyState
          sentence="Taxes stand here with their percentages, to be chosen on the lines of quotes and invoices."
          act={add}
        />
      )}
      {opened !== undefined && <TaxDialog key={asked} tax={opened} onClose={close} />}
      {deleting && (
        <DeleteTaxDialog tax={deleting} onDone={() => setDeleting(null)} onClose={() => setDeleting(null)} />
      )}
    </>
  );
}
