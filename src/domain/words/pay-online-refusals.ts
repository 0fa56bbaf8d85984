/** What a customer is told where their invoice can’t be paid online. */
export const noWayForVisitors = 'Online payment isn’t available for this invoice. Please pay another way.';

/** What a member is told of the providers that aren’t connected, beside why the others can’t be used. */
export const noneConnected = 'No payment provider is connected. Connect one in payment settings first.';
export const noOtherConnected = 'No other payment provider is connected.';
