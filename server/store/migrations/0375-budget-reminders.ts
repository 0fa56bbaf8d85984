/** Whether a budget of expenses is among what waits for somebody once a month of it is nearly spent. */
export const budgetReminders = `
alter table budget add column reminds bool not null default false;
alter table budget add check (type = 'Expense' or not reminds);
`;
