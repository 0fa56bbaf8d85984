/** A business may oblige everybody in it to have a second factor. Whoever may read and change the rest of its row may this. */
export const secondFactorRule = `
alter table business add column second_factor_needed bool not null default false;
`;
