import type { May, PermissionKey } from '../../domain/access/permissions.ts';
import { headOf, reportNames } from '../../domain/report/reports.ts';
import { palette as paletteWords } from '../../domain/words/frame.ts';
import {
  addCustomerAt,
  addDocumentAt,
  addExpenseAt,
  addItemAt,
  addVendorAt,
  bankAt,
  taxAt,
} from '../../screens/frame/addresses.ts';
import { chooseColor } from '../../screens/frame/color-mode.ts';
import { pageActs } from '../../screens/kit/buttons/page-acts.ts';
import type { NavGroup } from '../nav.ts';

/** One line of the palette. */
export interface Choice {
  /** Unlike every other line's, and the same when the same thing is found again. */
  id: string;
  /** The heading it is under; choices of one group follow each other. */
  group: string;
  label: string;
  /** In smaller words beside it: a customer, an amount. */
  detail?: string | undefined;
  /** The page it opens, or what it does. */
  leads: string | (() => void);
}

/** Which further things the palette can do where it stands. */
export interface Acts {
  onKeys: () => void;
  onSignOut: () => void;
}

const forms: readonly { label: string; href: string; key: PermissionKey }[] = [
  { label: paletteWords.newInvoice, href: addDocumentAt('invoice'), key: 'invoice.add' },
  { label: paletteWords.newReceipt, href: addDocumentAt('receipt'), key: 'receipt.add' },
  { label: paletteWords.newQuote, href: addDocumentAt('quote'), key: 'quote.add' },
  { label: paletteWords.newBill, href: addDocumentAt('bill'), key: 'bill.add' },
  { label: paletteWords.newOrder, href: addDocumentAt('order'), key: 'purchaseOrder.add' },
  { label: paletteWords.newExpense, href: addExpenseAt, key: 'expense.add' },
  { label: paletteWords.newCustomer, href: addCustomerAt(), key: 'customer.add' },
  { label: paletteWords.newVendor, href: addVendorAt(), key: 'vendor.add' },
  { label: paletteWords.newItem, href: addItemAt, key: 'inventory.add' },
  { label: paletteWords.newBank, href: bankAt(), key: 'settings.account' },
  { label: paletteWords.newTax, href: taxAt(), key: 'settings.account' },
];

/** The reports of the directory, those of the role alone. */
const reportPages = (may: May) =>
  reportNames.map(headOf).filter(({ group, permission }) => group !== undefined && may(permission));

/** What stands in the palette before anything is looked for: pages and acts, those of the role alone. */
export const fixedChoices = (
  groups: readonly NavGroup[],
  may: May,
  { onKeys, onSignOut }: Acts,
): Choice[] => {
  const line = (group: string, label: string, leads: Choice['leads']): Choice => ({
    id: `${group} ${label}`,
    group,
    label,
    leads,
  });
  return [
    ...pageActs().map(({ key, label, onPress }) => ({
      // Once the focus is back where it was: it would be taken from the dialog that this opens.
      ...line(paletteWords.onThisPage, label, () => void setTimeout(onPress)),
      id: `${paletteWords.onThisPage} ${key}`,
    })),
    ...groups.flatMap(({ entries }) =>
      entries.map(({ label, href }) => line(paletteWords.goTo, label, href)),
    ),
    ...reportPages(may)
      .filter(({ page }) => !groups.some(({ entries }) => entries.some(({ href }) => href === page)))
      .map(({ title, page }) => line(paletteWords.goTo, title, page)),
    ...forms.filter(({ key }) => may(key)).map(({ label, href }) => line(paletteWords.actions, label, href)),
    line(paletteWords.actions, paletteWords.lightTheme, () => chooseColor('light')),
    line(paletteWords.actions, paletteWords.darkTheme, () => chooseColor('dark')),
    line(paletteWords.actions, paletteWords.systemTheme, () => chooseColor('system')),
    line(paletteWords.actions, paletteWords.showKeys, onKeys),
    line(paletteWords.actions, paletteWords.signOut, onSignOut),
  ];
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The choices in which some word begins with each word typed, whatever the case and the accents. */
export const matching = (choices: readonly Choice[], typed: string): Choice[] => {
  const terms = plain(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ label }) => {
    const words = plain(label).split(/\s+/);
    return terms.every((part) => words.some((word) => word.startsWith(part)));
  });
};
