/** Since when a customer is sent no reminders by themselves; null while they are. Source: answers.md, "Paper, mail and public pages". */
export const pausedReminders = `
alter table contact add column reminders_paused_at timestamptz;
`;
