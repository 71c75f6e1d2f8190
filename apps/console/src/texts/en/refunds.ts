/** Money that operators return. */
export const refunds = {
  money: 'Payment',
  paid_buyer: 'Paid by the buyer',
  paid_seller: 'Paid by the owner',
  returned: 'Returned',
  left: 'Remaining',
  refund: 'Refund',
  titleOf: 'Refund order {number}',
  goes_buyer:
    'The money is returned to the buyer by the original payment method. The owner’s profit is reduced in proportion.',
  goes_seller:
    'The money is returned to the owner by the original payment method: to the card, or to the earnings.',
  cancels:
    'Nothing has been shipped yet: a full refund cancels the order, and the buyer is refunded as well.',
  what: 'What to refund',
  whole: 'Full remaining amount',
  lines: 'Items',
  amount: 'An amount',
  unitsOf: '{left} of {all} can be refunded · {each} each',
  allUnits: 'Nothing is left to ship, so shipping is refunded too.',
  areBack: 'The shipped items are back in the warehouse',
  note: 'Reason, for the books',
  noteNeeded: 'Please enter a reason of at least 3 characters',
  giveBack: 'Refund {amount}',
  tooMuch: 'At most {left} can be refunded',
  done: 'Refund sent',
  doneOf: '{number}: {amount} is being refunded',
  state_due: 'In progress',
  state_unknown: 'Awaiting the provider',
  state_done: 'Refunded',
  state_failed: 'Rejected',
  reason_late: 'Late payment',
  reason_cancelled: 'Order cancelled',
  reason_operator: 'By an operator',
  reason_owner: 'By the seller',
  reason_buyer: 'Cancelled by the buyer',
  reason_provider: 'At the payment provider',
  reason_uncaptured: 'Part not captured',
  to_buyer: 'to the buyer',
  to_seller: 'to the owner',
  retry: 'Ask the provider again',
} as const;

/** What the owner of a store does about money that goes back. */
export const ownRefunds = {
  refundBuyer: 'Refund the buyer',
  goes: 'The money is returned to the buyer from your payment account, by the original payment method.',
  willCancel: 'You have not paid for this order yet: it is cancelled, and you owe nothing.',
  willClose:
    'The order is closed, and unshipped items are not sent. What you paid the platform is not refunded automatically; request it afterwards.',
  willGoOn: 'The order continues: everything still open will be shipped.',
  willOweLess: 'These items are not shipped, and you no longer owe the platform their price.',
  willStay:
    'Items that have not been shipped are not sent. What you paid the platform for them is not refunded automatically; request it afterwards.',
  note: 'Reason, for your records',
  notePlaceholder: 'It arrived broken',
  ask: 'Request a refund',
  askOwn: 'Request a refund of your payment',
  askTitle: 'Request a refund: {number}',
  askLineBuyer:
    'The platform received the buyer’s payment, so operators make the refund. Your profit is reduced in proportion.',
  askLineSeller:
    'Operators review what you paid the platform for this order and refund it by the original payment method.',
  askReason: 'What should be refunded, and why?',
  askPlaceholder: 'One of the two lamps arrived broken',
  askSend: 'Send the request',
  asked: 'Request sent',
  request_open: 'You requested a refund. Operators will reply.',
  request_granted: 'The refund you requested has been made.',
  request_declined: 'Operators declined the refund you requested.',
  answer: 'Answer: {answer}',
} as const;

/** What operators decide about an owner's request, and about what is not sent. */
export const refundDecisions = {
  asked: 'The owner requests a refund',
  granted: 'The owner’s request was approved',
  declinedOf: 'The refund request for {number} was declined; the owner gets an email',
  declined: 'The owner’s request was declined',
  decline: 'Decline',
  declineTitle: 'Decline the refund of {number}',
  declineLine: 'No money moves. The owner is notified by email and on the order.',
  cancelOrder: 'Cancel the order',
  cancelRest: 'Cancel unshipped items',
  cancelTitle: 'Cancel order {number}',
  cancelRestTitle: 'Cancel the rest of order {number}',
  cancelWholeLine: 'Nothing has been shipped: the order ends, and its items go back into stock.',
  cancelRestLine_one:
    '{count} item has not been shipped and will not be. Shipped items stay as they are.',
  cancelRestLine_other:
    '{count} items have not been shipped and will not be. Shipped items stay as they are.',
  back_buyer: 'Back to the buyer',
  back_seller: 'Back to the owner',
  nothingBack: 'Nobody has paid for this, so nothing is refunded.',
  cancelledWhole: '{number} is cancelled',
  cancelledRest: 'Units of {number} cancelled: {count}',
  keepOrder: 'Keep the order',
} as const;
