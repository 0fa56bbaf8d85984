import * as everywhere from './everywhere.ts';

/** What is read in customer answer. */
export const customerAnswerWords = {
  emailOfAnother: 'Another customer has this email address too.',
  customerAddedSuccessfully: 'Customer added successfully.',
  customerUpdatedSuccessfully: 'Customer updated successfully.',
  customer: 'Customer',
  clientDeletedSuccessfully: 'Client deleted successfully.',
  multipleClientDeleted: 'Multiple Client deleted successfully.',
  clientRestoredSuccessfully: 'Client restored successfully.',
  multipleClientRestored: 'Multiple Client restored successfully.',
  mailSent: everywhere.mailSent,
  whatCustomersCame: 'What the customers came to',
  paymentRecorded: 'Payment recorded.',
  paymentDeleted: 'Payment deleted.',
  remindersPaused: 'Reminders paused for this customer.',
  remindersResumed: 'Reminders are on again for this customer.',
} as const;

/** What is read in item answer. */
export const itemAnswerWords = {
  itemAddedSuccessfully: 'Item added successfully.',
  itemDetailsUpdated: 'Item details updated successfully.',
  item: 'Item',
  deleted: 'Product deleted successfully.',
  severalDeleted: 'Multiple Product deleted successfully.',
  restored: 'Product restored successfully.',
  severalRestored: 'Multiple Product restored successfully.',
  categories: 'Categories of items',
} as const;
