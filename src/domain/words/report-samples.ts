/** Beside a made-up report where the plan doesn't have it. */
export const sampleReportWords = {
  example: 'Example',
  lead: 'What this report looks like, with made-up figures:',
} as const;

/** Names in made-up reports. */
export const sampleNames = {
  customers: ['Café Lune', 'Harbour Hotel', 'Miller & Daughters', 'Corner Bakery'],
  items: ['House blend 1 kg', 'Paper filters', 'Hand grinder', 'Repair'],
  categories: ['Coffee', 'Equipment', 'Services'],
  employees: ['Ada Stone', 'Tom Reed', 'Ines Moreau'],
  vendors: ['Nordwind Roasters', 'City Power', 'Paper & Pack'],
  accounts: {
    sales: 'Sales',
    goods: 'Cost of goods sold',
    rent: 'Rent',
    wages: 'Wages',
    cash: 'Cash and cash equivalents',
    owedByCustomers: 'Accounts receivable',
    stock: 'Inventory',
    owedToVendors: 'Accounts payable',
    capital: 'Owner’s equity',
  },
  taxes: ['VAT 20 %', 'VAT 5 %'],
  documents: ['INV-0001', 'INV-0002', 'INV-0003'],
} as const;
