/** What a draft is called, which has no number yet: "Draft invoice". */
export const draftTitle = ({ title }: { title: string }) => `Draft ${title.toLowerCase()}`;
