/**
 * A way to a shop keeps the permission that was exchanged for its code, sealed, until the shop is connected: somebody who first has to
 * switch foreign currencies on goes on from there, without leaving for the shop once more.
 */
export const storePermission = 'alter table store_authorisation add column permission text';
