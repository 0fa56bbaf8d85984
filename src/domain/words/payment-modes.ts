/** How money is paid, in the names of the spec. */

export const cash = 'Cash';
export const bankTransfer = 'Bank Transfer';
export const pos = 'POS';
export const onlinePayment = 'Online payment';
export const mobileMoney = 'Mobile Money Transfer';
