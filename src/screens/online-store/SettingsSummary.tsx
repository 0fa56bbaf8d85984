import { chakra } from '@chakra-ui/react';
import type { StoreBooks } from '../../domain/online-store/accounts.ts';
import {
  accountNames,
  onlineStoreAnswers,
  shownStatuses,
  storeWords as words,
} from '../../domain/online-store/online-store.words.ts';
import { type StoreSettings, storeAccounts } from '../../domain/online-store/settings.ts';
import { formatDay } from '../../domain/values/format.ts';
import { DetailList } from '../kit/lists/DetailList.tsx';
import { useLocale } from '../kit/locale.ts';

const Part = chakra('section', {
  base: { marginTop: '3', '& > h3': { marginBottom: '2.5', fontSize: '15px' } },
});

const onOff = (on: boolean): string => (on ? words.yes : words.no);
const chosen = (numbers: readonly number[], names: readonly string[]): string =>
  numbers.map((n) => names[n - 1]).join(', ') || words.no;

/** Every choice of the set-up, under its name. */
export function SettingsSummary({ settings, books }: { settings: StoreSettings; books: StoreBooks }) {
  const locale = useLocale();
  const { sync, automation, accounting } = settings;
  const accountName = (id: number) => books.accounts.find((one) => one.id === id)?.name ?? '';
  return (
    <>
      <Part aria-label={words.step.sync}>
        <h3>{words.step.sync}</h3>
        <DetailList
          label={words.step.sync}
          rows={[
            { label: words.importFrom, value: formatDay(sync.importFrom, locale) },
            { label: words.autoSync, value: onOff(sync.autoSync) },
            { label: words.skipDuplicates, value: onOff(sync.skipDuplicates) },
          ]}
        />
      </Part>
      <Part aria-label={words.step.automation}>
        <h3>{words.step.automation}</h3>
        <DetailList
          label={words.step.automation}
          rows={[
            {
              label: words.createSales,
              value: automation.createSales ? onlineStoreAnswers.salesTypes[automation.salesType] : words.no,
            },
            {
              label: words.paymentStatuses,
              value: chosen(automation.paymentStatuses, shownStatuses.payment),
            },
            {
              label: words.shippingStatuses,
              value: chosen(automation.shippingStatuses, shownStatuses.shipping),
            },
            { label: words.follows, value: chosen(automation.follows, words.followed) },
            {
              label: words.createItems,
              value: automation.createItems ? words.itemTypes[automation.itemType] : words.no,
            },
            { label: words.matchBy, value: onlineStoreAnswers.matchMethods[automation.matchBy] },
            {
              label: words.stockOwner,
              value: automation.updateStock
                ? onlineStoreAnswers.stockOwners[automation.stockOwner]
                : words.no,
            },
          ]}
        />
      </Part>
      <Part aria-label={words.step.accounting}>
        <h3>{words.step.accounting}</h3>
        <DetailList
          label={words.step.accounting}
          rows={storeAccounts.map((place) => ({
            label: accountNames[place],
            value: accountName(accounting[place]),
          }))}
        />
      </Part>
    </>
  );
}
