/** Whether somebody had come to the review of an import that has not begun. */
export const importReviewed = `
alter table import_run add column reviewed bool not null default false;
comment on column import_run.reviewed is 'What it will do was looked at by its matching: its page goes on there.';
`;
