/** What a status means to those who only look at a quote. What may happen in it, its lifecycle says. */
export const isOpen = (status: string): boolean => status === 'Open';
export const isDeleted = (status: string): boolean => status === 'Deleted';
