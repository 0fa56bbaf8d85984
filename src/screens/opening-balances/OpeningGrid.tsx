import { chakra } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { groupNameOf, subgroupById } from '../../domain/books/account-groups.ts';
import { sideOf } from '../../domain/books/fiscal-balances.ts';
import { type BalanceSource, balanceText } from '../../domain/journal-entry/opening-balances.ts';
import { type Decimal, isZero } from '../../domain/money.ts';
import { formatAmount } from '../../domain/values/format.ts';
import { openingBalanceWords as words } from '../../domain/words/opening-balances.ts';
import { accountsAt, customersAt, itemsAt, vendorsAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { moneyForm } from '../kit/fields/use-number-text.ts';
import { GridCell } from '../kit/lists/GridCell.tsx';
import { GridPlace } from '../kit/lists/grid-style.ts';
import { useLocale } from '../kit/locale.ts';
import {
  balanceFaults,
  cellName,
  cellText,
  equityOf,
  isChanged,
  netBooked,
  type OpeningAccount,
  type OpeningForm,
  type OpeningView,
  pastedInto,
  sides,
  totalsOf,
  typedAccounts,
  withTyped,
} from './opening-form.ts';

/** The grid with room for names, which are what is looked for. */
const Place = chakra(GridPlace, {
  base: {
    '& tbody th, & thead th:first-of-type, & tfoot th': { width: '60%', maxWidth: 'none' },
    '& tbody th small': { display: 'block', fontSize: '13px', color: 'quiet', lineHeight: '1.35' },
    '& tbody th small a': { color: 'accent', textDecoration: 'underline' },
    '& tbody th small.fault': { color: 'stopped' },
    '& thead td, & td.worked': { padding: '6px 8px' },
    '@media (max-width: 47.99rem)': {
      '& tbody th, & thead th:first-of-type, & tfoot th': { maxWidth: 'none' },
    },
  },
});

/** Where a balance is entered that isn't typed here. */
const ways: Partial<Record<BalanceSource, string>> = {
  customers: customersAt,
  vendors: vendorsAt,
  stock: itemsAt,
  foreign: accountsAt,
};

interface OpeningGridProps {
  form: OpeningForm;
  view: OpeningView;
  onChange: (patch: Partial<OpeningForm>) => void;
  problemOf: (field: string) => string | undefined;
}

/** Under the name of an account: where its balance comes from, what the books have where that is another, and what is wrong. */
function AboutAccount({ account, form }: { account: OpeningAccount; form: OpeningForm }) {
  const locale = useLocale();
  const { homeCurrency } = useBusiness();
  const source = account.source as BalanceSource | null;
  const way = source && ways[source];
  const changed = isChanged(form, account);
  const booked = balanceText(netBooked(account), homeCurrency, locale);
  const faults = balanceFaults(form, account, moneyForm(homeCurrency, locale));
  return (
    <>
      {source && <small>{way ? <Link href={way}>{words.ways[source]}</Link> : words.ways[source]}</small>}
      {changed && !isZero(netBooked(account)) && account.closed === null && (
        <small>{words.booked(booked)}</small>
      )}
      {changed &&
        faults.map(([side, message]) => (
          <small key={side} className="fault">
            {message}
          </small>
        ))}
    </>
  );
}

function AccountRow({
  account,
  form,
  view,
  onChange,
  problemOf,
}: OpeningGridProps & { account: OpeningAccount }) {
  const locale = useLocale();
  const { homeCurrency } = useBusiness();
  const numbers = moneyForm(homeCurrency, locale);
  const { accountId, code, account: name } = account;
  const live = isChanged(form, account) ? Object.fromEntries(balanceFaults(form, account, numbers)) : {};
  return (
    <tr>
      <th scope="row">
        {code ? `${code} ${name}` : name}
        <AboutAccount account={account} form={form} />
      </th>
      {sides.map((side) => (
        <td key={side}>
          <GridCell
            id={`opening-${cellName(side, accountId)}`}
            label={words.cellOf({ cell: words[side], account: name })}
            value={cellText(form, account, side)}
            form={numbers}
            problem={problemOf(cellName(side, accountId)) ?? live[side]}
            onChange={(text) => onChange(withTyped(form, account, side, text))}
            onPasted={(cells) => onChange(pastedInto(form, cells, view, { account, side }, locale))}
          />
        </td>
      ))}
    </tr>
  );
}

const groupTitle = (id: number): string => {
  const { group, name } = subgroupById(id)!;
  const groupName = groupNameOf(group);
  return name === groupName ? name : words.group({ group: groupName, subgroup: name });
};

/** A row that is worked out of the others. */
function WorkedRow({ name, about, net }: { name: string; about?: string; net: Decimal }) {
  const locale = useLocale();
  const { homeCurrency } = useBusiness();
  const amounts = sideOf(net);
  return (
    <tr>
      <th scope="row">
        {name}
        {about && <small>{about}</small>}
      </th>
      {sides.map((side) => (
        <td key={side} className="worked">
          {isZero(amounts[side]) ? '' : formatAmount(amounts[side], homeCurrency, locale)}
        </td>
      ))}
    </tr>
  );
}

/** Every account with its balance, by sub-group; the last rows are worked out. Arrows and Enter move as in a spreadsheet. */
export function OpeningGrid(props: OpeningGridProps) {
  const { form, view } = props;
  const locale = useLocale();
  const { homeCurrency } = useBusiness();
  const accounts = typedAccounts(view);
  const equity = view.accounts.find(({ source }) => source === 'equity');
  const totals = totalsOf(form, view);
  const amount = (value: Decimal) => formatAmount(value, homeCurrency, locale);
  const longest = Math.max(9, ...sides.map((side) => amount(totals[side]).length));
  return (
    <Place style={{ '--longest': longest } as CSSProperties}>
      <table>
        <caption className="unseen">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.account}</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {words[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map((account, index) => [
            account.subgroupId !== accounts[index - 1]?.subgroupId && (
              <tr key={`group ${account.subgroupId}`} className="group">
                <th colSpan={3}>{groupTitle(account.subgroupId)}</th>
              </tr>
            ),
            <AccountRow key={account.accountId} {...props} account={account} />,
          ])}
          {!isZero(view.earlier) && <WorkedRow name={words.earlier} net={view.earlier} />}
          {equity && <WorkedRow name={equity.account} about={words.ways.equity} net={equityOf(form, view)} />}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {sides.map((side) => (
              <td key={side}>{amount(totals[side])}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Place>
  );
}
