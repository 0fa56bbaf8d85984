/**
 * The chart of accounts every business starts with, and the roles by which code asks for an account.
 * Source: answers.md, "Default chart of accounts".
 */
export type AccountGroup = 'asset' | 'liability' | 'equity' | 'income' | 'expense';
export type CashSection = 'cash' | 'operating' | 'investing' | 'financing';

const standard = {
  cash: 1,
  receivable: 2,
  clearing: 3,
  advance: 5,
  taxPaid: 8,
  taxCollected: 9,
  payable: 10,
  credit: 11,
  sales: 13,
  discount: 14,
  service: 15,
  returns: 16,
  exchange: 19,
  rounding: 20,
  supplies: 26,
  fees: 30,
  costOfGoods: 32,
  opening: 33,
  inventory: 34,
  shipping: 35,
  retained: 38,
  adjustments: 39,
  purchaseDiscount: 40,
  badDebts: 42,
  unrealised: 48,
} as const;
export type AccountRole = keyof typeof standard;

/** Which of a business's accounts takes each role. */
export type Accounts = Readonly<Record<AccountRole, number>>;

/** The roles as the standard chart gives them; a posting asks the business's own. */
export const standardAccounts: Accounts = standard;

/** The accounts of a business: its own defaults where it has set them, else those of the standard chart. */
export const accountsWith = (defaults: Partial<Accounts>): Accounts => ({ ...standard, ...defaults });

export interface AccountRow {
  id: number;
  name: string;
  group: AccountGroup;
  subgroup: string;
  isCurrent: boolean;
  cashSection: CashSection;
  role: AccountRole | null;
}

const rows = `1|Cash and cash equivalents|asset|Cash and bank
2|Accounts receivable|asset|Receivables
3|Payment clearing|asset|Cash and bank
4|Prepaid expenses|asset|Other current
5|Vendor advances|asset|Other current
6|Equipment|asset|Non-current
7|Accumulated depreciation|asset|Non-current
8|Sales tax paid|asset|Tax
9|Sales tax collected|liability|Tax
10|Accounts payable|liability|Payables
11|Customer deposits and credits|liability|Other current
12|Accrued liabilities|liability|Other current
13|Sales|income|Sales
14|Sales discounts|income|Sales
15|Service income|income|Sales
16|Sales returns|income|Sales
17|Other income|income|Other
18|Interest income|income|Other
19|Realised exchange gain or loss|expense|Other
20|Rounding differences|expense|Other
21|Rent|expense|Operating
22|Utilities|expense|Operating
23|Salaries|expense|Operating
24|Advertising|expense|Operating
25|Travel|expense|Operating
26|Office supplies|expense|Operating
27|Telephone and internet|expense|Operating
28|Insurance|expense|Operating
29|Professional fees|expense|Operating
30|Bank and provider fees|expense|Operating
31|Repairs|expense|Operating
32|Cost of goods sold|expense|Cost of sales
33|Opening balance equity|equity|Equity
34|Inventory|asset|Inventory
35|Shipping charged to customers|income|Sales
36|Owner's capital|equity|Equity
37|Owner's drawings|equity|Equity
38|Retained earnings|equity|Equity
39|Inventory adjustments|expense|Cost of sales
40|Purchase discounts|expense|Cost of sales
41|Store fees|expense|Selling
42|Bad debts|expense|Operating
43|Freight in|expense|Cost of sales
44|Depreciation|expense|Operating
45|Loans|liability|Non-current
46|Store clearing|asset|Cash and bank
47|Gift-card liability|liability|Other current
48|Unrealised exchange gain or loss|expense|Other
49|Other expenses|expense|Operating
50|Deposits paid|asset|Other current
51|Interest paid|expense|Other`;

const roleOf = (id: number): AccountRole | null =>
  (Object.keys(standard) as AccountRole[]).find((role) => standard[role] === id) ?? null;

/** Where a statement of cash flow shows what moves on an account of a sub-group. Source: finance-answers.md, section C, 9. */
export const cashSectionOf = (group: AccountGroup, subgroup: string): CashSection => {
  if (group === 'asset' && subgroup === 'Cash and bank') return 'cash';
  if (group === 'equity') return 'financing';
  if (subgroup !== 'Non-current') return 'operating';
  return group === 'asset' ? 'investing' : 'financing';
};

/** The accounts made with each business, in order of their numbers. */
export const defaultAccounts: readonly AccountRow[] = rows.split('\n').map((row) => {
  const [id, name, group, subgroup] = row.split('|') as [string, string, AccountGroup, string];
  return {
    id: Number(id),
    name,
    group,
    subgroup,
    isCurrent: subgroup !== 'Non-current',
    cashSection: cashSectionOf(group, subgroup),
    role: roleOf(Number(id)),
  };
});
