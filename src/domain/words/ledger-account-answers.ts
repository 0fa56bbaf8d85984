/** What calls of the chart of accounts answer. */

export const groups = 'Groups';
export const subgroups = 'Sub-groups';
export const accounts = 'Accounts';
export const accountingSettings = 'Accounting settings';
export const accountAdded = 'TAccount added successfully.';
export const accountUpdated = 'TAccount updated successfully.';
export const subgroupOfAnother = 'This sub-group belongs to another group.';
