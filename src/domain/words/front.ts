/** Beside the form on the pages before somebody is in. */

export const draft = 'Draft';
export const issued = 'Issued';
export const depositPaid = 'Partly paid';
export const paid = 'Paid';
export const saying = 'The stub that stays in the book.';
export const explained =
  'Every document keeps its counterfoil: its status, what to do next and what has happened.';
