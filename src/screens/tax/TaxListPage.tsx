import { useLocation } from 'wouter';
import { taxCalls } from '../../api/calls/tax.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { endOf, type Tax, taxCard, taxLabel } from '../../domain/tax/tax.ts';
import { usualTaxes } from '../../domain/tax/usual-taxes.ts';
import { formatDecimal } from '../../domain/values/format.ts';
import { tax as taxWords } from '../../domain/words/taxes.ts';
import { CardList } from '../card/CardList.tsx';
import { useCardActs } from '../card/use-card-acts.tsx';
import { TaxDialog } from '../document/TaxDialog.tsx';
import { taxAt, taxesAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import type { Column } from '../kit/lists/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';

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
const useNoTaxes = () => {
  const { id: businessId, country } = useBusiness();
  const locale = useLocale();
  const run = usePlainAct();
  const usual = usualTaxes(country);
  if (usual.length === 0) return { sentence: taxWords.taxListWords.empty };
  const percents = usual.map(({ percent }) => `${formatDecimal(percent, locale)}%`).join(', ');
  const addAll = () =>
    run('tax.add usual', (intentKey) => ask(taxCalls.addUsualTaxes, { businessId }, { intentKey }));
  return {
    sentence: taxWords.usualWords.lead,
    usual: (
      <Button look="primary" onClick={() => void addAll()}>
        {taxWords.usualWords.add(percents)}
      </Button>
    ),
  };
};

const consequences = {
  deactivated: {
    lead: taxWords.deleteTaxWords.deactivatedWhenUsed,
    label: taxWords.deleteTaxWords.deactivateTax,
  },
  removed: { lead: taxWords.deleteTaxWords.removedWhenUnused, label: taxWords.deleteTaxWords.removeTax },
} as const;

const edit = { name: 'edit', label: taxWords.taxListWords.edit } as const;
const remove = { name: 'delete', label: taxWords.taxListWords.delete } as const;
const activate = { name: 'activate', label: taxWords.taxListWords.activate } as const;

function TaxList({ taxes }: { taxes: readonly Tax[] }) {
  const [, navigate] = useLocation();
  const locale = useLocale();
  const acts = useCardActs<Tax, 'edit' | 'delete' | 'activate'>({
    noun: taxCard.noun,
    actsOf: ({ active }) => ({ allowed: [edit, active ? remove : activate], refused: [] }),
    acts: {
      edit: { open: ({ id }) => navigate(taxAt(id)) },
      activate: { send: (one, intent) => ask(taxCalls.activateTax, one, intent) },
      delete: {
        danger: true,
        send: (one, intent) => ask(taxCalls.deleteTax, one, intent),
        asks: (tax) => ({
          title: taxWords.deleteTaxWords.title(taxLabel(tax.name, tax.percent, locale)),
          keep: taxWords.deleteTaxWords.keepIt,
          ...consequences[endOf(tax)],
        }),
      },
    },
  });
  return (
    <CardList
      noun={taxCard.noun}
      title={taxWords.taxListWords.taxes}
      rows={taxes}
      listAt={taxesAt}
      formAt={taxAt}
      add={taxWords.taxListWords.newTax}
      empty={useNoTaxes()}
      table={{ columns: columns(locale), nameOf: ({ name }) => name, menuOf: acts.menuOf }}
      form={(opened, close) => <TaxDialog tax={opened} onClose={close} />}
    >
      {acts.dialog}
    </CardList>
  );
}
