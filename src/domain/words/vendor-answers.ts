/** What calls about vendors answer. */
export const vendorAdded = 'Vendor detail added successfully.';
export const vendorUpdated = 'Vendor detail updated successfully.';
export const vendorDeleted = 'Vendor deleted successfully.';
export const vendorRestored = 'Vendor restored successfully.';
export const vendorsDeleted = 'Multiple Vendor deleted successfully.';
export const vendorsRestored = 'Multiple Vendor restored successfully.';
export const vendor = 'Vendor';
export const lastPurchases = 'Last purchases';
export const internalNote = 'Internal note';
export const vendorCounts = 'How many vendors there are';
export const vendorsCameTo = 'What the vendors came to';
export const vendorCameTo = 'What the vendor came to';
export const emailOfAnother = 'Another vendor has this email address too.';
export const bothOfAnother = 'Another vendor has this email address too, and another this tax id.';
export const taxIdOfAnother = 'Another vendor has this tax id too.';
export const advanceRefunded = 'Refund recorded.';
