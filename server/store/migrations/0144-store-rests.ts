/** Until when a run rests because the store asked it to wait, by the machine's time. Source: connections.md, "Orders"; workflows.md, "Online-store wizard". */
export const storeRests = `
alter table store_run add column rests_until timestamptz;
`;
