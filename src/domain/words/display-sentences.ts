import { failures } from './frame.ts';

/**
 * What the page shows for a sentence that the spec fixes on the wire. The wire keeps the spec's spelling, so that what
 * was written against it goes on working; nobody has to read “succesfully” on a screen. A sentence that isn’t listed is
 * shown as it is. Source of the left column: error catalogues of the three documents of the spec.
 */
export const displayedSentences: Readonly<Record<string, string>> = {
  // Quotes and lines
  "Can't create a quote without adding a client.": 'Choose a customer for this quote.',
  "Can't create a quote without adding items.": 'Add at least one line to this quote.',
  "Can't create a quote without the required details (client and items).":
    'Choose a customer and add at least one line.',
  'Please select an item before adding a quantity.': 'Choose an item first, then enter its quantity.',
  'Please enter digit from 1 above.': 'Enter a quantity above zero.',
  'Please select an item before adding a tax.': 'Choose an item first, then its tax.',
  "Can't add items already added.": 'This item is already on the quote.',
  'Quote created': 'Quote created.',
  'Quote details are updated successfully': 'Quote saved.',
  'Quote deleted successfully.': 'Quote deleted.',
  'QUOTE restored successfully.': 'Quote restored.',
  'The quote has been successfully converted to an invoice.': 'Quote converted to an invoice.',
  'The quote has been successfully converted to an receipt': 'Quote converted to a receipt.',
  // Invoices and receipts
  'Invoice created': 'Invoice created.',
  'Receipt created': 'Receipt created.',
  'Invoice details updated successfully.': 'Invoice saved.',
  'Invoice Archived successfully.': 'Deleted.',
  'invoice deleted.': 'Deleted.',
  'Duplication Successful.': 'Copy created as a draft.',
  'Transaction cancelled successfully.': 'Cancelled.',
  'Invoice status has been updated.': 'Status updated.',
  'Delivery status has been updated.': 'Delivery status updated.',
  'Payment record added successfully.': 'Payment recorded.',
  'Invoice payment done successfully': 'Payment recorded.',
  'Redirecting to payment page.': 'Opening the payment page …',
  'Mail has been sent.': 'Email sent.',
  'Email sent successfully': 'Email sent.',
  // Bills
  'Bill details added successfully.': 'Bill added.',
  'Bill details updated successfully.': 'Bill saved.',
  'Bill deleted successfully.': 'Bill deleted.',
  'Expense details added successfully.': 'Expense recorded.',
  'Expense details updated successfully.': 'Expense saved.',
  'Expense deleted successfully.': 'Expense deleted.',
  'Vendor bill payment done successfully': 'Payment recorded.',
  'Purchase order details added successfully.': 'Purchase order added.',
  'Purchase order details updated successfully.': 'Purchase order saved.',
  'Order deleted successfully.': 'Purchase order deleted.',
  'Email sent successfully.': 'Email sent.',
  // Plans
  'Something went wrong!': 'Something went wrong. Try again in a moment.',
  'subscripion cancelled successfully.': 'Plan cancelled.',
  // Customers, vendors, items, banks, taxes, templates
  'Customer added successfully.': 'Customer added.',
  'Customer updated successfully.': 'Customer saved.',
  'Client deleted successfully.': 'Customer deleted.',
  'Multiple Client deleted successfully.': 'Customers deleted.',
  'Client restored successfully.': 'Customer restored.',
  'Multiple Client restored successfully.': 'Customers restored.',
  'Vendor detail added successfully.': 'Vendor added.',
  'Vendor detail updated successfully.': 'Vendor saved.',
  'Vendor deleted successfully.': 'Vendor deleted.',
  'Vendor restored successfully.': 'Vendor restored.',
  'Multiple Vendor deleted successfully.': 'Vendors deleted.',
  'Multiple Vendor restored successfully.': 'Vendors restored.',
  'Item added successfully.': 'Item added.',
  'Item details updated successfully.': 'Item saved.',
  'Product deleted successfully.': 'Item deleted.',
  'Multiple Product deleted successfully.': 'Items deleted.',
  'Product restored successfully.': 'Item restored.',
  'Multiple Product restored successfully.': 'Items restored.',
  'Product count updated successfully.': 'Stock counted.',
  'Quantity Increased successfully.': 'Stock increased.',
  'Quantity Decreased successfully.': 'Stock decreased.',
  'Bank created': 'Bank account added.',
  'TAccount added successfully.': 'Account added.',
  'TAccount updated successfully.': 'Account saved.',
  'Bank Set as default successfully.': 'Default bank account changed.',
  'Bank deleted successfully.': 'Bank account deleted.',
  'Funds have been added': 'Funds added.',
  'Funds have been removed': 'Funds removed.',
  'Tax has been added.': 'Tax added.',
  'Tax has been deleted.': 'Tax deleted.',
  'Created invoice template.': 'Template created.',
  'invoice template set as default.': 'Default template changed.',
  // Settings
  'Date set.': 'Fiscal year saved.',
  'Unable to set date.': 'Choose a month from January to December.',
  'Location has been added': 'Location added.',
  'Changes have been saved': 'Changes saved.',
  'Location has been deactivated': 'Location deactivated.',
  'Transfer has been initiated': 'Goods are in transit.',
  'Transfer has been updated': 'Transfer saved.',
  'Transfer status has been updated': 'Transfer updated.',
  'Multicurrency is enabled.': 'Multi-currency is on.',
  // Signing in, and the team
  'Your Email is changed succesfully.': 'Email changed.',
  'Your Email Account is succesfully verified.': 'Email confirmed.',
  'Please use only valid link sent to your email.':
    'This link isn’t valid or has expired. Use the latest one we emailed you.',
  'Code resent successfuly.': 'We’ve sent you a new code.',
  'Password changed successfully.': 'Password changed.',
  'Team member password added.': 'Password set.',
  'Team member validated.': 'Invitation accepted.',
  'Team member deactivated.': 'Member deactivated.',
  'invitation sent': 'Invitation sent.',
  'invitation sent.': 'Invitation sent.',
  // What failed
  'Please wait a couple of minutes and try again.':
    'Too many attempts. Wait a couple of minutes and try again.',
  'Session has expired, please log in again.': 'Your session has expired. Sign in again.',
  'An unexpected error occured, please refresh and try again': failures.broken,
  'An error occured while fetching currency, please refresh and try again':
    'We couldn’t load the currencies. Refresh the page and try again.',
  'An error occured while fetching CSV headers, please refresh and try again':
    'We couldn’t load the columns. Refresh the page and try again.',
  'An error occurred while fetching the category list, please refresh to try again':
    'We couldn’t load the categories. Refresh the page and try again.',
  'Paypal account disconnected': 'PayPal account disconnected',
};

/** The sentence the page shows for one that came over the wire, or that the page's own rules give in the spec's words. */
export const displayed = (sentence: string): string => displayedSentences[sentence] ?? sentence;
