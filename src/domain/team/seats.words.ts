import type { UpgradePrompt } from '../access/plans.words.ts';
import { access, counted } from '../words/everywhere.ts';

const people = (seats: number): string => counted(seats, 'person', 'people');
const planFor = (seats: number): string => `Your business is on a plan for ${people(seats)}`;
const chooseWhoKeepsWorking = 'Choose who keeps working';

/** What people read about the seats of a plan. */
export const seats = {
  noneToInvite: (seats: number) =>
    `Your plan is for ${people(seats)}, and no seat is free. Get more seats, or deactivate someone or withdraw an invitation.`,
  noneToJoin:
    'No seat is free in this business. Your invitation stays open: ask the person who invited you to make room, then try again.',
  onPlanFor: (seats: number) =>
    `${planFor(seats)}. You can read and export; an owner can get more seats or choose who keeps working.`,
  tooFew: ({ seats, holders }: { seats: number; holders: readonly string[] }) =>
    `${counted(holders.length, 'seat is', 'seats are')} used, by ${holders.join(', ')}. Deactivate someone or withdraw an invitation first, or keep more than ${seats}.`,
  ownersChoose: 'Only an owner chooses who keeps working.',
  chooseMembers: 'Choose among those who work in the business now.',
  chooseFewer: (seats: number) => `There’s a seat for ${people(seats)}. Choose no more than that.`,
  chooseAnOwner: 'Choose at least one owner.',
  chosen: 'Saved who keeps working.',
  dropped: 'Removed from the list.',
} as const;

/** What is said where no seat is free, and to whom has none. */
export const seatPrompts: {
  addMember: UpgradePrompt;
  aboveSeats: (seats: number) => UpgradePrompt;
} = {
  addMember: {
    picture: 'people',
    header: access.limitReached,
    title: 'Invite more people',
    subtitle: 'You’ve used all the seats in your plan. We’ve kept this invitation on the team page.',
    bullets: [
      'Everyone on your team stays',
      'Deactivate someone or withdraw an invitation to free a seat',
      'You can send it once a seat is free',
    ],
  },
  aboveSeats: (seats: number) => ({
    picture: 'people',
    header: 'Team',
    title: planFor(seats),
    subtitle: 'More people work in it, and you don’t have one of its seats. What you typed isn’t lost.',
    bullets: [
      'You can read and export everything your role allows',
      'An owner can choose who keeps working',
      'With more seats you can continue right away',
    ],
  }),
};

/** What is beside those prompts. */
export const seatPromptWords = {
  label: 'Seats',
  roomWith: (plan: string) => `The ${plan} plan has room for more people.`,
  chooseWhoKeepsWorking,
} as const;

/** The team page, as far as it is about seats. */
export const seatWords = {
  used: ({ used, seats }: { used: number; seats: number }) =>
    `${used} of ${counted(seats, 'seat', 'seats')} used`,
  readsOnly: 'Reads only',
  tooMany: ({ active, seats }: { active: number; seats: number }) =>
    `Your plan is for ${people(seats)}, and ${active} work here. Those marked “Reads only” can read and export.`,
  banner: (seats: number) => `${planFor(seats)}. You can read and export, but not change anything.`,
  chooseWhoKeepsWorking,
  chooseLead: (seats: number) =>
    `Choose up to ${people(seats)}, at least one of them an owner. The others can sign in, read and export. Seats left over go to owners first, then to those who joined earlier.`,
  save: 'Save',
  getMoreSeats: 'Get more seats',
  member: ({ name, role }: { name: string; role: string }) => `${name}, ${role}`,
  waiting: 'Waiting for a seat',
  waitingLead: 'No seat was free when you invited them. You can send these invitations once there’s room.',
  canBeInvited: 'There’s room for them now',
  canBeInvitedLead: 'No seat was free when you invited them. Send the invitations now, or remove them.',
  refusedOn: 'Refused on',
  send: 'Send invitation',
  drop: 'Remove from the list',
} as const;
