/** A figure beside what it is compared with. */

export const asMuchAs = 'As much as';
export const moreThan = ({ change }: { change: string }) => `${change} more than`;
export const lessThan = ({ change }: { change: string }) => `${change} less than`;
