/** How much one person may do that reaches or costs others, whatever they pay: settings of the installation. */
export interface Bounds {
  /** Businesses a user may open in a day. */
  businessesPerDay: number;
  /** Invitations of one business that wait to be accepted. */
  openInvites: number;
  /** Invitations a user may send in a day, over all their businesses. */
  invitesPerDay: number;
  /** Mails to customers a user may send in any fifteen minutes, over all their businesses. */
  customerMails: number;
}

export const usualBounds: Bounds = {
  businessesPerDay: 5,
  openInvites: 20,
  invitesPerDay: 50,
  customerMails: 200,
};

const week = 7 * 86_400_000;

/** The bounds of an account: in its first week a third of them, rounded up. */
export const boundsOf = (bounds: Bounds, since: Date, now: Date): Bounds => {
  if (now.getTime() - since.getTime() >= week) return bounds;
  const third = (most: number) => Math.ceil(most / 3);
  return {
    businessesPerDay: third(bounds.businessesPerDay),
    openInvites: third(bounds.openInvites),
    invitesPerDay: third(bounds.invitesPerDay),
    customerMails: third(bounds.customerMails),
  };
};
