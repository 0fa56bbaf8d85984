/** A text for people to read: its lead, and its parts by name. */
export interface PlainText {
  title: string;
  lead: string;
  parts: readonly { head: string; text: string }[];
}

/** What holds between whoever runs an installation and those who use it, as far as the product itself decides it. */
export const termsOfUse: PlainText = {
  title: 'Terms of use',
  lead: 'This copy of Counterfoil is run by its operator, who may agree on more with you than is written here. This is what the product itself does and doesn’t do.',
  parts: [
    {
      head: 'Your books are yours',
      text: 'What you and your team enter belongs to your business. The operator can give you everything as one archive, which another installation can restore.',
    },
    {
      head: 'What is posted stays',
      text: 'An entry in the books is never changed or removed. A mistake is corrected by a reversal, so anyone can see later what happened. Deleted documents and customers are archived, not erased.',
    },
    {
      head: 'Your account',
      text: 'An account is one person’s. Keep your password to yourself, and sign out devices you don’t recognise under Security. The owner of a business decides who works in it and in which role.',
    },
    {
      head: 'No advice, no warranty',
      text: 'Counterfoil computes what you tell it to, with the taxes you enter. It doesn’t know the law of your country and gives no tax advice. It comes without a warranty.',
    },
  ],
};

/** What is kept of people, and who sees it. */
export const privacyNotice: PlainText = {
  title: 'Privacy',
  lead: 'What this product keeps about you, where, and for how long. It has no analytics, no advertising and no third-party scripts.',
  parts: [
    {
      head: 'About you',
      text: 'Your names, your email address, a picture if you give one, and your password as a hash that can’t be reversed. For each session: when it began and was last used, its network address and the kind of browser, until it ends.',
    },
    {
      head: 'About your business',
      text: 'Documents, customers, items and books as you enter them, and who did what when. The members of the business see what their role lets them; nobody outside sees anything except documents you share by link, until you revoke the link.',
    },
    {
      head: 'In your browser',
      text: 'A key to your session, your choice of theme and business, and what you typed into forms but haven’t saved. Signing out clears everything except the theme. Two cookies are used only for signing in: one lasts a minute and carries your session to the next page; one lasts a year, is sent only when you sign in, and tells your own attempts from a stranger’s.',
    },
    {
      head: 'Where it goes',
      text: 'Everything stays on the operator’s server. Emails leave through the operator’s mail server and payments through the payment provider they chose, each with no more than it needs.',
    },
  ],
};

/** What holds of plans. */
export const subscriptionTerms: PlainText = {
  title: 'Subscription terms',
  lead: 'What a plan decides on this installation, where nothing is charged.',
  parts: [
    {
      head: 'The trial',
      text: 'A new business tries Counterfoil for fourteen days, with fifteen invoices and fifteen items. Then it moves to the Free plan by itself; there’s nothing to cancel.',
    },
    {
      head: 'Limits',
      text: 'A plan’s limits count the invoices, items and customers that exist and are not deleted. At a limit nothing more can be added; nothing you have is hidden, changed or removed.',
    },
    {
      head: 'Changing plan',
      text: 'Owners and admins change the plan under Plans. The change is immediate, up or down. What a smaller plan doesn’t include is kept as it is until a larger plan opens it again.',
    },
  ],
};
