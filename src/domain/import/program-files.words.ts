import type { ImportKind } from './run.ts';

/** A file as another program writes it, where names alone would mean something else. */
export interface ProgramFile {
  program: string;
  kind: ImportKind;
  /** Columns that tell the file: no other program's file of the kind has them all. */
  has: readonly string[];
  /** The column each field is read from. */
  columns: Readonly<Record<string, string>>;
  /** Columns that aren't what their names say to us. */
  others?: readonly string[];
  /** Columns of percentages without their sign. */
  percents?: readonly string[];
}

/**
 * Files of other programs, by the names their exports have at the time of writing. What isn't listed here is matched by the names of
 * `import-files.words.ts`.
 */
export const programFiles: readonly ProgramFile[] = [
  {
    program: 'FreshBooks',
    kind: 'sales',
    has: ['Client Name', 'Invoice #', 'Date Issued', 'Rate'],
    columns: {
      number: 'Invoice #',
      contact: 'Client Name',
      issuedOn: 'Date Issued',
      item: 'Item Name',
      description: 'Item Description',
      quantity: 'Quantity',
      price: 'Rate',
      lineDiscount: 'Discount Percentage',
      taxAmount: 'Tax 1 Amount',
      total: 'Line Total',
      currency: 'Currency',
      status: 'Invoice Status',
      paidOn: 'Date Paid',
    },
    percents: ['Discount Percentage'],
  },
  {
    program: 'Xero',
    kind: 'sales',
    has: ['ContactName', 'InvoiceNumber', 'InvoiceDate', 'UnitAmount'],
    columns: {
      number: 'InvoiceNumber',
      contact: 'ContactName',
      issuedOn: 'InvoiceDate',
      dueOn: 'DueDate',
      item: 'InventoryItemCode',
      description: 'Description',
      quantity: 'Quantity',
      price: 'UnitAmount',
      lineDiscount: 'Discount',
      taxAmount: 'TaxAmount',
      taxTotal: 'TaxTotal',
      total: 'Total',
      paid: 'InvoiceAmountPaid',
      balance: 'InvoiceAmountDue',
      currency: 'Currency',
      status: 'Status',
    },
    others: ['TaxType', 'Type', 'AccountCode'],
    percents: ['Discount'],
  },
  {
    program: 'Xero',
    kind: 'bills',
    has: ['ContactName', 'InvoiceNumber', 'InvoiceDate', 'UnitAmount'],
    columns: {
      number: 'InvoiceNumber',
      contact: 'ContactName',
      issuedOn: 'InvoiceDate',
      dueOn: 'DueDate',
      item: 'InventoryItemCode',
      description: 'Description',
      quantity: 'Quantity',
      price: 'UnitAmount',
      account: 'AccountCode',
      taxAmount: 'TaxAmount',
      taxTotal: 'TaxTotal',
      total: 'Total',
      paid: 'InvoiceAmountPaid',
      balance: 'InvoiceAmountDue',
      currency: 'Currency',
      status: 'Status',
    },
    others: ['TaxType', 'Type'],
  },
  {
    program: 'Zoho Books',
    kind: 'sales',
    has: ['Invoice ID', 'Invoice Number', 'Item Price', 'Entity Discount Percent'],
    columns: {
      number: 'Invoice Number',
      contact: 'Customer Name',
      issuedOn: 'Invoice Date',
      dueOn: 'Due Date',
      item: 'Item Name',
      description: 'Item Desc',
      quantity: 'Quantity',
      price: 'Item Price',
      lineDiscount: 'Discount Amount',
      discount: 'Entity Discount Percent',
      taxAmount: 'Item Tax Amount',
      pricesIncludeTax: 'Is Inclusive Tax',
      shipping: 'Shipping Charge',
      total: 'Total',
      balance: 'Balance',
      currency: 'Currency Code',
      rate: 'Exchange Rate',
      status: 'Invoice Status',
      notes: 'Notes',
    },
    others: ['Discount', 'Item Tax', 'SKU'],
    percents: ['Entity Discount Percent'],
  },
  {
    program: 'Invoice Ninja',
    kind: 'purchase-orders',
    has: ['purchase_order_number', 'vendor_name', 'item_product_key', 'item_cost'],
    columns: {
      number: 'purchase_order_number',
      contact: 'vendor_name',
      issuedOn: 'date',
      item: 'item_product_key',
      description: 'item_notes',
      quantity: 'item_quantity',
      price: 'item_cost',
      discount: 'discount',
      notes: 'public_notes',
      total: 'amount',
      status: 'status',
    },
    others: ['po_number', 'private_notes', 'due_date'],
  },
  {
    program: 'Stripe',
    kind: 'sales',
    has: ['id', 'Number', 'Subtotal', 'Date (UTC)', 'Amount Due'],
    columns: {
      number: 'Number',
      contact: 'Customer Name',
      issuedOn: 'Date (UTC)',
      dueOn: 'Due Date (UTC)',
      // A row is an invoice, without lines: its id says what it was for.
      item: 'id',
      price: 'Subtotal',
      discount: 'Total Discount Amount',
      taxTotal: 'Tax',
      total: 'Total',
      paid: 'Amount Paid',
      currency: 'Currency',
      status: 'Status',
    },
    others: ['Customer', 'Amount Due', 'Paid'],
  },
  {
    program: 'Waveapps',
    kind: 'journal-entries',
    has: ['Transaction ID', 'Account Name', 'Debit Amount (Two Column Approach)'],
    columns: {
      number: 'Transaction ID',
      onDay: 'Transaction Date',
      account: 'Account Name',
      description: 'Transaction Line Description',
      memo: 'Transaction Description',
      contact: 'Customer',
      debit: 'Debit Amount (Two Column Approach)',
      credit: 'Credit Amount (Two Column Approach)',
    },
  },
  {
    program: 'WooCommerce',
    kind: 'inventory',
    has: ['Regular price', 'Visibility in catalog', 'Stock'],
    columns: {
      name: 'Name',
      sku: 'SKU',
      barcode: 'GTIN, UPC, EAN, or ISBN',
      description: 'Description',
      category: 'Categories',
      price: 'Regular price',
      quantity: 'Stock',
      reorderLevel: 'Low stock amount',
    },
    others: ['Type', 'Tax class', 'Tax status', 'In stock?', 'Sale price'],
  },
];
