/** A picture of an item: a file, kept once by what it holds. Source: answers.md, "Fields", Product. */
export const itemImages = `
alter table product add column image_id uuid, add foreign key (business_id, image_id) references file;
`;
