/** What numbers of a business are called on its documents, and where they are typed. */

export const taxNumber = 'Tax number';
export const vatNumber = 'VAT number';
export const vatId = 'VAT ID';
export const registration = 'Registration number';
export const commercialRegister = 'Commercial register';
export const companyNumber = 'Company number';
export const tin = 'TIN';
export const rcNumber = 'RC number';
export const ein = 'EIN';
export const abn = 'ABN';
export const acn = 'ACN';
export const gstNumber = 'GST number';
export const gstin = 'GSTIN';
export const pin = 'PIN';
