import { counted } from './everywhere.ts';

const people = (seats: number): string => counted(seats, 'person', 'people');

/** What people read about the seats of a plan. */
export const seats = {
  noneToInvite: (seats: number) =>
    `Your plan is for ${people(seats)}, and no seat is free. Get more seats, or deactivate someone or withdraw an invitation.`,
  noneToJoin:
    'No seat is free in this business. Your invitation stays open: ask the person who invited you to make room, then try again.',
  onPlanFor: (seats: number) =>
    `Your business is on a plan for ${people(seats)}. You can read and export; an owner can get more seats or choose who keeps working.`,
  tooFew: ({ seats, holders }: { seats: number; holders: readonly string[] }) =>
    `${counted(holders.length, 'seat is', 'seats are')} used, by ${holders.join(', ')}. Deactivate someone or withdraw an invitation first, or keep more than ${seats}.`,
  ownersChoose: 'Only an owner chooses who keeps working.',
  chooseMembers: 'Choose among those who work in the business now.',
  chooseFewer: (seats: number) => `There’s a seat for ${people(seats)}. Choose no more than that.`,
  chooseAnOwner: 'Choose at least one owner.',
  chosen: 'Saved who keeps working.',
  dropped: 'Removed from the list.',
} as const;
