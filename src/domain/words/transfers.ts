import { documentFaults } from './documents.ts';

/** What is said of stock transfers on both sides. */
export const transfer = {
  // Faults
  sourceMissing: 'Choose the location the goods leave from.',
  destinationMissing: 'Choose the location the goods go to.',
  sameLocation: 'Choose a different location. Goods can’t be transferred to where they are.',
  dayMissing: documentFaults.issueDateMissing,
  dayInFuture: 'Choose today or an earlier date.',
  notesTooLong: 'Use at most 2000 characters.',
  linesMissing: 'Add at least one item.',
  itemMissing: 'Choose an item.',
  notCounted: ({ product }: { product: string }) =>
    `${product} isn’t counted in stock, so it can’t be transferred.`,
  itemDeleted: ({ product }: { product: string }) =>
    `${product} was deleted. Restore it, or remove the line.`,
  linesChanged: 'The items of this transfer have changed. Reload the page to see them.',
  arrivedBefore: ({ day }: { day: string }) => `Goods can’t arrive before they left on ${day}.`,
  nothingArrived: 'Nothing arrived, so there’s nothing to send back.',
  sourceFixed: 'The location the goods left from can’t change. Cancel this transfer and make a new one.',

  // What the books say beside its entries
  restWrittenDown: ({ product }: { product: string }) => `${product} lost in transit`,
};

/** What the pages of stock transfers say. */
export const transferPages = {
  transferWords: {
    title: 'Stock transfers',
    add: 'New transfer',
    first: 'Transfer stock',
    empty: 'Goods you move from one location to another will appear here.',
    searchPlaceholder: 'Search number, item, notes',
    number: 'Number',
    source: 'From',
    destination: 'To',
    date: 'Date',
    status: 'Status',
    all: 'All',
    order: 'Sort by',
    newest: 'Most recent',
    oldest: 'Least recent',
    byNumber: 'Number',
    open: 'Open',

    newTitle: (number: string) => `New stock transfer ${number}`,
    viewTitle: (number: string) => `Stock transfer ${number}`,
    editTitle: (number: string) => `Edit stock transfer ${number}`,
    save: 'Send goods',
    saveChanges: 'Save transfer',
    chooseLocation: 'Choose a location',
    onDay: 'Ship date',
    notes: 'Notes',
    items: 'Items',
    addItem: 'Add an item',
    findItem: 'Find an item by name or SKU',
    chooseSource: 'Choose where the goods leave from first.',
    item: 'Item',
    quantity: 'Quantity',
    available: 'Available',
    there: 'At destination',
    remove: (item: string) => `Remove ${item}`,
    needsLocations: 'You need a second location before you can transfer stock.',
    toLocations: 'Go to locations',

    effects: 'What this will do',
    effectsWait: 'Choose both locations and the quantities to see what this will do.',
    leaves: ({ quantity, item, place, left }: Record<'quantity' | 'item' | 'place' | 'left', string>) =>
      `${quantity} ${item} will leave ${place}, leaving ${left}.`,
    comesBack: ({ quantity, item, place, left }: Record<'quantity' | 'item' | 'place' | 'left', string>) =>
      `${quantity} ${item} will come back to ${place}, which will then have ${left}.`,
    inTransit: ({ place, amount }: { place: string; amount: string }) =>
      `They’ll be in transit to ${place}, worth ${amount}, and can’t be sold until they arrive.`,
    lessInTransit: ({ amount }: { amount: string }) => `Goods worth ${amount} less will be in transit.`,
    nothingMoves: 'That was done before. Nothing will move.',
    fromTo: ({ before, after }: Record<'before' | 'after', string>) => `${before} → ${after}`,
    transit: 'In transit',
    arrives: ({ amount }: { amount: string }) => `Goods worth ${amount} will no longer be in transit.`,
    departs: ({ amount }: { amount: string }) =>
      `Goods worth ${amount} will be in transit, and can’t be sold until they arrive.`,
    writesOff: ({ amount }: { amount: string }) => `${amount} will be written off.`,
    checking: 'Checking what’s in stock…',
    sameGoods: 'The goods in transit stay the same.',

    edit: 'Edit',
    mark: 'Receive all',
    receive: 'Receive part',
    cancel: 'Cancel transfer',
    reverse: 'Send back',
    details: 'Transfer details',
    leftOn: 'Shipped on',
    arrivedOn: 'Arrived on',
    sent: 'Sent',
    received: 'Received',
    rest: 'Missing',
    wentBack: (quantity: string) => `${quantity} went back`,
    writtenDown: (quantity: string, reason: string) => `${quantity} written off: ${reason}`,
    reverses: 'Sends back',
    reversedBy: 'Sent back by',
    happened: {
      'transfer.create': 'Sent',
      'transfer.update': 'Edited',
      'transfer.mark': 'Received',
      'transfer.receive': 'Received in part',
      'transfer.cancel': 'Cancelled',
      'transfer.reverse': 'Sent back',
    } as Readonly<Record<string, string>>,

    acts: {
      mark: {
        title: (number: string) => `Receive all of ${number}`,
        lead: 'All of the goods arrived.',
        wait: 'Enter the day they arrived to see what this will do.',
      },
      cancel: {
        title: (number: string) => `Cancel ${number}`,
        lead: (day: string | null) =>
          `The goods come back to where they left from, ${day ? `on ${day}` : 'today'}.`,
      },
      reverse: {
        title: (number: string) => `Send ${number} back`,
        lead: () => 'The goods leave today, by a new transfer the other way.',
      },
    },
    keep: 'Keep as it is',
    receiveTitle: (number: string) => `Receive ${number}`,
    receiveLead: 'Enter what arrived, and choose what happens to anything missing.',
    receiveWait: 'Enter what arrived of each item to see what this will do.',
    receiveSave: 'Receive goods',
    arrivalDay: 'Date of arrival',
    arrivedOf: (item: string, sent: string) => `${item}: ${sent} sent`,
    restOf: (item: string) => `Missing: ${item}`,
    chooseRest: 'Choose what happens to it',
    restMissing: (item: string) => `Choose what happens to the missing ${item}.`,
    restBack: 'Goes back to the source',
    restWrittenDown: 'Is lost: write it off',
    reasonOf: (item: string) => `Reason for ${item}`,
  } as const,

  /** A transfer's status as it is shown. */
  transferStatuses: {
    InTransit: { word: 'In transit', tone: 'waiting' as const, sentence: 'on its way' },
    Transferred: { word: 'Transferred', tone: 'settled' as const, sentence: 'at the destination' },
    Cancelled: { word: 'Cancelled', tone: 'stopped' as const, sentence: 'back at the source' },
  },
};
