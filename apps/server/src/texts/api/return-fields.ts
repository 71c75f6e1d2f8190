/** Fields of what buyers request: returns, refunds, cancellations. */
export const returnFields: Readonly<Record<string, string>> = {
  refusal:
    'Why it was refused; null in every other state, and when the goods had been sent meanwhile.',
  returnAddress: 'Where the goods are to be sent; null unless a return was approved.',
  sendBefore: 'Until when the goods are to be sent; null unless a return was approved.',
  labelUrl: 'The address of a prepaid label for the parcel; null when there is none.',
  postage: 'Who pays for the parcel that comes back; null until a return is approved.',
  shippingFee:
    'The standard shipping fee within the value, because the whole order comes back in time; null for none.',
  cancelsAlone:
    'Whether a cancellation needs no answer: nothing is packed, and the money goes back at once.',
  wholeReturn:
    'The standard shipping fee that comes back with the whole order, and until when that is to be requested; null for none.',
  fee: 'The standard shipping fee.',
  returnable: 'How many delivered units can be returned or refunded now.',
  cancellable: 'How many units that are not sent can be cancelled now.',
  returnUntil: 'Until when delivered units can be returned; null while there are none.',
  windowDays: 'For how many days after its delivery a unit can be returned.',
  requests: 'What was requested of the order, the newest first.',
  link: 'The secret that requests of this order are sent with.',
  answeredBy:
    'Who answers it: operators where the platform sold, the owner where the store sold itself.',
  toStock: 'Whether units that came back can be sold again.',
  expected: 'What the caller saw as its value: another amount is refused.',
  suggestedAddress: 'Where returns of this store went last, else the address of the seller.',
  'ReturnDetail.steps': 'The states that it went through, the oldest first.',
  'BuyerReturn.can': 'What its buyer can do with it now.',
  'ReturnDetail.can': 'What the caller can do with it now.',
  group:
    '`waiting` for an answer, for goods on their way back or for the refund; `underway`: approved and not sent back yet; `refunded`; `closed`: refused, withdrawn or expired.',
  'BuyerReturn.refund': 'The refund that answered it; null before.',
  'ReturnDetail.refund': 'The refund that answered it; null before.',
  isDone: 'Whether the payment provider has confirmed it.',
  buyer: 'First name and initial of the buyer.',
  withdraw: 'Whether it can be withdrawn.',
  send: 'Whether its goods are to be sent back.',
  approve: 'Whether it can be approved.',
  refuse: 'Whether it can be refused.',
  receive: 'Whether its goods can have come back.',
  underway: 'Approved, and not sent back yet.',
  mine: 'Those of the waiting ones that the caller answers.',
};
