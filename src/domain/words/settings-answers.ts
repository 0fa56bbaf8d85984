/** What is read in settings answer. */

export const businessSetUp = 'Your business is set up.';
export const changesSaved = 'Changes saved.';
export const bankCreated = 'Bank created';
export const bankSetDefault = 'Bank Set as default successfully.';
export const bank = 'Bank';
export const banks = 'Banks';
export const bankDeletedSuccessfully = 'Bank deleted successfully.';
export const taxAdded = 'Tax has been added.';
export const taxes = 'Taxes';
export const taxDeleted = 'Tax has been deleted.';
export const templates = 'Invoice templates';
export const templateDeleted = 'Invoice template deleted.';
export const templateCreated = 'Created invoice template.';
export const csvHeaders = 'CSV headers';
export const noSuchPlan = 'There is no such plan.';
export const planNow = (name: string) => `You are on the ${name} plan now.`;
export const nothingWasCharged = 'Nothing was charged.';
