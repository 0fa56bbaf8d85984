/** The columns of a list of documents, whatever their kind. */
export const documentListWords = {
  number: 'Number',
  customer: 'Customer',
  due: 'Due',
  paidAtOnce: 'paid at once',
  status: 'Status',
  type: 'Type',
  channel: 'Channel',
} as const;
