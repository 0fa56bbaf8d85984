/** A list of documents, whatever their kind. */

// Its columns
export const number = 'Number';
export const otherParty = { customer: 'Customer', vendor: 'Vendor' } as const;
export const due = 'Due';
export const paidAtOnce = 'paid at once';
export const status = 'Status';
export const type = 'Type';
export const channel = 'Channel';

// What is above it
export const summary = 'Summary';
export const searchOf = (role: 'customer' | 'vendor') => `Search number, ${role}, item`;
export const firstDocument = ({ document }: { document: string }) => `Create your first ${document}`;
/** Of what a vendor wrote. */
export const firstEntered = ({ document }: { document: string }) => `Enter your first ${document}`;
export const allTypes = 'All types';
export const order = 'Order';
export const open = 'Open';
export const edit = 'Edit';
export const print = 'Print';
export const send = 'Send';
export const downloadPdf = 'Download PDF';

// Its columns of money, and what is late
export const amount = 'Amount';
export const outstanding = 'Outstanding';
export const overdue = 'Overdue';
/** The badge of a document whose rest was given up, by the side of the books it stands on. */
export const forgiven = { receivable: 'Written off', payable: 'Discount taken' } as const;

// What is done with picked rows of a kind that posts nothing, and what is said of several of any kind
export const deleteThem = 'Delete';
/** After how many there are of each type: “2 bills”. */
export const severalDeleted = ({ documents }: { documents: string }) => `${documents} deleted.`;
export const severalRestored = ({ documents }: { documents: string }) => `${documents} restored.`;
export const restore = 'Restore';
