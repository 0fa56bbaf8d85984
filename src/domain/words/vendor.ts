/** The list of vendors. */
export const vendorListWords = {
  title: 'Vendors',
  open: 'Open',
  searchPlaceholder: 'Search name, email, phone',
  newVendor: 'New vendor',
  empty: 'You have no vendors yet. Add one to enter their bills and see what you owe.',
  order: 'Order',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  purchased: 'Total purchases',
  owed: 'Total owed',
  all: 'All',
  unpaid: 'Unpaid',
  paid: 'Paid',
  deleted: 'Deleted',
  mostRecent: 'Most recent',
  leastRecent: 'Least recent',
  byName: 'By name',
  mostOwed: 'Most owed',
  statement: 'Statement',
} as const;

/** What they came to in a period. */
export const vendorsSummaryWords = {
  summary: 'Summary',
  purchased: 'Purchases',
  paid: 'Paid',
  owed: 'Owed',
  overdue: 'Overdue',
} as const;

/** What is done about a vendor's money. */
export const vendorActWords = {
  newBill: 'New bill',
  newOrder: 'New order',
  payBills: 'Pay bills',
  payOpeningBalance: 'Pay opening balance',
  refundAdvance: 'Record refund of advance',
} as const;

/** Their documents, on their page. */
export const vendorBillWords = {
  caption: 'Bills',
  nothing: 'You haven’t bought anything from this vendor yet.',
} as const;
export const vendorOrderWords = {
  caption: 'Purchase orders',
  nothing: 'You haven’t ordered anything from this vendor yet.',
} as const;
export const vendorExpenseWords = {
  caption: 'Expenses',
  nothing: 'You have no expenses with this vendor yet.',
  search: 'Search number, name',
  name: 'Name',
  date: 'Date',
  category: 'Category',
  total: 'Total',
} as const;
