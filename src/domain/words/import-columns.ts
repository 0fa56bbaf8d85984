/** What the columns of a file are called by us, and by other programs. Source: answers-2.md, Q53 and Q61. */
export const itemColumnNames = {
  name: ['Name', 'Title', 'Item', 'Item name', 'Product', 'Product name'],
  kind: ['Type', 'Kind', 'Item type'],
  sku: ['SKU', 'Variant SKU', 'Item code', 'Code'],
  barcode: ['Barcode', 'Variant Barcode', 'EAN', 'UPC', 'GTIN'],
  description: ['Description', 'Body (HTML)', 'Sales description'],
  category: ['Category', 'Product category', 'Group'],
  unit: ['Unit', 'Unit of measure', 'UOM'],
  price: ['Price', 'Variant Price', 'Unit price', 'Sales price', 'Selling price'],
  cost: ['Cost', 'Cost per item', 'Unit cost', 'Cost price', 'Purchase price'],
  salesTax: ['Sales tax', 'Tax'],
  tracked: ['Tracked', 'Track stock', 'Count in stock'],
  quantity: ['Quantity', 'Variant Inventory Qty', 'In stock', 'Quantity available', 'Qty', 'Stock'],
  openingOn: ['Opening day', 'Counted on', 'As of'],
  reorderLevel: ['Reorder level', 'Reorder at', 'Reorder point'],
  purchaseDescription: ['Purchase description', 'Description for purchases'],
  expiresOn: ['Expiry', 'Expires on', 'Expiry date', 'Expiration date'],
} as const;
